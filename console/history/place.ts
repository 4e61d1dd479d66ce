import { orderKey } from '../../ops/edits/units.ts';
import { isObject } from '../../ops/json/json-values.ts';
import { fromPointer } from '../../ops/json/pointer.ts';
import type { JsonPath } from '../edits/json-span.ts';

/**
 * Where a value stands in every revision: the keys that lead to it, and for a row of a list its id, because rows move.
 * An item without an id is named by its index.
 */
export type Names = readonly string[];

const idOf = (item: unknown): string | null =>
  isObject(item) && typeof item.id === 'string' ? item.id : null;

/** The index of the item with this id, else of the one at this index; -1: there is none. */
function indexIn(list: readonly unknown[], name: string): number {
  const found = list.findIndex((item) => idOf(item) === name);
  if (found >= 0 || !/^\d{1,6}$/.test(name)) return found;
  const item = list[Number(name)];
  return item !== undefined && idOf(item) === null ? Number(name) : -1;
}

/** The names of a pointer, by the value that it points into; what is not there is taken literally. */
export function namesOfPointer(value: unknown, pointer: string): Names {
  let inner = value;
  return fromPointer(pointer).map((key) => {
    const list = Array.isArray(inner) ? inner : null;
    const item = list && /^\d{1,6}$/.test(key) ? list[Number(key)] : undefined;
    const name = idOf(item) ?? key;
    inner = partOf(inner, name);
    return name;
  });
}

function partOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[indexIn(value, name)];
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** The value with these names; undefined where there is none. */
export const valueNamed = (value: unknown, names: Names): unknown => names.reduce(partOf, value);

/** `target` with the value that `source` has under these names, or without one where it has none. */
export function withValueNamed(target: unknown, source: unknown, names: Names): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return source;
  if (name === orderKey) return inOrderOf(target, source);
  const [was, is] = [partOf(source, name), partOf(target, name)];
  const value = withValueNamed(is, was, rest);
  if (Array.isArray(target) || (target === undefined && Array.isArray(source))) {
    const list = Array.isArray(target) ? target : [];
    return withItem(list, Array.isArray(source) ? source : [], name, value);
  }
  return withKey(isObject(target) ? target : {}, isObject(source) ? source : {}, name, value);
}

function withItem(
  list: readonly unknown[],
  source: readonly unknown[],
  name: string,
  value: unknown,
): unknown[] {
  const at = indexIn(list, name);
  if (value === undefined) return list.filter((_, index) => index !== at);
  if (at >= 0) return list.map((item, index) => (index === at ? value : item));
  const earlier = source.slice(0, indexIn(source, name)).map(idOf);
  const after = list.findLastIndex((item) => idOf(item) !== null && earlier.includes(idOf(item)));
  return [...list.slice(0, after + 1), value, ...list.slice(after + 1)];
}

function withKey(
  target: Readonly<Record<string, unknown>>,
  source: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const { [name]: own, ...others } = target;
  if (value === undefined) return others;
  if (own !== undefined) return { ...target, [name]: value };
  // Behind the key that it followed: the order of entries counts.
  const keys = Object.keys(source);
  const earlier = new Set(keys.slice(0, keys.indexOf(name)));
  const entries = Object.entries(target);
  const after = entries.findLastIndex(([key]) => earlier.has(key)) + 1;
  return Object.fromEntries([...entries.slice(0, after), [name, value], ...entries.slice(after)]);
}

/** What both have takes the order of `source`; anything else keeps its place. */
function inOrderOf(target: unknown, source: unknown): unknown {
  if (Array.isArray(target) && Array.isArray(source)) return sorted(target, source.map(idOf), idOf);
  if (!isObject(target) || !isObject(source)) return target;
  return Object.fromEntries(sorted(Object.entries(target), Object.keys(source), ([key]) => key));
}

function sorted<T>(items: readonly T[], order: readonly unknown[], nameOf: (item: T) => string | null): T[] {
  const rankOf = (item: T) => order.indexOf(nameOf(item));
  const isCommon = (item: T) => nameOf(item) !== null && rankOf(item) >= 0;
  const common = items.filter(isCommon).sort((one, other) => rankOf(one) - rankOf(other));
  return items.map((item) => (isCommon(item) ? (common.shift() ?? item) : item));
}

/**
 * The path of these names in a value; the last may be missing, and then stands behind the last item of a list.
 * @returns null where what it stands in is missing
 */
export function pathNamed(value: unknown, names: Names): JsonPath | null {
  const path: (string | number)[] = [];
  let inner = value;
  for (const [at, name] of names.entries()) {
    if (!Array.isArray(inner)) {
      if (!isObject(inner)) return null;
      path.push(name);
    } else {
      const index = indexIn(inner, name);
      if (index < 0 && at < names.length - 1) return null;
      path.push(index < 0 ? inner.length : index);
    }
    inner = partOf(inner, name);
  }
  return path;
}
