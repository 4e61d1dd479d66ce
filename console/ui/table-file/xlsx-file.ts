// Loaded when a table is exported or imported: the libraries are 35 KB.
import readXlsx from 'read-excel-file/universal';
import writeXlsx from 'write-excel-file/universal';
import type { SheetCell } from './sheet-cells.ts';

/** The type of spreadsheet files. */
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface WrittenSheet {
  name: string;
  heads: readonly string[];
  rows: readonly (readonly SheetCell[])[];
  /** Widths of the columns in characters. */
  widths: readonly number[];
}

export interface ReadSheet {
  name: string;
  cells: SheetCell[][];
}

/** A text format: a spreadsheet would turn 0006 into 6 when the cell is edited. */
const textFormat = '@';
const dateFormat = 'yyyy-mm-dd';

export async function writeSheet({ name, heads, rows, widths }: WrittenSheet): Promise<Blob> {
  const head = heads.map((text) => ({ value: escaped(text), type: String, fontWeight: 'bold' as const }));
  const blob: Blob = await writeXlsx([head, ...rows.map((row) => row.map(writtenCell))], {
    sheet: name,
    stickyRowsCount: 1,
    columns: widths.map((width) => ({ width })),
  }).toBlob();
  return blob.type === xlsxType ? blob : new Blob([blob], { type: xlsxType });
}

function writtenCell(cell: SheetCell) {
  if (cell === null) return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (typeof cell === 'boolean') return { value: cell, type: Boolean };
  if (cell instanceof Date) return { value: cell, type: Date, format: dateFormat };
  return { value: escaped(cell), type: String, format: textFormat };
}

/** XML has no control characters; a spreadsheet writes them as `_x0001_`, and reads a text that looks so in the same way. */
function escaped(text: string): string {
  const plain = text
    .replace(/_x([0-9A-Fa-f]{4})_/g, '_x005F_x$1_')
    .replace(pairOrNotInXml, (found) => (isCharacter(found) ? found : hexesOf(found)));
  // write-excel-file 4.1.1 looks texts up in an object that inherits `constructor`.
  return plain in Object.prototype ? `_x${hexOf(plain)}_${plain.slice(1)}` : plain;
}

/** Whether a pair of halves is a character; the last two of each plane are none. */
const isCharacter = (found: string): boolean =>
  found.length === 2 && ((found.codePointAt(0) ?? 0) & 0xfffe) !== 0xfffe;

const hexesOf = (found: string): string =>
  Array.from({ length: found.length }, (_, at) => `_x${hexOf(found.charAt(at))}_`).join('');

const hexOf = (character: string): string =>
  character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');

/** Two halves of a character are one; a half alone is none. */
const pairOrNotInXml =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot have
  /[\ud800-\udbff][\udc00-\udfff]|[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ud800-\udfff\ufffe\uffff]/g;

/** @returns the sheets in their order; null where the file is no spreadsheet */
export async function readSheets(file: Blob): Promise<ReadSheet[] | null> {
  try {
    const sheets = await readXlsx(file, { trim: false });
    return sheets.map(({ sheet, data }) => ({ name: sheet, cells: data as SheetCell[][] }));
  } catch {
    return null;
  }
}
