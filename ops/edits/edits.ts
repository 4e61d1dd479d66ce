import type { Config } from '../../schemas/index.ts';
import { canonical } from '../json/canonical.ts';
import { member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { namedFiles, orderKey, type Unit, unitsOf } from './units.ts';

/** One edit: an entry, a row or a field that differs between the revisions. */
export interface Edit {
  /** The path in the loaded config; that of a row ends with its id. */
  path: readonly string[];
  file: string;
  /** The pointer in each revision; null where the part does not exist. */
  pointers: { before: string | null; after: string | null };
  kind: 'added' | 'removed' | 'changed' | 'moved';
  before: unknown;
  after: unknown;
}

/** Every edit between two revisions, in the order of the files. */
export function editsOf(before: Config, after: Config): Edit[] {
  const [one, other] = [unitsOf(before), unitsOf(after)];
  const found: Edit[] = [];
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    const [was, is] = [one.get(key), other.get(key)];
    const edit = editOf(was, is);
    if (edit) found.push(edit);
  }
  return joinFields(before, after, found);
}

function editOf(was: Unit | undefined, is: Unit | undefined): Edit | null {
  const unit = is ?? was;
  if (!unit) return null;
  // A file that only one of them names is told by what names it.
  if (unit.path[0] === namedFiles && (!was || !is)) return null;
  // The revisions share what is equal.
  if (was && is && was.value === is.value) return null;
  const isOrder = unit.path.at(-1) === orderKey;
  if (
    was &&
    is &&
    (isOrder ? inSameOrder(was.value, is.value) : canonical(was.value) === canonical(is.value))
  ) {
    return null;
  }
  if (isOrder && (!was || !is)) return null;
  return {
    path: unit.path,
    file: unit.file,
    pointers: { before: was?.pointer ?? null, after: is?.pointer ?? null },
    kind: isOrder ? 'moved' : !was ? 'added' : !is ? 'removed' : 'changed',
    before: was?.value,
    after: is?.value,
  };
}

/** Compares the order of the ids that both lists have. */
function inSameOrder(one: unknown, other: unknown): boolean {
  const [was, is] = [Array.isArray(one) ? one : [], Array.isArray(other) ? other : []];
  const others = new Set(is);
  const common = new Set(was.filter((id) => others.has(id)));
  const order = (ids: unknown[]) => ids.filter((id) => common.has(id)).join();
  return order(was) === order(is);
}

/** A brand or variant that was added or removed is one edit instead of one for each field. */
function joinFields(before: Config, after: Config, edits: readonly Edit[]): Edit[] {
  const joined = new Map<string, Edit>();
  for (const edit of edits) {
    const path = edit.path[0] === 'brands' ? edit.path.slice(0, 3) : edit.path;
    const [was, is] = [member(before, ...path), member(after, ...path)];
    const isWhole = path.length < edit.path.length && (was === undefined || is === undefined);
    const pointer = toPointer(path.slice(1));
    const whole: Edit = {
      ...edit,
      path,
      pointers: { before: was === undefined ? null : pointer, after: is === undefined ? null : pointer },
      before: was,
      after: is,
    };
    joined.set(toPointer(isWhole ? path : edit.path), isWhole ? whole : edit);
  }
  return [...joined.values()];
}
