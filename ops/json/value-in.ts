/** The value at a path inside another one; undefined where there is none. */
export function valueIn(whole: unknown, path: readonly (string | number)[]): unknown {
  let value = whole;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}
