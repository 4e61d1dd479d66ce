import type { DisplayNames } from '../../../ops/explain/display-names.ts';
import { entriesOf, isObject, itemsOf, member, stringsOf } from '../../../ops/json/json-values.ts';
import { type NamedId, namedIds } from '../../../ops/refs/named-ids.ts';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import { optionalFiles } from '../../../schemas/index.ts';

export interface ConfigFile {
  file: string;
  value: unknown;
}

/** A place of the draft that names an id. */
export interface Use extends NamedId, ConfigFile {}

const routesFile = 'definitions/routes.json';
const hostsFile = 'hosts.json';

/** By value: the same files are asked about with every edit of one of them, and every page of a list asks. */
const known = new WeakMap<object, { names: DisplayNames | null; uses: readonly Use[] }>();

/** Every place of some files that names an id of any kind. */
export const usesIn = (files: readonly ConfigFile[], names: DisplayNames | null): Use[] =>
  files.flatMap((one) => usesOfFile(one, names));

function usesOfFile({ file, value }: ConfigFile, names: DisplayNames | null): readonly Use[] {
  if (!isObject(value)) return [];
  const before = known.get(value);
  if (before?.names === names) return before.uses;
  const schema = fileSchema(file, names);
  const uses = (schema ? namedIds(schema, value, names) : []).map((one) => ({ ...one, file, value }));
  known.set(value, { names, uses });
  return uses;
}

/**
 * The places by which visitors come to a page without an address of it: what opens it in a sheet, in pages, forms and the
 * settings of the site. A page is not its own way, and what is claimed of visitors in the invariants leads nobody.
 */
export const usesOpening = (uses: readonly Use[], page: string): Use[] =>
  uses.filter(
    ({ kind, id, file }) =>
      kind === 'page' &&
      id === page &&
      file !== routesFile &&
      file !== optionalFiles.invariants.path &&
      file !== `definitions/pages/${page}.json`,
  );

/** The places that name a route, apart from its own entry, the lists of hosts, and what is claimed of visitors. */
export const usesLeadingTo = (uses: readonly Use[], route: string): Use[] =>
  uses.filter(
    ({ kind, id, file, path }) =>
      (kind === 'route' || kind === 'destination') &&
      id === route &&
      file !== optionalFiles.invariants.path &&
      !(file === hostsFile && path.at(-2) === 'entries'),
  );

/** A file of a folder whose files define ids by their names. */
export interface Deleted extends ConfigFile {
  folder: 'pages' | 'forms';
  id: string;
}

/**
 * The places that name nothing any more once a page or form is deleted: what named itself, the routes that go with a
 * page, its outcomes or the consents of a form, as far as nothing else has these.
 * @param files - every file of the draft
 */
export function usesOfDeleted(
  deleted: Deleted,
  files: readonly ConfigFile[],
  names: DisplayNames | null,
): Use[] {
  const others = files.filter(({ file }) => file !== deleted.file);
  const gone = idsGoneWith(deleted, others);
  return usesIn(others, names).filter(
    (use) => gone.get(use.kind)?.has(use.id) && !goesToo(use, gone.get('route')),
  );
}

function idsGoneWith(
  { folder, id, value }: Deleted,
  others: readonly ConfigFile[],
): Map<string, Set<string>> {
  const alike = others.filter(({ file }) => file.startsWith(`definitions/${folder}/`));
  const left = (idsOf: (value: unknown) => string[]) => {
    const kept = new Set(alike.flatMap((one) => idsOf(one.value)));
    return new Set(idsOf(value).filter((one) => !kept.has(one)));
  };
  if (folder === 'forms')
    return new Map([
      ['form', new Set([id])],
      ['consent', left(consentsOf)],
    ]);
  const routes = new Set(routesTo(id, others.find(({ file }) => file === routesFile)?.value));
  return new Map([
    ['page', new Set([id])],
    ['route', routes],
    ['destination', routes],
    ['outcome', left((page) => stringsOf(member(page, 'outcomes')))],
  ]);
}

const routesTo = (page: string, routes: unknown): string[] =>
  entriesOf(member(routes, 'routes')).flatMap(([route, entry]) =>
    member(entry, 'page') === page ? [route] : [],
  );

const consentsOf = (form: unknown): string[] =>
  itemsOf(member(form, 'fields')).flatMap((field) =>
    member(field, 'kind') === 'consent' ? [String(member(field, 'id'))] : [],
  );

/** What is deleted with a page: its routes, and their names in the lists of hosts. */
function goesToo({ file, path }: Use, routes: ReadonlySet<string> = new Set()): boolean {
  if (file === routesFile) return path[0] === 'routes' && routes.has(String(path[1]));
  return file === hostsFile && path.at(-2) === 'entries';
}
