import {
  type Config,
  type ConfigFileName,
  configFiles,
  configFolders,
  namedTables,
} from '../../schemas/index.ts';
import { toPointer } from '../pointer.ts';
import { isObject, type JsonObject } from '../raw-json.ts';

/** One edit: an entry, a row or a field that is not the same on both sides. */
export interface Edit {
  /** Path in the config as the commands hold it; of a row, with its id. */
  path: readonly string[];
  file: string;
  /** Pointers on each side; null where it is not there. */
  pointers: { before: string | null; after: string | null };
  kind: 'added' | 'removed' | 'changed' | 'moved';
  before: unknown;
  after: unknown;
}

/** A piece of one side: the smallest thing that can be put back by itself. */
interface Unit {
  path: readonly string[];
  file: string;
  pointer: string;
  value: unknown;
}

/** Collections whose entries are edited one by one, by the key that holds them. */
const collections: Partial<Record<ConfigFileName, readonly string[]>> = {
  hosts: ['hosts'],
  channels: ['channels'],
  routes: ['routes'],
  cities: ['cities', 'rules'],
  trackers: ['networks'],
  endpoints: ['endpoints'],
  messages: ['messages'],
};
/** Collections whose entries have fields that mean something alone. */
const withFields: Partial<Record<ConfigFileName, readonly string[]>> = { brands: ['brands', 'variants'] };

/** Tables, as paths; their rows are units by id, and so is their order. */
const tables: readonly (readonly [ConfigFileName, ...string[]])[] = [
  ['navigation'],
  ['flags'],
  ...namedTables.map((name) => ['destinations', name] as const),
];

const member = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
const memberAt = (value: unknown, path: readonly string[]): unknown => path.reduce(member, value);
const entries = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : []);

type Row = JsonObject & { id: string };
const rowsIn = (table: unknown): Row[] => {
  const rules = member(table, 'rules');
  return Array.isArray(rules) ? rules : [];
};

/** Equal where two values are, however they are written. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : inner,
  );
}

/** Key under which the order of rows or entries is a unit. */
const orderKey = '(order)';

function unitsOf(config: Config): Map<string, Unit> {
  const units = new Map<string, Unit>();
  const add = (
    file: string,
    path: readonly string[],
    pointer: readonly (string | number)[],
    value: unknown,
  ) => units.set(toPointer(path), { file, path, pointer: toPointer(pointer), value });
  for (const [name, { path: file }] of Object.entries(configFiles)) {
    addFile(name as ConfigFileName, file, config[name as ConfigFileName], add);
  }
  for (const [kind, { path }] of Object.entries(configFolders)) {
    for (const [id, value] of Object.entries(config[kind as 'pages' | 'forms'])) {
      add(`${path}/${id}.json`, [kind, id], [], value);
    }
  }
  return units;
}

type Add = (
  file: string,
  path: readonly string[],
  pointer: readonly (string | number)[],
  value: unknown,
) => void;

function addFile(name: ConfigFileName, file: string, content: unknown, add: Add): void {
  for (const [key, value] of entries(content)) {
    const isTable = tables.some(([of, part]) => of === name && part === key);
    if (isTable) addTable(file, [name, key], [key], value, add);
    else if (key === 'rules' && tables.some((one) => one.length === 1 && one[0] === name)) {
      addRows(file, [name], [], { rules: value }, add);
    } else if (collections[name]?.includes(key)) {
      for (const [id, entry] of entries(value)) add(file, [name, key, id], [key, id], entry);
      add(file, [name, key, orderKey], [key], Object.keys(Object(value)));
    } else if (withFields[name]?.includes(key)) {
      for (const [id, entry] of entries(value)) {
        for (const [field, one] of entries(entry)) add(file, [name, key, id, field], [key, id, field], one);
      }
    } else add(file, [name, key], [key], value);
  }
}

function addTable(
  file: string,
  path: readonly string[],
  at: readonly string[],
  table: unknown,
  add: Add,
): void {
  for (const [key, value] of entries(table)) {
    if (key === 'rules') addRows(file, path, at, table, add);
    else add(file, [...path, key], [...at, key], value);
  }
}

function addRows(
  file: string,
  path: readonly string[],
  at: readonly string[],
  table: unknown,
  add: Add,
): void {
  const rows = rowsIn(table);
  rows.forEach((row, index) => {
    add(file, [...path, 'rules', row.id], [...at, 'rules', index], row);
  });
  add(
    file,
    [...path, 'rules', orderKey],
    [...at, 'rules'],
    rows.map(({ id }) => id),
  );
}

/** Every edit between two sides, in the order of the files. */
export function editsOf(before: Config, after: Config): Edit[] {
  const [one, other] = [unitsOf(before), unitsOf(after)];
  const found: Edit[] = [];
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    const [was, is] = [one.get(key), other.get(key)];
    const edit = editOf(was, is);
    if (edit) found.push(edit);
  }
  return joinFields(before, after, found);
}

function editOf(was: Unit | undefined, is: Unit | undefined): Edit | null {
  const unit = is ?? was;
  if (!unit) return null;
  const isOrder = unit.path.at(-1) === orderKey;
  if (
    was &&
    is &&
    (isOrder ? inSameOrder(was.value, is.value) : canonical(was.value) === canonical(is.value))
  ) {
    return null;
  }
  if (isOrder && (!was || !is)) return null;
  return {
    path: unit.path,
    file: unit.file,
    pointers: { before: was?.pointer ?? null, after: is?.pointer ?? null },
    kind: isOrder ? 'moved' : !was ? 'added' : !is ? 'removed' : 'changed',
    before: was?.value,
    after: is?.value,
  };
}

/** The order matters where something is asked from top to bottom; of entries, nothing asks but the routes. */
function inSameOrder(one: unknown, other: unknown): boolean {
  const [was, is] = [Array.isArray(one) ? one : [], Array.isArray(other) ? other : []];
  const common = new Set(was.filter((id) => is.includes(id)));
  const kept = (ids: unknown[]) => ids.filter((id) => common.has(id)).join();
  return kept(was) === kept(is);
}

/** A brand or variant that came or went is one edit, not one a field. */
function joinFields(before: Config, after: Config, edits: readonly Edit[]): Edit[] {
  const joined = new Map<string, Edit>();
  for (const edit of edits) {
    const path = edit.path[0] === 'brands' ? edit.path.slice(0, 3) : edit.path;
    const [was, is] = [memberAt(before, path), memberAt(after, path)];
    const isWhole = path.length < edit.path.length && (was === undefined || is === undefined);
    const pointer = toPointer(path.slice(1));
    const whole: Edit = {
      ...edit,
      path,
      pointers: { before: was === undefined ? null : pointer, after: is === undefined ? null : pointer },
      before: was,
      after: is,
    };
    joined.set(toPointer(isWhole ? path : edit.path), isWhole ? whole : edit);
  }
  return [...joined.values()];
}

/** The config with these edits taken back, one by one; `before` tells what stood there and in which order. */
export function revert(before: Config, after: Config, edits: readonly Edit[]): Config {
  // The order is put right when all rows are there that will be.
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
    const [was, is] = [memberAt(before, path), memberAt(config, path)];
    const ids = sorted(
      entries(was).map(([id]) => ({ id })),
      entries(is).map(([id]) => ({ id })),
    );
    return setAt(config, path, Object.fromEntries(ids.map(({ id }) => [id, member(is, id)])));
  }
  const set = setAt(config, edit.path, edit.before);
  return edit.kind === 'removed' ? inPlace(before, set, edit.path.slice(0, -1)) : set;
}

/** An entry that is put back stands after the one that it stood after: of the routes, the first that fits counts. */
function inPlace(before: Config, config: Config, path: readonly string[]): Config {
  const ids = Object.keys(Object(memberAt(before, path)));
  const is = memberAt(config, path);
  const back = entries(is).at(-1);
  if (!back || path.length === 0) return config;
  const earlier = new Set(ids.slice(0, ids.indexOf(back[0])));
  const others = entries(is).slice(0, -1);
  const at = others.findLastIndex(([id]) => earlier.has(id)) + 1;
  return setAt(config, path, Object.fromEntries([...others.slice(0, at), back, ...others.slice(at)]));
}

const rowsAt = (config: Config, path: readonly string[]): Row[] => rowsIn({ rules: memberAt(config, path) });

/** The rows with one put back: changed in its place, gone, or after the row that it stood after. */
function withRow(was: readonly Row[], rows: readonly Row[], { path, before }: Edit): Row[] {
  const id = path.at(-1);
  const row = was.find((one) => one.id === id);
  if (before === undefined || !row) return rows.filter((one) => one.id !== id);
  if (rows.some((one) => one.id === id)) return rows.map((one) => (one.id === id ? row : one));
  const earlier = was.slice(0, was.indexOf(row)).map((one) => one.id);
  const at = rows.findLastIndex((one) => earlier.includes(one.id)) + 1;
  return [...rows.slice(0, at), row, ...rows.slice(at)];
}

/** What both have, in the order of the first; what only the second has keeps its place. */
function sorted<T extends { id: string }>(was: readonly { id: string }[], rows: readonly T[]): T[] {
  const rank = new Map(was.map(({ id }, at) => [id, at]));
  const common = rows.filter(({ id }) => rank.has(id));
  const inOrder = [...common].sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
  return rows.map((row) => (rank.has(row.id) ? (inOrder.shift() ?? row) : row));
}

/** A copy with another value at a path; undefined takes it away. */
function setAt<T>(root: T, path: readonly string[], value: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return value as T;
  const { [key]: inner, ...others } = root as Record<string, unknown>;
  const set = setAt(inner ?? {}, rest, value);
  if (set === undefined) return others as T;
  return { ...(root as Record<string, unknown>), [key]: set } as T;
}
