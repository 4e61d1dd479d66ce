import { separatedRows } from '../table-model/csv.ts';
import { textOfSheetCell } from './sheet-cells.ts';
import { decodeText, type TextEncoding } from './text-file.ts';

/** A sheet of a file: its cells as texts, each row and column at its place. */
export interface SheetOfFile {
  name: string;
  cells: readonly (readonly string[])[];
}

export interface TableFile {
  name: string;
  /** One of a text file. */
  sheets: readonly SheetOfFile[];
  /** Null: a spreadsheet, which says it itself. */
  encoding: TextEncoding | null;
}

/**
 * Reads a spreadsheet (`.xlsx`) or the text of one (`.csv`, with commas, semicolons or tabs), whatever its name says.
 * @returns null where it is neither
 */
export async function readTableFile(file: File): Promise<TableFile | null> {
  const { name } = file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) {
    const { readSheets } = await import('./xlsx-file.ts');
    const sheets = await readSheets(file);
    return (
      sheets && {
        name,
        sheets: sheets.map((sheet) => ({
          ...sheet,
          cells: sheet.cells.map((row) => row.map(textOfSheetCell)),
        })),
        encoding: null,
      }
    );
  }
  const read = decodeText(bytes);
  return read && { name, sheets: [{ name: '', cells: separatedRows(read.text) }], encoding: read.encoding };
}

/** Spreadsheets are archives, which begin with `PK`. */
const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;
