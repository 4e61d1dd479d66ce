import { diffArrays } from 'diff';
import { isObject } from '../../ops/json/json-values.ts';

/** Items of a list from one index up to another that have been replaced by others. */
export interface Hunk {
  from: number;
  to: number;
  items: readonly unknown[];
}

/** Where a list differs from its base. */
export function hunksOf(base: readonly unknown[], other: readonly unknown[]): Hunk[] {
  const texts = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item));
  const hunks: Hunk[] = [];
  let [inBase, inOther] = [0, 0];
  let open: { from: number; inOther: number } | null = null;
  const close = () => {
    if (open) hunks.push({ from: open.from, to: inBase, items: other.slice(open.inOther, inOther) });
    open = null;
  };
  for (const { added, removed, count } of diffArrays(texts(base), texts(other))) {
    if (!added && !removed) close();
    else open ??= { from: inBase, inOther };
    if (!added) inBase += count;
    if (!removed) inOther += count;
  }
  close();
  return hunks;
}

/** Two hunks that touch may have changed the same, too: an insertion has no items of its own in the base. */
export const overlap = (one: Hunk, other: Hunk): boolean => one.from <= other.to && other.from <= one.to;

/** Whether both have changed the same item, and nothing else. */
export const areOneItem = (one: Hunk, other: Hunk): boolean =>
  one.from === other.from && isOneItem(one) && isOneItem(other);

const isOneItem = ({ from, to, items }: Hunk): boolean =>
  to - from === 1 && items.length === 1 && isObject(items[0]);
