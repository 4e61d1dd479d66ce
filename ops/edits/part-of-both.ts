import { isObject } from '../json/json-values.ts';

/**
 * Whether the value at these keys is a part of both by itself: what it stands in is there in both, and is counted alike
 * where it is a list. Only then can it be put back alone.
 */
export function isPartOfBoth(before: unknown, after: unknown, keys: readonly string[]): boolean {
  const [key, ...rest] = keys;
  if (key === undefined) return true;
  if (Array.isArray(before) && Array.isArray(after)) {
    return before.length === after.length && isPartOfBoth(before[Number(key)], after[Number(key)], rest);
  }
  if (!isObject(before) || !isObject(after)) return false;
  return isPartOfBoth(before[key], after[key], rest);
}
