import type { Text } from '../../api/index.ts';

/** What was typed into a cell and cannot be its value, and why. */
export interface InvalidCell {
  text: string;
  fault: Text;
  /** New cities in it that the operator has taken already. */
  fresh: readonly string[];
}
/** By cell; nothing that somebody typed is lost before they have mended it or given it up. */
export type InvalidCells = ReadonlyMap<string, InvalidCell>;

interface Cell {
  id: string;
  key: string;
}

const cellKey = ({ id, key }: Cell): string => JSON.stringify([id, key]);

export const invalidAt = (all: InvalidCells, cell: Cell): InvalidCell | null =>
  all.get(cellKey(cell)) ?? null;

export const withInvalid = (all: InvalidCells, cell: Cell, refused: InvalidCell): InvalidCells =>
  new Map([...all, [cellKey(cell), refused]]);

export function withoutInvalid(all: InvalidCells, cell: Cell): InvalidCells {
  const left = new Map(all);
  return left.delete(cellKey(cell)) ? left : all;
}

/** Those whose row is still there. */
export const invalidCellsOf = (all: InvalidCells, known: ReadonlyMap<string, unknown>): Cell[] =>
  [...all.keys()].flatMap((own) => {
    const [id = '', key = ''] = JSON.parse(own) as string[];
    return known.has(id) ? [{ id, key }] : [];
  });

/** A row has another id by now. */
export const renameInvalid = (all: InvalidCells, from: string, to: string): InvalidCells =>
  new Map(
    [...all].map(([own, refused]) => {
      const [id = '', key = ''] = JSON.parse(own) as string[];
      return [id === from ? cellKey({ id: to, key }) : own, refused];
    }),
  );
