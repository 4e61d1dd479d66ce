import { orderKey } from '../../ops/edits/units.ts';
import { member } from '../../ops/json/json-values.ts';
import { toPointer } from '../../ops/json/pointer.ts';
import type { ChangedPlace, Edit } from '../api/index.ts';
import { type Names, namesOfPointer, valueNamed } from './place.ts';
import { revertPlace } from './revert-file.ts';

/** A file with unsaved edits. */
interface UnsavedFile {
  /** Of the disk; empty: the draft has made it. */
  base: string;
  /** Of the draft; empty: the draft takes it out. */
  text: string;
}

/**
 * What unsaved edits have changed at a place, with the edits that put it back.
 * @returns null where the disk has the same
 */
export function unsavedAt(
  { file, path }: ChangedPlace,
  { base, text }: UnsavedFile,
): { names: Names; edits: Edit[] } | null {
  if (base === '') return { names: [], edits: [{ do: 'delete', file }] };
  const [disk, draft] = [parse(base), parse(text)];
  if (text === '') return { names: [], edits: [{ do: 'create', file, value: disk }] };
  if (disk === undefined || draft === undefined) return null;
  const names = namesOfPointer(draft, toPointer(path));
  if (standing(disk, names) === standing(draft, names)) return null;
  const { edits } = revertPlace(file, names, { before: disk, after: draft, now: draft });
  return edits.length > 0 ? { names, edits } : null;
}

/** What stands at a place, or in which order. */
function standing(value: unknown, names: Names): string {
  if (names.at(-1) !== orderKey) return JSON.stringify(valueNamed(value, names)) ?? '';
  const list = valueNamed(value, names.slice(0, -1));
  return JSON.stringify(
    Array.isArray(list) ? list.map((one) => member(one, 'id')) : Object.keys(Object(list)),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
