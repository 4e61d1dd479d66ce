import { isStillAt } from '../../../ops/edits/same-items.ts';
import { isObject } from '../../../ops/json/json-values.ts';
import { toPointer } from '../../../ops/json/pointer.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import { namesOfPointer } from '../../history/place.ts';
import type { FieldMark } from '../outbox/refused-texts.ts';

type Path = readonly (string | number)[];

/** The keys that say of which kind an object is, as the schemas have them. */
const kindKeys = ['type', 'kind', 'do', 'shape'] as const;

export function markOf(value: unknown, path: Path): FieldMark {
  const at = unnamedItem(value, path);
  return {
    isWritten: valueIn(value, path) !== undefined,
    kinds: kindsOn(value, path),
    ...(at !== null && { item: valueIn(value, path.slice(0, at + 1)) }),
  };
}

/** Whether a field that had this mark is still there, at this path. */
export function isSameField(value: unknown, path: Path, { isWritten, kinds, item }: FieldMark): boolean {
  // A choice of another way takes the value along that had the field.
  if (isWritten && valueIn(value, path) === undefined) return false;
  if (kindsOn(value, path) !== kinds) return false;
  const at = unnamedItem(value, path);
  if (at === null || item === undefined) return true;
  const list = valueIn(value, path.slice(0, at));
  return Array.isArray(list) && isStillAt(list, Number(path[at]), item);
}

const kindsOn = (value: unknown, path: Path): string =>
  JSON.stringify(
    path.map((_, length) => {
      const inner = valueIn(value, path.slice(0, length));
      const kinds = kindKeys.map((key) => (isObject(inner) ? inner[key] : null));
      return kinds.find((one) => typeof one === 'string') ?? null;
    }),
  );

/** Where in the path the number of the innermost item is that has no id; null: none. */
function unnamedItem(value: unknown, path: Path): number | null {
  const names = namesOfPointer(value, toPointer(path));
  const isUnnamed = (key: string | number, at: number) =>
    Array.isArray(valueIn(value, path.slice(0, at))) && names[at] === String(key);
  const found = path.map(isUnnamed).lastIndexOf(true);
  return found === -1 ? null : found;
}
