import { canonical } from '../json/canonical.ts';
import { isObject } from '../json/json-values.ts';

/** A value that differs; a list is one value. */
export interface ChangedValue {
  path: readonly string[];
  before: unknown;
  after: unknown;
}

/** Every value that differs between two parts of a config, `undefined` where one lacks it. */
export function changedValues(before: unknown, after: unknown, path: readonly string[] = []): ChangedValue[] {
  if (canonical(before ?? null) === canonical(after ?? null)) return [];
  const [was, is] = [objectOf(before), objectOf(after)];
  if (!was || !is || (before === undefined && after === undefined)) return [{ path, before, after }];
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return keys.flatMap((key) => changedValues(was[key], is[key], [...path, key]));
}

/** A part that one revision lacks is compared with an empty one. */
function objectOf(value: unknown): Record<string, unknown> | null {
  if (value === undefined) return {};
  return isObject(value) ? value : null;
}
