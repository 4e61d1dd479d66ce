import type { Language } from '../../api/index.ts';
import { dayOf, timeOf } from '../schema-values/today.ts';
import type { Table } from '../table-model/table.ts';
import type { Column } from '../table-model/table-kind.ts';
import { sheetCell } from './sheet-cells.ts';
import type { WrittenSheet } from './xlsx-file.ts';

/** Pixels of a character of a spreadsheet. */
const characterWidth = 8;

/** A table as it is seen: its columns in their order, the rows that its filters show, sorted as they are. */
export function tableSheet({ shown, columns, view, kind, draftStore }: Table): WrittenSheet {
  const { language } = draftStore;
  return {
    name: kind.title[language],
    heads: shown.map((column) => headOf(column, columns, language)),
    rows: view.map((row) => shown.map((column) => sheetCell(row, column))),
    widths: shown.map(({ width }) => Math.ceil(width / characterWidth)),
  };
}

/** Two columns of one name are told apart by their key. */
function headOf({ key, head }: Column, columns: readonly Column[], language: Language): string {
  const name = head[language];
  return columns.filter((one) => one.head[language] === name).length > 1 ? `${name} ${key}` : name;
}

/** `channels-2026-11-26-184005.xlsx`: with the time, by which the files of a day are told apart. */
export const fileNameOf = ({ kind }: Pick<Table, 'kind'>, now: Date): string =>
  `${kind.view}-${dayOf(now)}-${timeOf(now)}.xlsx`;
