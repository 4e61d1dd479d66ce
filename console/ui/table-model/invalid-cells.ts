import type { Text } from '../../api/index.ts';

/** What was typed into a cell and cannot be its value, and why. */
export interface RefusedText {
  text: string;
  fault: Text;
  /** New cities in it that the operator has taken already. */
  fresh: readonly string[];
}
/** By cell; nothing that somebody typed is lost before they have mended it or given it up. */
export type RefusedTexts = ReadonlyMap<string, RefusedText>;

interface Cell {
  id: string;
  key: string;
}

const cellKey = ({ id, key }: Cell): string => JSON.stringify([id, key]);

export const refusedAt = (all: RefusedTexts, cell: Cell): RefusedText | null =>
  all.get(cellKey(cell)) ?? null;

export const withRefused = (all: RefusedTexts, cell: Cell, refused: RefusedText): RefusedTexts =>
  new Map([...all, [cellKey(cell), refused]]);

export function withoutRefused(all: RefusedTexts, cell: Cell): RefusedTexts {
  const left = new Map(all);
  return left.delete(cellKey(cell)) ? left : all;
}

/** Those whose row is still there. */
export const refusedCells = (all: RefusedTexts, known: ReadonlyMap<string, unknown>): Cell[] =>
  [...all.keys()].flatMap((own) => {
    const [id = '', key = ''] = JSON.parse(own) as string[];
    return known.has(id) ? [{ id, key }] : [];
  });

/** A row has another id by now. */
export const movedRefused = (all: RefusedTexts, from: string, to: string): RefusedTexts =>
  new Map(
    [...all].map(([own, refused]) => {
      const [id = '', key = ''] = JSON.parse(own) as string[];
      return [id === from ? cellKey({ id: to, key }) : own, refused];
    }),
  );
