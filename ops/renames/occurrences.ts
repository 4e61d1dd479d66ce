import type { RefKind } from '../../schemas/index.ts';
import { idDefinitions } from '../config/collect-ids.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import { isObject, itemsOf, keysOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import type { IdsByKind, Revision } from './rename.ts';

/** A value, or an entry of a list, that holds an id. Keys that define ids are not among them. */
export interface Occurrence {
  kind: RefKind;
  id: string;
  file: ParsedFile;
  pointer: string;
}

/** Every value of a revision that holds one of the ids. */
export function occurrencesOf({ references }: Revision, ids: IdsByKind): Occurrence[] {
  const found = new Map<string, Occurrence>();
  const add = (one: Occurrence) => {
    if (ids.get(one.kind)?.has(one.id)) found.set(`${one.file.file} ${one.pointer}`, one);
  };
  for (const { file, references: all } of references) {
    for (const { kind, id, pointer } of all)
      add({ kind: kind === 'destination' ? 'route' : kind, id, file, pointer });
    if (file.kind === 'pages') {
      add({ kind: 'page', id: file.stem, file, pointer: '/id' });
      itemsOf(member(file.value, 'outcomes')).forEach((id, index) => {
        add({ kind: 'outcome', id: String(id), file, pointer: `/outcomes/${index}` });
      });
    }
    if (file.kind === 'forms') add({ kind: 'form', id: file.stem, file, pointer: '/id' });
  }
  return [...found.values()];
}

/** The kinds whose ids are the keys of a map. */
export const keyedKinds = Object.entries(idDefinitions).flatMap(([kind, [file, key]]) =>
  ['destination', 'outcome', 'tag', 'consent', 'clickId', 'parameter'].includes(kind)
    ? []
    : [{ kind: kind as RefKind, file, key }],
);

/** The path of the definition of an id; null where ids of the kind have none. */
export function definitionPath(kind: RefKind, id: string): string[] | null {
  if (kind === 'page' || kind === 'form') return [`${kind}s`, id];
  const keyed = keyedKinds.find((one) => one.kind === kind);
  return keyed ? [keyed.file, keyed.key, id] : null;
}

/** The kind of id that a path begins with, as `brands brands quick-loan` and `pages login` do; null where it does not. */
function definedBy([file, key, id]: readonly string[]): {
  kind: RefKind;
  id: string;
  at: 1 | 2;
} | null {
  if (file === 'pages' || file === 'forms')
    return key === undefined ? null : { kind: file === 'pages' ? 'page' : 'form', id: key, at: 1 };
  const keyed = keyedKinds.find((one) => one.file === file && one.key === key);
  return keyed && id !== undefined ? { kind: keyed.kind, id, at: 2 } : null;
}

/**
 * A path without the names of candidates and without indexes, so that it is the same in both revisions. An item of a
 * list is known by its id.
 */
export function stablePath(root: unknown, path: readonly string[], ids: IdsByKind): string {
  const owner = definedBy(path);
  const isCandidate = owner !== null && ids.get(owner.kind)?.has(owner.id) === true;
  let value = root;
  const parts = path.map((segment, at) => {
    const holder = value;
    const inner = Array.isArray(holder) ? holder[Number(segment)] : member(holder, segment);
    value = inner;
    if (isCandidate && at === owner.at) return '*';
    if (!Array.isArray(holder)) return segment;
    return isObject(inner) && typeof inner.id === 'string' ? inner.id : '*';
  });
  return toPointer(parts);
}

/** The stable paths of all values of a definition, each with the value. */
export function leavesOf(root: unknown, path: readonly string[], ids: IdsByKind): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown, at: readonly string[]): void => {
    const keys = Array.isArray(value) ? [...value.keys()].map(String) : keysOf(value);
    if (keys.length === 0) found.add(`${stablePath(root, at, ids)} = ${JSON.stringify(value)}`);
    for (const key of keys)
      visit(Array.isArray(value) ? value[Number(key)] : member(value, key), [...at, key]);
  };
  visit(member(root, ...path), path);
  return found;
}
