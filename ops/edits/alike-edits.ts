import type { ReportedEdit } from './reported-edit.ts';

/** Whether an edit adds or removes a whole entry of a map, as may happen to many at once. */
export const isOfWholeEntry = ({ path, kind }: ReportedEdit): boolean =>
  path.length === 3 && (kind === 'added' || kind === 'removed');

/**
 * What edits have in common that differ in their entry alone: entries of one map that are added or removed, or whose
 * value at one place changes in the same way, as a bulk edit does it; null for any other edit.
 */
export function alikeKey(edit: ReportedEdit): string | null {
  const { kind, file, path, before, after } = edit;
  const [, map, , ...place] = path;
  if (isOfWholeEntry(edit)) return JSON.stringify([kind, file, map]);
  if (kind === 'moved' || place.length === 0) return null;
  return JSON.stringify([kind, file, map, place, before ?? null, after ?? null]);
}

/** Equal for sets of edits that are alike one by one; null where an edit is alike no other, and for none. */
export function alikeKeyOfAll(edits: readonly ReportedEdit[]): string | null {
  const keys = edits.map(alikeKey);
  if (keys.length === 0 || keys.includes(null)) return null;
  return JSON.stringify([...new Set(keys)].sort());
}
