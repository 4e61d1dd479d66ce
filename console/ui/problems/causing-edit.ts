import { leavesOf } from '../../../ops/edit-wording/edited-fields.ts';
import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { FileStatus, Problem } from '../../api/index.ts';
import { diskValue } from '../draft-store/disk-value.ts';
import type { OpenFile } from '../draft-store/open-file.ts';
import { keysOf } from './problems-of-field.ts';

/**
 * The unsaved edit at the location of a problem; null where the draft has the value of the disk there.
 * @param of - the file as the console lists it
 */
export function causingEdit(
  { pointer, range }: Pick<Problem, 'pointer' | 'range'>,
  file: OpenFile,
  { kind }: Pick<FileStatus, 'kind'>,
): ReportedEdit | null {
  if (!file.isJson) return null;
  const disk = diskValue(file);
  const keys = rowKeys(file.value, keysOf(pointer));
  if (keys.length < 2) return null;
  const [was, is] = [atRow(disk, keys), atRow(file.value, keys)];
  const leaves = leavesOf(keys, was, is);
  const [only] = leaves;
  if (!only) return null;
  // Where several fields differ the whole entry is reverted.
  const one = leaves.length === 1 ? only : { path: keys, before: was, after: is };
  const { line, column } = range;
  const isFolder = kind === 'pages' || kind === 'forms' || kind === 'plugins';
  const stem = file.file.replace(/^.*\/|\.json$/g, '');
  return {
    file: file.file,
    line,
    column,
    side: 'after',
    what: one.path.join(' '),
    path: [kind, ...(isFolder ? [stem] : []), ...one.path],
    kind: one.before === undefined ? 'added' : one.after === undefined ? 'removed' : 'changed',
    before: one.before,
    after: one.after,
  };
}

/** The keys with ids instead of indexes; they end at a list whose items have no ids, which is edited as a whole. */
function rowKeys(value: unknown, keys: readonly string[]): string[] {
  const names: string[] = [];
  let at = value;
  for (const key of keys) {
    if (Array.isArray(at)) {
      const id: unknown = valueIn(at, [Number(key), 'id']);
      if (typeof id !== 'string') break;
      names.push(id);
      at = at[Number(key)];
    } else {
      names.push(key);
      at = valueIn(at, [key]);
    }
  }
  return names;
}

function atRow(value: unknown, keys: readonly string[]): unknown {
  let at = value;
  for (const key of keys) {
    at = Array.isArray(at) ? at.find((row) => valueIn(row, ['id']) === key) : valueIn(at, [key]);
  }
  return at;
}
