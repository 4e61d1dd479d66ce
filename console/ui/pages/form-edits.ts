import { itemsOf, member, stringsOf } from '../../../ops/json/json-values.ts';
import type { Edit } from '../../api/index.ts';
import { indexBeside, type ListEdits, movedItem } from '../value-form/list-edits.ts';

/** A step as it is written, with its fields by id. */
interface Step {
  title: string;
  fields: readonly string[];
}

const fieldsPath = ['fields'] as const;
const stepsPath = ['steps'] as const;
const idOf = (field: unknown): string => String(member(field, 'id') ?? '');
const idsOf = (form: unknown): string[] => itemsOf(member(form, 'fields')).map(idOf);

export const stepsOf = (form: unknown): Step[] =>
  itemsOf(member(form, 'steps')).map((step) => ({
    title: String(member(step, 'title') ?? ''),
    fields: stringsOf(member(step, 'fields')),
  }));

/** The step that has a field; the last one for a field that none has, so that it is seen. */
export function stepOfField(form: unknown, id: string): number {
  const steps = stepsOf(form);
  const at = steps.findIndex(({ fields }) => fields.includes(id));
  return at === -1 ? steps.length - 1 : at;
}

/** The indexes of the fields of a step, in their order. */
export const indexesOfStep = (form: unknown, step: number): number[] =>
  idsOf(form).flatMap((id, index) => (stepOfField(form, id) === step ? [index] : []));

/** The edits that give a form these steps, whose fields follow the order; fewer than two steps are none. */
function stepsEdits(file: string, form: unknown, next: readonly Step[], order: readonly string[]): Edit[] {
  const before = stepsOf(form);
  if (before.length === 0 && next.length === 0) return [];
  const steps = next
    .map((step) => ({ ...step, fields: order.filter((id) => step.fields.includes(id)) }))
    .filter(({ fields }) => fields.length > 0);
  if (JSON.stringify(steps) === JSON.stringify(before)) return [];
  if (steps.length < 2) return before.length === 0 ? [] : [{ do: 'remove', file, path: stepsPath }];
  return [
    { do: 'set', file, path: stepsPath, value: steps, ...(before.length === 0 && { before: 'fields' }) },
  ];
}

const withMember = (steps: readonly Step[], step: number, ids: readonly string[]): Step[] =>
  steps.map((one, at) => {
    const others = one.fields.filter((id) => !ids.includes(id));
    return { ...one, fields: at === step ? [...others, ...ids] : others };
  });

/** The edits of the fields of a form: each field stays in exactly one step, and no step is empty. */
export function fieldListEdits(file: string, form: unknown): ListEdits {
  const fields = itemsOf(member(form, 'fields'));
  const ids = idsOf(form);
  const steps = stepsOf(form);
  return {
    insert: (at, values) => {
      const added = values.map(idOf);
      const order = [...ids.slice(0, at), ...added, ...ids.slice(at)];
      const step = Math.max(0, stepOfField(form, ids[at - 1] ?? ids[0] ?? ''));
      return [
        ...values.map(
          (value, index): Edit => ({ do: 'insert', file, path: [...fieldsPath, at + index], value }),
        ),
        ...stepsEdits(file, form, withMember(steps, step, added), order),
      ];
    },
    remove: (at) => {
      const order = ids.filter((_, index) => index !== at);
      return [
        { do: 'remove', file, path: [...fieldsPath, at] },
        ...stepsEdits(file, form, withMember(steps, -1, [ids[at] ?? '']), order),
      ];
    },
    move: (from, by) => {
      if (steps.length === 0) {
        const to = from + by;
        return ids[to] === undefined
          ? null
          : { to, edits: movedItem(file, fieldsPath, from, to, fields[from]) };
      }
      const step = stepOfField(form, ids[from] ?? '');
      const own = indexesOfStep(form, step);
      const to = own[own.indexOf(from) + by];
      if (to !== undefined) {
        const order = movedOrder(ids, from, to);
        const edits = [
          ...movedItem(file, fieldsPath, from, to, fields[from]),
          ...stepsEdits(file, form, steps, order),
        ];
        return { to, edits };
      }
      return moveToStep(file, form, from, step + by, by === 1 ? 'first' : 'last');
    },
    put: (from, beside) => {
      const to = indexBeside(from, beside);
      const step = stepOfField(form, ids[beside.index] ?? '');
      if (steps.length > 0 && step !== stepOfField(form, ids[from] ?? ''))
        return putInStep(file, form, from, step, to);
      if (to === from) return null;
      const order = movedOrder(ids, from, to);
      return {
        to,
        edits: [
          ...movedItem(file, fieldsPath, from, to, fields[from]),
          ...stepsEdits(file, form, steps, order),
        ],
      };
    },
  };
}

function movedOrder(ids: readonly string[], from: number, to: number): string[] {
  const others = ids.filter((_, index) => index !== from);
  return [...others.slice(0, to), ids[from] ?? '', ...others.slice(to)];
}

/** Moves a field to another step; null where its own would be empty. */
export function moveToStep(
  file: string,
  form: unknown,
  from: number,
  step: number,
  end: 'first' | 'last' = 'last',
): { edits: Edit[]; to: number } | null {
  const target = indexesOfStep(form, step);
  const index = end === 'first' ? target[0] : target.at(-1);
  if (index === undefined || step === stepOfField(form, idsOf(form)[from] ?? '')) return null;
  const side = end === 'first' ? 'before' : 'after';
  return putInStep(file, form, from, step, indexBeside(from, { index, side }));
}

/** Puts a field at an index and into a step; null where its own step would be empty. */
function putInStep(
  file: string,
  form: unknown,
  from: number,
  step: number,
  to: number,
): { edits: Edit[]; to: number } | null {
  const ids = idsOf(form);
  const steps = stepsOf(form);
  const id = ids[from] ?? '';
  const isAlone = indexesOfStep(form, stepOfField(form, id)).length < 2;
  if (!steps[step] || isAlone) return null;
  const order = movedOrder(ids, from, to);
  const moved =
    from === to ? [] : movedItem(file, fieldsPath, from, to, itemsOf(member(form, 'fields'))[from]);
  return { to, edits: [...moved, ...stepsEdits(file, form, withMember(steps, step, [id]), order)] };
}

/** One step more, at the end, which begins with the last field; null where no field can be spared. */
export function addStepEdits(file: string, form: unknown, titleOf: (index: number) => string): Edit[] | null {
  const ids = idsOf(form);
  const last = ids.at(-1);
  if (last === undefined || ids.length < 2) return null;
  const steps = stepsOf(form);
  const before = steps.length > 0 ? steps : [{ title: titleOf(1), fields: ids }];
  const spared = indexesOfStep(form, steps.length - 1);
  if (steps.length > 0 && spared.length < 2) return null;
  const next = [...withMember(before, -1, [last]), { title: titleOf(before.length + 1), fields: [last] }];
  return stepsEdits(file, form, next, ids);
}

/** A step less: its fields join the one before it, or the one after the first. */
export function removeStepEdits(file: string, form: unknown, step: number): Edit[] {
  const steps = stepsOf(form);
  const heir = step === 0 ? 1 : step - 1;
  const next = withMember(steps, heir, steps[step]?.fields ?? []);
  return stepsEdits(file, form, next, idsOf(form));
}
