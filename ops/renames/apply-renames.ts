import { withDefaultMessages } from '../../schemas/defaults/default-messages.ts';
import type { Config } from '../../schemas/index.ts';
import { configFolders } from '../../schemas/index.ts';
import { configPath } from '../config/config-path.ts';
import { entriesOf, member } from '../json/json-values.ts';
import { fromPointer, toPointer } from '../json/pointer.ts';
import { definitionPath, keyedKinds, occurrencesOf } from './occurrences.ts';
import type { IdsByKind, Rename, Revision } from './rename.ts';

type Mutable = Record<string, unknown>;

/** The ids of some renames by kind. */
function idsOf(renames: readonly Rename[], side: 'from' | 'to'): IdsByKind {
  const ids = new Map<Rename['kind'], Set<string>>();
  for (const rename of renames) ids.set(rename.kind, (ids.get(rename.kind) ?? new Set()).add(rename[side]));
  return ids;
}

/** A copy of the config in which every renamed id has its new name, at its old place. */
export function renamedConfig(revision: Revision, renames: readonly Rename[]): Config {
  if (renames.length === 0) return revision.config;
  const copy = structuredClone(revision.config);
  const nameOf = (kind: Rename['kind'], id: string) =>
    renames.find((one) => one.kind === kind && one.from === id)?.to ?? id;
  for (const { kind, id, file, pointer } of occurrencesOf(revision, idsOf(renames, 'from')))
    setAt(copy, configPath(file, pointer), nameOf(kind, id));
  for (const { kind, from, to } of renames) {
    if (kind === 'city') renameAliases(copy, from, to);
    renameDerived(copy, kind, from, to);
    const path = definitionPath(kind, from)?.slice(0, -1);
    if (path) setAt(copy, path, renamedKey(member(copy, ...path), from, to));
  }
  const { messages } = copy.messages;
  return {
    ...copy,
    // Where a text with a default was renamed, its default is there again.
    messages: { ...copy.messages, messages: withDefaultMessages(messages, copy.site.language) },
    pages: inFileOrder(copy.pages),
    forms: inFileOrder(copy.forms),
  };
}

function setAt(root: unknown, path: readonly string[], value: unknown): void {
  const owner = path
    .slice(0, -1)
    .reduce<unknown>((inner, key) => (inner as Mutable | undefined)?.[key], root);
  const key = path.at(-1);
  if (owner && key !== undefined) (owner as Mutable)[key] = value;
}

const renamedKey = (map: unknown, from: string, to: string): Mutable =>
  Object.fromEntries(entriesOf(map).map(([key, value]) => [key === from ? to : key, value]));

/** Files are read in the order of their names; a comparison recognises equal parts by it. */
const inFileOrder = <T>(files: Record<string, T>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(files).sort(([one], [other]) => (`${one}.json` < `${other}.json` ? -1 : 1)),
  );

/** Where a file leaves these out they follow from other values, so that no file has an occurrence of the id. */
function renameDerived(copy: Config, kind: Rename['kind'], from: string, to: string): void {
  if (kind === 'brand' && copy.brands.default === from) setAt(copy, ['brands', 'default'], to);
  if (kind === 'route' && copy.site.unauthorized === from) setAt(copy, ['site', 'unauthorized'], to);
}

/** The old name takes the place of the new one among the aliases. */
function renameAliases({ cities: { cities } }: Config, from: string, to: string): void {
  const city = cities[from];
  if (city) city.aliases = city.aliases.map((alias) => (alias === to ? from : alias));
}

/** A location in a file of the base, given with the new names: as the base has it. */
export function locationInBase(
  renames: readonly Rename[],
  file: string,
  pointer: string,
): { file: string; pointer: string } {
  const oldName = (kind: Rename['kind'], id: string) =>
    renames.find((one) => one.kind === kind && one.to === id)?.from;
  for (const [folder, { path }] of Object.entries(configFolders)) {
    if (!file.startsWith(`${path}/`) || folder === 'plugins') continue;
    const stem = file.slice(path.length + 1, -'.json'.length);
    const from = oldName(folder === 'pages' ? 'page' : 'form', stem);
    return { file: from === undefined ? file : `${path}/${from}.json`, pointer };
  }
  const segments = fromPointer(pointer);
  const [key, id] = segments;
  const kind = keyedKinds.find((one) => one.key === key && file.endsWith(`${one.file}.json`))?.kind;
  const from = kind && id !== undefined ? oldName(kind, id) : undefined;
  return from === undefined
    ? { file, pointer }
    : { file, pointer: toPointer([key ?? '', from, ...segments.slice(2)]) };
}
