import type { Config } from '../../schemas/index.ts';
import { entriesOf, member } from '../json/json-values.ts';
import type { Edit } from './edits.ts';
import { type Row, rowsIn } from './table-rows.ts';

/** The config with these edits reverted one by one; `before` provides the old values and their order. */
export function revert(before: Config, after: Config, edits: readonly Edit[]): Config {
  // The order is restored last, when the set of rows is final.
  const ordered = [...edits].sort((a, b) => Number(a.kind === 'moved') - Number(b.kind === 'moved'));
  return ordered.reduce((config, edit) => revertOne(before, config, edit), after);
}

function revertOne(before: Config, config: Config, edit: Edit): Config {
  const at = edit.path.indexOf('rules');
  const isRow = at >= 0 && edit.path[0] !== 'cities' && edit.path.length > at + 1;
  if (isRow) {
    const path = edit.path.slice(0, at + 1);
    const was = rowsAt(before, path);
    const rows =
      edit.kind === 'moved' ? sorted(was, rowsAt(config, path)) : withRow(was, rowsAt(config, path), edit);
    return setAt(config, path, rows);
  }
  if (edit.kind === 'moved') {
    const path = edit.path.slice(0, -1);
    const [was, is] = [member(before, ...path), member(config, ...path)];
    const ids = sorted(
      entriesOf(was).map(([id]) => ({ id })),
      entriesOf(is).map(([id]) => ({ id })),
    );
    return setAt(config, path, Object.fromEntries(ids.map(({ id }) => [id, member(is, id)])));
  }
  const set = setAt(config, edit.path, edit.before);
  return edit.kind === 'removed' ? inPlace(before, set, edit.path.slice(0, -1)) : set;
}

/** Restores a removed entry after its former predecessor: the order of routes matters, because the first match wins. */
function inPlace(before: Config, config: Config, path: readonly string[]): Config {
  const ids = Object.keys(Object(member(before, ...path)));
  const is = member(config, ...path);
  const restored = entriesOf(is).at(-1);
  if (!restored || path.length === 0) return config;
  const earlier = new Set(ids.slice(0, ids.indexOf(restored[0])));
  const others = entriesOf(is).slice(0, -1);
  const at = others.findLastIndex(([id]) => earlier.has(id)) + 1;
  return setAt(config, path, Object.fromEntries([...others.slice(0, at), restored, ...others.slice(at)]));
}

const rowsAt = (config: Config, path: readonly string[]): Row[] => rowsIn({ rules: member(config, ...path) });

/** The rows with one edit reverted: the old row replaces the new one, an added row is removed, a removed one restored. */
function withRow(was: readonly Row[], rows: readonly Row[], { path, before }: Edit): Row[] {
  const id = path.at(-1);
  const row = was.find((one) => one.id === id);
  if (before === undefined || !row) return rows.filter((one) => one.id !== id);
  if (rows.some((one) => one.id === id)) return rows.map((one) => (one.id === id ? row : one));
  const earlier = was.slice(0, was.indexOf(row)).map((one) => one.id);
  const at = rows.findLastIndex((one) => earlier.includes(one.id)) + 1;
  return [...rows.slice(0, at), row, ...rows.slice(at)];
}

/** Sorts the common items in the order of `was`; the other items of `rows` stay at their index. */
function sorted<T extends { id: string }>(was: readonly { id: string }[], rows: readonly T[]): T[] {
  const rank = new Map(was.map(({ id }, at) => [id, at]));
  const common = rows.filter(({ id }) => rank.has(id));
  const inOrder = [...common].sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
  return rows.map((row) => (rank.has(row.id) ? (inOrder.shift() ?? row) : row));
}

/** A copy with another value at a path; undefined removes it. */
function setAt<T>(root: T, path: readonly string[], value: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return value as T;
  const { [key]: inner, ...others } = root as Record<string, unknown>;
  const set = setAt(inner ?? {}, rest, value);
  if (set === undefined) return others as T;
  return { ...(root as Record<string, unknown>), [key]: set } as T;
}
