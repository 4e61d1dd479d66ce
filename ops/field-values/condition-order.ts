import { keysOf, member } from '../json/json-values.ts';

/** The fields of a form by what their conditions on answers ask for. */
export interface ConditionOrder {
  /** Each comes after those whose answers it asks for; where they go round in a circle, in their own order. */
  fields: readonly unknown[];
  /** The circles, each as ids from the first of its fields back to it. */
  circles: readonly (readonly string[])[];
}

const idOf = (field: unknown): string => String(member(field, 'id'));

/** Orders the fields of a form, or of one entry of a group, by what their `showWhenAnswers` name. */
export function conditionOrder(fields: readonly unknown[]): ConditionOrder {
  const byId = new Map([...fields].reverse().map((field) => [idOf(field), field]));
  const ordered: unknown[] = [];
  const circles: string[][] = [];
  const path: string[] = [];
  const done = new Set<unknown>();
  const visit = (field: unknown) => {
    if (done.has(field)) return;
    const id = idOf(field);
    const start = path.indexOf(id);
    if (start >= 0) {
      circles.push([...path.slice(start), id]);
      return;
    }
    path.push(id);
    for (const asked of keysOf(member(field, 'showWhenAnswers'))) {
      const other = byId.get(asked);
      if (other !== undefined) visit(other);
    }
    path.pop();
    done.add(field);
    ordered.push(field);
  };
  for (const field of fields) visit(field);
  return { fields: ordered, circles };
}
