import { isObject, type JsonObject } from './json-values.ts';

/** Equal where two values are, however they are written. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : inner,
  );
}

/** Whether two values are equal, however they are written: as their `canonical` texts, without making these. */
export function areEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, at) => areEqual(item, other[at]))
    );
  return areSameKeys(one as JsonObject, other as JsonObject);
}

/** A key without a value is as good as none. */
function areSameKeys(one: JsonObject, other: JsonObject): boolean {
  for (const key of Object.keys(one)) {
    // Not `in`: each object has a `constructor`.
    if (!areEqual(one[key], Object.hasOwn(other, key) ? other[key] : undefined)) return false;
  }
  return Object.keys(other).every((key) => Object.hasOwn(one, key) || other[key] === undefined);
}
