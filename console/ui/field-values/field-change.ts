import { leavesOf } from '../../../ops/edit-wording/edited-fields.ts';
import type { Field } from '../../../ops/wording/field.ts';
import { diskValue } from '../draft-store/disk-value.ts';
import type { OpenFile } from '../draft-store/open-file.ts';
import { type EntryPath, valueIn } from './field-value.ts';

/** What stood in a field; undefined: nothing. */
export interface FieldChange {
  was: unknown;
}

/** Whether an entry is not on the disk yet: none of its fields has changed, all of it is new. */
export const isNewEntry = (file: OpenFile, { path }: EntryPath): boolean =>
  valueIn(diskValue(file), path) === undefined;

/** How many fields of an entry differ from the disk; an entry that is new is one whole. */
export function changedFields(file: OpenFile, place: EntryPath, entry: unknown): number {
  return isNewEntry(file, place) ? 0 : leavesOf([], valueIn(diskValue(file), place.path), entry).length;
}

/** How a field of the draft differs from the disk; null where it does not, or where its entry is new. */
export function fieldChange(
  file: OpenFile,
  place: EntryPath,
  entry: unknown,
  field: Field,
): FieldChange | null {
  if (isNewEntry(file, place)) return null;
  const was = valueIn(diskValue(file), [...place.path, ...field.path]);
  return JSON.stringify(was) === JSON.stringify(valueIn(entry, field.path)) ? null : { was };
}
