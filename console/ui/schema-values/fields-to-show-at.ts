import { isObject, member } from '../../../ops/json/json-values.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { answersOf } from './answers-of-form.ts';

/** Where the property stands: in a page or a form, at a path whose last key is its own. */
interface Place {
  file: unknown;
  path: readonly (string | number)[];
  formOf: (id: string) => unknown;
}

/**
 * The schema of the field at which a message is shown: a list to choose from, by the questions of the form; any other
 * property has its own schema.
 */
export function withFieldsToShowAt(node: SchemaNode, place: Place): SchemaNode {
  const [around, name] = place.path.slice(-2);
  const form = name === 'at' && around === 'show' ? formAround(place) : null;
  if (form === null) return node;
  // A field of a group is in each of its entries: a message at it would not tell at which.
  const fields = answersOf(form).filter(({ group }) => group === undefined);
  return {
    ...node,
    // Who chooses it writes no id.
    description: '显示在哪里 | Where it is shown',
    enum: ['form', ...fields.map(({ id }) => id)],
    enumDescriptions: [
      '整张表单 | The whole form',
      ...fields.map(({ label }) => `${label} | ${label}`.replaceAll('\n', ' ')),
    ],
  };
}

/** The form that is nearest around it, by its id or as the file itself. */
function formAround({ file, path, formOf }: Place): unknown {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const around = valueIn(file, path.slice(0, depth).map(String));
    const id = member(around, 'form');
    const form = typeof id === 'string' ? formOf(id) : around;
    if (isObject(form) && Array.isArray(form.fields)) return form;
  }
  return null;
}
