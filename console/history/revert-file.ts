import { editsOf } from '../../ops/edits/edits.ts';
import { orderKey } from '../../ops/edits/units.ts';
import { canonical } from '../../ops/json/canonical.ts';
import { isObject } from '../../ops/json/json-values.ts';
import { toPointer } from '../../ops/json/pointer.ts';
import type { ChangedPlace, Edit } from '../api/index.ts';
import { EditBuffer } from '../edits/edit-buffer.ts';
import type { JsonPath } from '../edits/json-span.ts';
import { type JsonEdit, revertValue } from '../edits/merge-json.ts';
import { pathPrefix } from './config-file-names.ts';
import { isWithin } from './describe-save.ts';
import { type Names, namesOfPointer, pathNamed, valueNamed, withValueNamed } from './place.ts';
import { type FileSides, sidesOf } from './read-revisions.ts';

export interface RevertedFile {
  edits: Edit[];
  /** Places that have another value than the save gave them. */
  places: ChangedPlace[];
  /** The text with the edits. */
  text: string;
}

/**
 * Puts back what a save has changed in a file: each entry, row and field for itself, where it stands now.
 * @param text - of the draft
 * @param names - only what stands there
 * @returns null where the text is not JSON
 */
export function revertFile(changed: FileSides, text: string, names?: Names): RevertedFile | null {
  const { before, after, file } = changed;
  if (before.is !== 'json' || after.is !== 'json') return null;
  let now = parse(text);
  if (now === undefined) return null;
  const reverted: RevertedFile = { edits: [], places: [], text };
  const buffer = new EditBuffer(text);
  for (const place of placesOf(changed, names)) {
    const values = { before: before.value, after: after.value, now };
    const { edits, conflicts } = revertPlace(file, place, values);
    reverted.edits.push(...edits);
    reverted.places.push(...conflicts);
    for (const edit of edits) buffer.apply(edit);
    // An item that was inserted or removed has moved those behind it.
    if (edits.some(({ path }) => path.some((key) => typeof key === 'number'))) now = parse(buffer.text);
  }
  return { ...reverted, text: buffer.text };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The parts of a file that are put back one by one; the order of rows last, when the rows are there. */
function placesOf(changed: FileSides, names: Names | undefined): Names[] {
  const { before, after } = sidesOf([changed]);
  const depth = pathPrefix(changed.file).length;
  const edited = editsOf(before.config, after.config).map(({ path }) => path.slice(depth));
  const all = [...edited, ...keysBeside(changed, edited)];
  const within = names ? all.filter((own) => isWithin(own, names) || isWithin(names, own)) : all;
  const places = within.map((own) => (names && names.length > own.length ? names : own));
  return places.sort((one, other) => Number(isOrder(one)) - Number(isOrder(other)));
}

/**
 * The outermost keys that differ in the file and not in what is read from it, such as `language` of a site that has
 * `languages` since, which begin with it.
 */
function keysBeside({ before, after }: FileSides, edited: readonly Names[]): Names[] {
  if (before.is !== 'json' || after.is !== 'json') return [];
  const [was, is] = [before.value, after.value];
  if (!isObject(was) || !isObject(is)) return [];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => !edited.some(([first = key]) => first === key))
    .filter((key) => canonical(was[key]) !== canonical(is[key]))
    .map((key) => [key]);
}

const isOrder = (names: Names): boolean => names.at(-1) === orderKey;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Values {
  before: unknown;
  after: unknown;
  now: unknown;
}

/** Puts back what one place had, unless it has another value now than the one after. */
export function revertPlace(
  file: string,
  names: Names,
  { before, after, now }: Values,
): { edits: JsonEdit[]; conflicts: ChangedPlace[] } {
  if (isOrder(names)) return revertOrder(file, names.slice(0, -1), { before, after, now });
  const values = {
    base: valueNamed(after, names),
    ours: valueNamed(before, names),
    theirs: valueNamed(now, names),
  };
  const path = pathNamed(now, names);
  if (path === null || (values.theirs === undefined && values.base !== undefined)) {
    // What it stood in is gone, or it is.
    if (isSame(values.ours, values.theirs)) return { edits: [], conflicts: [] };
    return {
      edits: [],
      conflicts: [placeWith(file, names, { before: values.ours, after: values.base, now: values.theirs })],
    };
  }
  const merged = revertValue(file, path, values, nextKey(before, now, names));
  const isInsertion = values.theirs === undefined && typeof path.at(-1) === 'number';
  const edits = merged.edits.map(
    (edit): JsonEdit =>
      isInsertion && edit.do === 'set'
        ? { do: 'insert', file, path: insertionPath(before, now, names, path), value: edit.value }
        : edit,
  );
  const conflicts = merged.conflicts.map((one) =>
    // By names: the edits of other places move items.
    placeWith(file, namesOfPointer(now, toPointer(one.path)), {
      before: one.ours,
      after: one.base,
      now: one.theirs,
    }),
  );
  return { edits, conflicts };
}

/** The key in front of which a removed entry stood; undefined: behind all others. */
function nextKey(before: unknown, now: unknown, names: Names): string | undefined {
  const around = names.slice(0, -1);
  const [was, is] = [valueNamed(before, around), valueNamed(now, around)];
  if (!isObject(was) || !isObject(is)) return undefined;
  const keys = Object.keys(was);
  return keys.slice(keys.indexOf(names.at(-1) ?? '') + 1).find((key) => Object.hasOwn(is, key));
}

/** A removed row returns behind the last of those that it followed. */
function insertionPath(before: unknown, now: unknown, names: Names, path: JsonPath): JsonPath {
  const around = names.slice(0, -1);
  const list = valueNamed(withValueNamed(now, before, names), around);
  const row = JSON.stringify(valueNamed(before, names));
  const at = Array.isArray(list) ? list.findIndex((item) => JSON.stringify(item) === row) : -1;
  return at < 0 ? path : [...path.slice(0, -1), at];
}

function revertOrder(file: string, names: Names, { before, after, now }: Values) {
  const order = [...names, orderKey];
  const path = pathNamed(now, names);
  const is = valueNamed(now, names);
  const conflict = () => ({
    edits: [],
    conflicts: [
      placeWith(file, order, {
        before: orderIn(valueNamed(before, names)),
        after: orderIn(valueNamed(after, names)),
        now: orderIn(is),
      }),
    ],
  });
  if (path === null) return conflict();
  const restored = valueNamed(withValueNamed(now, before, order), names);
  if (isSame(restored, is)) return { edits: [], conflicts: [] };
  // Somebody has put the rows into yet another order since.
  if (!isSame(valueNamed(withValueNamed(now, after, order), names), is)) return conflict();
  return { edits: [{ do: 'set' as const, file, path, value: restored }], conflicts: [] };
}

const orderIn = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((row) => (isObject(row) ? row.id : row)) : Object.keys(Object(value));

function placeWith(
  file: string,
  path: JsonPath,
  values: { before: unknown; after: unknown; now: unknown },
): ChangedPlace {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  return { file, path: [...path], ...Object.fromEntries(known) };
}
