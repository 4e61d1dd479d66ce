import { valueIn } from '../../../ops/json/value-in.ts';
import { type Column, cellText, type TableEntry } from '../table-model/table-kind.ts';

/** A cell of a spreadsheet, of the kind that the spreadsheet has for it. */
export type SheetCell = string | number | boolean | Date | null;

/** The cell of a spreadsheet for one of the table: numbers and booleans stay what they are, a list is one text. */
export function sheetCell(row: TableEntry, column: Column): SheetCell {
  const value = column.field && valueIn(row.entry, column.field.path);
  const text = cellText(row, column);
  const isOfKind = typeof value === 'number' || typeof value === 'boolean';
  // A value of another kind than its field, which a text file may have, stays what the table shows of it.
  if (isOfKind && textOfSheetCell(value) === text) return value;
  if (text === '') return null;
  return column.derived?.isNumber ? Number(text) : text;
}

/** The text that the cell of a table would have. */
export function textOfSheetCell(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? '是' : '否';
  if (typeof cell === 'number') return numberText(cell);
  return cell instanceof Date ? dateText(cell) : cell;
}

/** A number of more digits than a spreadsheet keeps is written so that it is taken for no id. */
const numberText = (value: number): string =>
  Math.abs(value) > Number.MAX_SAFE_INTEGER ? value.toExponential() : String(value);

/** A spreadsheet makes a date of a text that looks like one. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
}

/** `A`, `Z`, `AA`: the name of a column in a spreadsheet. */
export function columnLetter(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnLetter(Math.floor(at / 26) - 1) + last;
}
