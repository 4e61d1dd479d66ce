import type { Edit } from '../../api/index.ts';
import type { Path } from './value-form-context.ts';

/** Where an item is put: before or after another one of the list. */
export interface Beside {
  index: number;
  side: 'before' | 'after';
}

/** What can be done with the items of a list; each is one step. */
export interface ListEdits {
  insert: (at: number, values: readonly unknown[]) => Edit[];
  remove: (at: number) => Edit[];
  /** Null: it cannot go there. */
  move: (from: number, by: -1 | 1) => { edits: Edit[]; to: number } | null;
  /** Null: it cannot go there, or is there already. */
  put: (from: number, beside: Beside) => { edits: Edit[]; to: number } | null;
}

/** The edits of an ordinary list: items that nothing else names by their index. */
export function plainListEdits(file: string, path: Path, list: readonly unknown[]): ListEdits {
  return {
    insert: (at, values) =>
      list.length === 0
        ? [{ do: 'set', file, path, value: values }]
        : values.map((value, index) => ({ do: 'insert', file, path: [...path, at + index], value })),
    remove: (at) => [{ do: 'remove', file, path: [...path, at] }],
    move: (from, by) => {
      const to = from + by;
      if (to < 0 || to >= list.length) return null;
      return { to, edits: movedItem(file, path, from, to, list[from]) };
    },
    put: (from, beside) => {
      const to = indexBeside(from, beside);
      return to === from ? null : { to, edits: movedItem(file, path, from, to, list[from]) };
    },
  };
}

/** The index of an item once it was taken out and put beside another one. */
export function indexBeside(from: number, { index, side }: Beside): number {
  const slot = side === 'before' ? index : index + 1;
  return from < slot ? slot - 1 : slot;
}

/**
 * The index of an item after another one was moved, or was taken out (`to` null).
 * @returns null where it is that item itself which was taken out
 */
export function indexAfter(index: number, from: number, to: number | null): number | null {
  if (index === from) return to;
  const between = index > from ? index - 1 : index;
  return to !== null && between >= to ? between + 1 : between;
}

export const movedItem = (file: string, path: Path, from: number, to: number, value: unknown): Edit[] => [
  { do: 'remove', file, path: [...path, from] },
  { do: 'insert', file, path: [...path, to], value },
];
