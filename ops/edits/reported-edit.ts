import type { Sources } from '../diagnostics/sources.ts';
import { canonical } from '../json/canonical.ts';
import { isObject } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { locationInBase } from '../renames/apply-renames.ts';
import type { Rename } from '../renames/rename.ts';
import type { Edit } from './edits.ts';

/** An edit as it is reported: its source location, and the values before and after. */
export interface ReportedEdit {
  file: string;
  line: number;
  column: number;
  /** The revision whose file has that line: the base for a removed part. */
  side: 'before' | 'after';
  /** The edited part: `cities rules chengdu-download set succ_todo`. */
  what: string;
  /** The keys of the part, beginning with that of the file: `channels`, `channels`, `5999`. */
  path: string[];
  kind: Edit['kind'];
  before: unknown;
  after: unknown;
}

/**
 * @param sides - both revisions, to look up the source location
 * @param renamed - ids that the edit has by their new names also in the base
 */
export function reportEdit(
  edit: Edit,
  sides: Record<'before' | 'after', { sources: Sources }>,
  renamed: readonly Rename[],
): ReportedEdit {
  const [path, before, after] = innermost(edit.before, edit.after);
  const side = edit.pointers.after === null ? 'before' : 'after';
  const pointer = (edit.pointers[side] ?? '') + toPointer(path);
  const found =
    side === 'before' ? locationInBase(renamed, edit.file, pointer) : { file: edit.file, pointer };
  const { line, column } = sides[side].sources.locate(found.file, found.pointer, { key: true });
  return {
    file: found.file,
    line,
    column,
    side,
    what: [...named(edit.path), ...path].join(' '),
    path: [...edit.path, ...path],
    kind: edit.kind,
    before,
    after,
  };
}

/** Shortens `channels channels 5999` to `channels 5999`. */
const named = ([file = '', key, ...rest]: readonly string[]): string[] =>
  key === undefined || key === file ? [file, ...rest] : [file, key, ...rest];

/** The innermost value that contains all differences. */
function innermost(before: unknown, after: unknown): [string[], unknown, unknown] {
  if (!isObject(before) || !isObject(after)) return [[], before, after];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = keys.filter((key) => canonical(before[key]) !== canonical(after[key]));
  const [key] = differing;
  if (key === undefined || differing.length > 1) return [[], before, after];
  const [path, was, is] = innermost(before[key], after[key]);
  return [[key, ...path], was, is];
}
