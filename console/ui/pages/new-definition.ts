import { entriesOf, isObject, itemsOf, type JsonObject, member } from '../../../ops/json/json-values.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import type { Edit } from '../../api/index.ts';
import { shapeOf } from '../schema-values/schema-shape.ts';
import { newOfKind } from '../schema-values/smallest-value.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import { type DefinitionFolder, fileOfDefinition, isOnAHost } from './definition-files.ts';

export const routesFile = 'definitions/routes.json';
export const hostsFile = 'hosts.json';
/** Ids of pages and forms: the schema of forms demands a letter first. */
export const idForm = /^[a-z][a-z0-9-]{0,60}$/;

/** A typed name as an id, as far as that is plain: `Spring Offer` is `spring-offer`. */
export const toId = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/** An id that no page or form of a list has yet: `spring-thanks`, `spring-thanks-2`. */
export function freeId(stem: string, all: readonly { id: string }[]): string {
  for (let at = 1; ; at += 1) {
    const id = at === 1 ? stem : `${stem}-${at}`;
    if (!all.some((one) => one.id === id)) return id;
  }
}

const schemaAddress = {
  pages: '../../schemas/json/page.schema.json',
  forms: '../../schemas/json/form.schema.json',
};

/** The address of a new page, and the hosts that list it; no hosts: every host has it. */
export interface NewRoute {
  path: string;
  /** The route that it is made like; null: an ordinary page. */
  like: unknown;
  hosts: readonly string[];
}

/** A copy of a page or form under another id; with a title, that by which the console names it. */
export function copyOf(source: unknown, id: string, title: string): Record<string, unknown> {
  const { note: _, ...own } = isObject(source) ? source : {};
  const copy = { ...own, id };
  if (title === '') return copy;
  const ofPage = own.title === undefined ? {} : { title };
  return { ...copy, ...ofPage, ...withHeading(own, ['body'], title) };
}

/** The keys under which a block has blocks, in the order in which the first title of a page is looked for. */
const blockLists = ['blocks', 'none', 'accepted', 'refused', 'tabs'];

/** The list of blocks with another title of the first block that has one, also inside others, as in a receipt; null: none has. */
function withHeading(owner: unknown, keys: readonly string[], title: string): JsonObject | null {
  for (const key of keys) {
    const list = itemsOf(member(owner, key));
    for (const [at, block] of list.entries()) {
      const changed =
        member(block, 'title') === undefined ? withHeading(block, blockLists, title) : { title };
      if (isObject(block) && changed) return { [key]: list.with(at, { ...block, ...changed }) };
    }
  }
  return null;
}

/** The blocks of a page that begins blank: whose it is, what it is about, and what the law demands. */
const blankBlocks = ['brandBar', 'hero', 'legalFooter'] as const;

export function blankPage(
  schema: SchemaNode,
  scope: ValueScope,
  id: string,
  title: string,
): Record<string, unknown> {
  const body = schema.properties?.body && shapeOf(schema.properties.body);
  const blocks = body?.is === 'list' ? shapeOf(body.item) : null;
  if (blocks?.is !== 'union') throw new Error('the schema of pages has no blocks');
  const made = blankBlocks.map((kind) => {
    const block = newOfKind(blocks.branches.get(kind) ?? {}, kind, blocks.tag, scope) as Record<
      string,
      unknown
    >;
    if (kind === 'hero' && title !== '') return { ...block, title };
    const [risk] = scope.usual(kind, ['risk']);
    return kind === 'legalFooter' && risk !== undefined ? { ...block, risk } : block;
  });
  return { id, outcomes: [], body: made };
}

/** The edits of a new page or form, with the address that a page has: one step. */
export function newDefinitionEdits(
  folder: DefinitionFolder,
  value: Record<string, unknown>,
  route: NewRoute | null,
  files: { routes: unknown; hosts: unknown },
): Edit[] {
  const { $schema = schemaAddress[folder], ...own } = value;
  const id = String(own.id);
  const create: Edit = { do: 'create', file: fileOfDefinition(folder, id), value: { $schema, ...own } };
  if (!route) return [create];
  const name = freeRoute(id, files.routes);
  const { note: _, ...like } = isObject(route.like) ? route.like : { kind: 'other', on: 'everyHost' };
  const on = route.hosts.length > 0 ? 'hostsThatListIt' : 'everyHost';
  const entry = { ...like, path: route.path, page: id, on };
  const { path, page, kind, ...more } = entry as Record<string, unknown>;
  const listed = route.hosts.map((host): Edit => {
    const entries = member(files.hosts, 'hosts', host, 'entries');
    const at = ['hosts', host, 'entries'];
    return Array.isArray(entries)
      ? { do: 'insert', file: hostsFile, path: [...at, entries.length], value: name }
      : { do: 'set', file: hostsFile, path: at, value: [name] };
  });
  return [
    create,
    { do: 'set', file: routesFile, path: ['routes', name], value: { path, page, kind, ...more } },
    ...listed,
  ];
}

/** The name of a route for a page: `spring-offer` becomes `springOffer`. */
export function freeRoute(id: string, routes: unknown): string {
  const taken = new Set(entriesOf(member(routes, 'routes')).map(([name]) => name));
  const stem = id.replace(/-+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()).replace(/-/g, '');
  for (let at = 1; ; at += 1) {
    const name = at === 1 ? stem : `${stem}${at}`;
    if (!taken.has(name)) return name;
  }
}

/** The path that a route has already, by name; undefined where it is free. */
export const routeAt = (routes: unknown, path: string): string | undefined =>
  entriesOf(member(routes, 'routes')).find(([, entry]) => member(entry, 'path') === path)?.[0];

/** The edits that delete a page with its routes, and take these out of the lists of hosts; or a form. */
export function deletionEdits(
  folder: DefinitionFolder,
  id: string,
  files: { routes: unknown; hosts: unknown },
): Edit[] {
  const removal: Edit = { do: 'delete', file: fileOfDefinition(folder, id) };
  if (folder === 'forms') return [removal];
  const routes = entriesOf(member(files.routes, 'routes')).flatMap(([name, entry]) =>
    member(entry, 'page') === id ? [name] : [],
  );
  const unlisted = entriesOf(member(files.hosts, 'hosts')).flatMap(([host, entry]): Edit[] =>
    itemsOf(member(entry, 'entries'))
      .flatMap((one, index) => (routes.includes(String(one)) ? [index] : []))
      .reverse()
      .map((index) => ({ do: 'remove', file: hostsFile, path: ['hosts', host, 'entries', index] })),
  );
  return [
    removal,
    ...routes.map((name): Edit => ({ do: 'remove', file: routesFile, path: ['routes', name] })),
    ...unlisted,
  ];
}

/** The hosts that list a route among their entries. */
export const hostsListing = (hosts: unknown, route: string): string[] =>
  entriesOf(member(hosts, 'hosts')).flatMap(([host, entry]) =>
    isOnAHost(route, {}, { hosts: { [host]: entry } }) ? [host] : [],
  );
