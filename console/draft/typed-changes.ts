import { isObject } from '../../ops/json/json-values.ts';
import type { TypedChange } from '../api/draft.ts';
import { applyPatches, invertPatches, type TextPatch } from '../edits/text-patch.ts';

/** The number of changes that are listed; longer values are truncated. */
const maxChanges = 3;
const maxValueLength = 120;

/** The keys that typed text changed. */
export interface TypedChanges {
  /** The first changes only. */
  changes: TypedChange[];
  /** The total number of changes. */
  count: number;
}

/**
 * The keys that patches of a text change, with both values; null where one of the texts is not JSON, or only its
 * formatting differs.
 * @param isMade - whether the given text is the one after the patches, or the one before
 */
export function typedChanges(
  text: string,
  patches: readonly TextPatch[],
  isMade: boolean,
): TypedChanges | null {
  try {
    const other: unknown = JSON.parse(applyPatches(text, isMade ? invertPatches(patches) : patches));
    const own: unknown = JSON.parse(text);
    const changes = changesBetween([], isMade ? other : own, isMade ? own : other);
    if (changes.length === 0) return null;
    const shown = changes.slice(0, maxChanges).map(({ path, before, after }) => ({
      path,
      before: shortened(before),
      after: shortened(after),
    }));
    return { changes: shown, count: changes.length };
  } catch {
    // Half typed, or changed meanwhile: the step is described as typing in the file.
    return null;
  }
}

function changesBetween(path: readonly string[], before: unknown, after: unknown): TypedChange[] {
  const [one, other] = [partsOf(before), partsOf(after)];
  if (!one || !other || Array.isArray(before) !== Array.isArray(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path: [...path], before, after }];
  }
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((key) =>
    changesBetween([...path, key], one.get(key), other.get(key)),
  );
}

/** The values of an object by key, and of a list of rows by id, as in the plan; null for a single value. */
function partsOf(value: unknown): Map<string, unknown> | null {
  if (isObject(value)) return new Map(Object.entries(value));
  if (!Array.isArray(value)) return null;
  const rows = value.map((row) => (isObject(row) && typeof row.id === 'string' ? row.id : null));
  const ids = rows.filter((id) => id !== null);
  if (ids.length !== value.length || new Set(ids).size !== ids.length) return null;
  return new Map(ids.map((id, at) => [id, value[at]]));
}

function shortened(value: unknown): unknown {
  const json = JSON.stringify(value);
  if (json === undefined || json.length <= maxValueLength) return value;
  return `${(typeof value === 'string' ? value : json).slice(0, maxValueLength).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
