import type { Field, Form } from '../../schemas/index.ts';
import type { LaidOutForm } from './further-test.ts';

const known = new WeakMap<Form, LaidOutForm>();

/**
 * The form with its fields also in an order in which each comes after those whose answers its conditions ask for, so that
 * conditions may name fields below.
 * @returns the same object for the same form; the form itself where no field asks for one below it
 */
export function inConditionOrder(form: Form): LaidOutForm {
  const before = known.get(form);
  if (before) return before;
  const inOrder = ordered(form.fields);
  const isOwn = inOrder.every((field, at) => field === form.fields[at]);
  const made = isOwn ? form : { ...form, inOrder };
  known.set(form, made);
  known.set(made, made);
  return made;
}

function ordered(fields: readonly Field[]): Field[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const found = new Set<Field>();
  const begun = new Set<Field>();
  const visit = (field: Field) => {
    // Of a circle, which `check` refuses, every field is visited once all the same.
    if (begun.has(field)) return;
    begun.add(field);
    for (const id of Object.keys(field.showWhenAnswers ?? {})) {
      const asked = byId.get(id);
      if (asked) visit(asked);
    }
    found.add(field);
  };
  for (const field of fields) visit(field);
  return [...found];
}
