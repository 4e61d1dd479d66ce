import { similarNames } from '../../../ops/did-you-mean/similar-names.ts';
import type { Language } from '../../api/index.ts';
import { columnLetter } from '../table-file/sheet-cells.ts';
import type { Column } from '../table-model/table-kind.ts';
import { type ColumnMapping, columnNamed } from './column-mapping.ts';

/** Why a column of a file is not imported. */
export type ColumnNote = { at: number; letter: string; head: string } & (
  | { is: 'derived' }
  | { is: 'twice'; other: string }
  | { is: 'unknown'; near: Column | null }
);

/**
 * The columns of a file that are not imported, each with its place; those without a head or value are none.
 * @param columns - all columns of the table, also those that are derived
 */
export function columnNotes(
  head: readonly string[],
  mapping: ColumnMapping,
  columns: readonly Column[],
  language: Language,
): ColumnNote[] {
  return mapping.flatMap((key, at): ColumnNote[] => {
    const own = head[at]?.trim() ?? '';
    if (key !== null || own === '') return [];
    const place = { at, letter: columnLetter(at), head: own };
    const named = columnNamed(own, columns);
    if (named?.derived) return [{ ...place, is: 'derived' }];
    const other = named ? mapping.indexOf(named.key) : -1;
    if (other !== -1) return [{ ...place, is: 'twice', other: columnLetter(other) }];
    return [{ ...place, is: 'unknown', near: nearColumn(own, mapping, columns, language) }];
  });
}

/** The column that may be meant; one that is mapped already is not. */
function nearColumn(
  head: string,
  mapping: ColumnMapping,
  columns: readonly Column[],
  language: Language,
): Column | null {
  const free = columns.filter(({ key, derived }) => !derived && !mapping.includes(key));
  const [name] = similarNames(
    head,
    free.map((one) => one.head[language]),
  );
  return free.find((one) => one.head[language] === name) ?? null;
}
