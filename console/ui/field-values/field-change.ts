import { leavesOf } from '../../../ops/edit-wording/edited-fields.ts';
import { sameItems } from '../../../ops/edits/same-items.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { Field } from '../../../ops/wording/field.ts';
import { diskValue } from '../draft-store/disk-value.ts';
import type { OpenFile } from '../draft-store/open-file.ts';
import type { EntryPath } from './field-value.ts';

/** The old value of a field; undefined: none. */
export interface FieldChange {
  was: unknown;
}

/** Whether an entry is not on the disk yet: the whole entry is new, and none of its fields counts as changed. */
export const isNewEntry = (file: OpenFile, entryPath: EntryPath): boolean =>
  entryOnDisk(file, entryPath) === undefined;

/** The entry as the disk has it; an item of a list is the same one, wherever it stands there. */
export function entryOnDisk(file: OpenFile, { path }: EntryPath): unknown {
  let draft = file.value;
  // A new file has no text there.
  let disk = file.disk === '' && file.defaultText === undefined ? undefined : diskValue(file);
  for (const key of path) {
    disk = valueIn(disk, [Array.isArray(draft) ? indexOnDisk(draft, disk, Number(key)) : key]);
    draft = valueIn(draft, [key]);
  }
  return disk;
}

/** -1: the disk has no such item, or none that is surely the same. */
const indexOnDisk = (draft: readonly unknown[], disk: unknown, index: number): number =>
  (Array.isArray(disk) ? sameItems(disk, draft).get(index) : undefined) ?? -1;

/** Number of fields of an entry that differ from the disk; a new entry counts as one. */
export function changedFields(file: OpenFile, entryPath: EntryPath, entry: unknown): number {
  return isNewEntry(file, entryPath) ? 0 : leavesOf([], entryOnDisk(file, entryPath), entry).length;
}

/** How a field of the draft differs from the disk; null where it does not, or where its entry is new. */
export function fieldChange(
  file: OpenFile,
  entryPath: EntryPath,
  entry: unknown,
  field: Field,
): FieldChange | null {
  if (isNewEntry(file, entryPath)) return null;
  const was = wasOnDisk(entryOnDisk(file, entryPath), field);
  return JSON.stringify(was) === JSON.stringify(valueIn(entry, field.path)) ? null : { was };
}

/** Of a text in one language that the disk writes once for all of them: that one. */
function wasOnDisk(entry: unknown, { path, language }: Field): unknown {
  const shared = language === undefined ? undefined : valueIn(entry, path.slice(0, -1));
  return typeof shared === 'string' ? shared : valueIn(entry, path);
}
