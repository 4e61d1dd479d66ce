import type { Edit } from '../../api/index.ts';
import type { Path } from './value-form-context.ts';

/** What can be done with the items of a list; each is one step. */
export interface ListEdits {
  insert: (at: number, values: readonly unknown[]) => Edit[];
  remove: (at: number) => Edit[];
  /** Null: it cannot go there. */
  move: (from: number, by: -1 | 1) => { edits: Edit[]; to: number } | null;
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
  };
}

export const movedItem = (file: string, path: Path, from: number, to: number, value: unknown): Edit[] => [
  { do: 'remove', file, path: [...path, from] },
  { do: 'insert', file, path: [...path, to], value },
];
