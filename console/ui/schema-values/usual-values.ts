import { isObject } from '../../../ops/json/json-values.ts';
import type { ValueScope } from './value-scope.ts';

/**
 * How often each value stands at the same keys of the blocks or fields of one kind: a new one begins with what most
 * others name. What only one of them has is its own, such as the message of one form, and not usual.
 * @param files - the pages or forms
 * @param tag - the key that tells the kinds: `type` of blocks, `kind` of fields
 */
export function usualValues(files: readonly unknown[], tag: string): ValueScope['usual'] {
  const counts = new Map<string, Map<string, number>>();
  const count = (place: string, value: unknown) => {
    const own = counts.get(place) ?? new Map<string, number>();
    counts.set(place, own);
    const key = JSON.stringify(value);
    own.set(key, (own.get(key) ?? 0) + 1);
  };
  const walk = (value: unknown, kind: string, keys: readonly string[]): void => {
    if (Array.isArray(value)) {
      for (const one of value) walk(one, kind, keys);
      return;
    }
    if (!isObject(value)) {
      count(placeOf(kind, keys), value);
      return;
    }
    const own = value[tag];
    const isItem = typeof own === 'string';
    // The kind itself is counted at the place of the item in the one around it.
    if (isItem) count(placeOf(kind, [...keys, tag]), own);
    count(placeOf(kind, keys), null);
    for (const [key, one] of Object.entries(value)) {
      if (isItem && key === tag) continue;
      walk(one, isItem ? own : kind, isItem ? [key] : [...keys, key]);
    }
  };
  for (const file of files) walk(file, '', []);
  return (kind, keys) =>
    [...(counts.get(placeOf(kind, keys)) ?? [])]
      .filter(([, times]) => times > 1)
      .sort(([, one], [, other]) => other - one)
      .map(([value]) => JSON.parse(value) as unknown);
}

const placeOf = (kind: string, keys: readonly string[]): string => [kind, ...keys].join('/');
