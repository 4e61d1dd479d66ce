import type { Edit } from '../../api.ts';
import { valueIn } from '../fields/field-edit.ts';
import type { EditTold } from './edit-told.ts';

/**
 * The edit that takes one told edit back, and leaves all others.
 * @param value - of the file in the draft, as it is now
 * @returns null where the draft has another value there by now, or no key leads there: a row of a list, a whole file
 */
export function putBack({ file, path, kind, before, after }: EditTold, value: unknown): Edit | null {
  const own = path.slice(1);
  if (kind === 'moved' || own.length === 0) return null;
  if (JSON.stringify(valueIn(value, own)) !== JSON.stringify(after)) return null;
  if (before === undefined) return { do: 'remove', file, path: own, prune: true };
  // What is to stand in a list needs its place there, which the edit does not tell.
  if (Array.isArray(valueIn(value, own.slice(0, -1)))) return null;
  return { do: 'set', file, path: own, value: before };
}
