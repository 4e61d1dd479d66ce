import type { Text } from '../../api/index.ts';

/** A text that was typed into a cell and is not a valid value, with the reason. */
export interface InvalidCell {
  text: string;
  fault: Text;
  /** New cities in the text that the operator has confirmed. */
  newCities: readonly string[];
}
/** By cell; a typed text stays until it is corrected or discarded. */
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

/** Those whose row still exists, without the open one. */
export const invalidCellsOf = (
  all: InvalidCells,
  known: ReadonlyMap<string, unknown>,
  open: Cell | null,
): Cell[] =>
  [...all.keys()].flatMap((own) => {
    const [id = '', key = ''] = JSON.parse(own) as string[];
    return known.has(id) && !(id === open?.id && key === open.key) ? [{ id, key }] : [];
  });

/** The id of a row has changed. */
export const renameInvalid = (all: InvalidCells, from: string, to: string): InvalidCells =>
  new Map(
    [...all].map(([own, refused]) => {
      const [id = '', key = ''] = JSON.parse(own) as string[];
      return [id === from ? cellKey({ id: to, key }) : own, refused];
    }),
  );
