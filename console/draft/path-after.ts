import type { JsonPath } from '../edits/json-span.ts';
import type { StoredEdit } from './step.ts';

/** An edit that moves the items behind it. */
export type ListEdit = Extract<StoredEdit, { do: 'insert' | 'remove' }>;

export const isListEdit = (edit: StoredEdit): edit is ListEdit =>
  (edit.do === 'insert' || edit.do === 'remove') && typeof edit.path.at(-1) === 'number';

/**
 * The path of a place after later edits of lists, the last first; that of the list where the item has been removed since.
 */
export function pathAfter(path: JsonPath, later: readonly ListEdit[]): JsonPath {
  let now = [...path];
  for (let index = later.length - 1; index >= 0; index -= 1) {
    const { do: done, path: at } = later[index] as ListEdit;
    const [list, moved] = [at.slice(0, -1), Number(at.at(-1))];
    const own = now[list.length];
    if (typeof own !== 'number' || !list.every((key, one) => now[one] === key)) continue;
    if (done === 'insert' && own >= moved) now[list.length] = own + 1;
    else if (done === 'remove' && own === moved) now = list;
    else if (done === 'remove' && own > moved) now[list.length] = own - 1;
  }
  return now;
}
