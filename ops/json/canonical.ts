import { isObject } from './json-values.ts';

/** Equal where two values are, however they are written. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : inner,
  );
}
