import type { Text } from '../../api/index.ts';
import { type IdsByName, idsByName } from '../field-values/ids-by-name.ts';
import { type ParsedValue, parseValue } from '../field-values/value-codec.ts';
import type { Column, TableKind } from './table-kind.ts';

/**
 * Parses the text of a cell: the value of its field, or an id.
 * @param named - the ids by name, where many cells of a column are parsed
 */
export function parseCell(
  { readId, idPattern, idHint }: TableKind,
  { field, labels, otherNames }: Column,
  text: string,
  named?: IdsByName,
): ParsedValue {
  if (field) return parseValue(field, text, named ?? idsByName(labels, field.names, otherNames));
  const id = readId(text);
  return idPattern.test(id) ? { value: id } : { fault: idHint };
}

/** Why a row cannot get this id; null where it can, and for another column. */
export const takenFault = (
  id: string,
  { field }: Column,
  next: unknown,
  known: ReadonlyMap<string, unknown>,
): Text | null =>
  !field && id !== next && known.has(String(next))
    ? { zh: `已有 ${next}`, en: `there is a ${next} already` }
    : null;
