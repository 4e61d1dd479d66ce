import type { ReadConfig } from '../check/check-config.ts';
import { canonical } from '../json/canonical.ts';
import { isObject } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import type { Edit } from './edits.ts';

/** An edit as it is told: where it stands, and what it made of what. */
export interface ReportedEdit {
  file: string;
  line: number;
  column: number;
  /** The side whose file has that line; what was removed stands only in the base. */
  side: 'before' | 'after';
  /** What it is about: `cities rules chengdu-download set succ_todo`. */
  what: string;
  /** Its keys, the first is that of the file: `channels`, `channels`, `5999`. */
  path: string[];
  kind: Edit['kind'];
  before: unknown;
  after: unknown;
}

/** @param sides - what was read of each side, to look up the place */
export function reportEdit(edit: Edit, sides: { before: ReadConfig; after: ReadConfig }): ReportedEdit {
  const [path, before, after] = innermost(edit.before, edit.after);
  const side = edit.pointers.after === null ? 'before' : 'after';
  const pointer = (edit.pointers[side] ?? '') + toPointer(path);
  const { line, column } = sides[side].sources.locate(edit.file, pointer, { key: true });
  return {
    file: edit.file,
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

/** `channels channels 5999` says one word twice. */
const named = ([file = '', key, ...rest]: readonly string[]): string[] =>
  key === undefined || key === file ? [file, ...rest] : [file, key, ...rest];

/** The one value within both that differs; where several do, what holds them all. */
function innermost(before: unknown, after: unknown): [string[], unknown, unknown] {
  if (!isObject(before) || !isObject(after)) return [[], before, after];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = keys.filter((key) => canonical(before[key]) !== canonical(after[key]));
  const [key] = differing;
  if (key === undefined || differing.length > 1) return [[], before, after];
  const [path, was, is] = innermost(before[key], after[key]);
  return [[key, ...path], was, is];
}
