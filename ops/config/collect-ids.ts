import type { Ids } from '../../schemas/compile/emit-json-schema.ts';
import { defaultMessages } from '../../schemas/defaults/default-messages.ts';
import { lastingQueryNames, namedDestinations, type RefKind, refKinds } from '../../schemas/index.ts';
import { entriesOf, isObject, itemsOf, keysOf, member, stringsOf } from '../json/json-values.ts';
import { defaultLanguageOf, languagesOfSite } from '../languages/site-languages.ts';
import type { FileKind, ParsedFile } from './parsed-file.ts';

const unique = (ids: readonly string[]) => [...new Set(ids)];

/** The default texts in the languages of the site have ids as well. */
const defaultMessageIds = (site: unknown): string[] =>
  [defaultLanguageOf(site), ...languagesOfSite(site)].flatMap((one) => Object.keys(defaultMessages(one)));

/** The keys of {@link idDefinitions} that hold lists; the others hold ids as keys. */
const listKeys: ReadonlySet<string> = new Set(['outcomes', 'fields']);
/** A config without them defines no such ids. */
const optionalKeys: ReadonlySet<string> = new Set(['clickIds']);
const isReadable = (value: unknown, key: string): boolean => {
  if (value === undefined && optionalKeys.has(key)) return true;
  return listKeys.has(key) ? Array.isArray(value) : isObject(value);
};

/** The file and key that define the ids of a kind. */
export const idDefinitions: Partial<Record<RefKind, readonly [FileKind, string]>> = {
  host: ['hosts', 'hosts'],
  channel: ['channels', 'channels'],
  brand: ['brands', 'brands'],
  variant: ['brands', 'variants'],
  route: ['routes', 'routes'],
  destination: ['routes', 'routes'],
  cityRule: ['cities', 'rules'],
  city: ['cities', 'cities'],
  network: ['trackers', 'networks'],
  clickId: ['trackers', 'clickIds'],
  parameter: ['trackers', 'clickIds'],
  endpoint: ['endpoints', 'endpoints'],
  message: ['messages', 'messages'],
  outcome: ['pages', 'outcomes'],
  tag: ['channels', 'channels'],
  consent: ['forms', 'fields'],
};

/**
 * The kinds whose ids cannot be known, because what defines them is broken. That is one mistake, and every
 * use of such an id would be another finding for it.
 * @param unread - the kinds of the files that are no JSON, or not there
 */
export function unreadableKinds(files: readonly ParsedFile[], unread: ReadonlySet<FileKind>): Set<RefKind> {
  const isBroken = ([kind, key]: readonly [FileKind, string]) =>
    unread.has(kind) || files.some((file) => file.kind === kind && !isReadable(member(file.value, key), key));
  return new Set(
    refKinds.filter((kind) => idDefinitions[kind] !== undefined && isBroken(idDefinitions[kind])),
  );
}

const clickParameters = (trackers: unknown): string[] =>
  entriesOf(member(trackers, 'clickIds')).flatMap(([, clickId]) =>
    stringsOf([...itemsOf(member(clickId, 'parameters')), ...itemsOf(member(clickId, 'beside'))]),
  );

/**
 * The ids that a config defines, by kind, from all files that can be read.
 * @param names - the names of the page and form files, read or not
 * @param assets - addresses of the files under `public`
 */
export function collectIds(
  files: readonly ParsedFile[],
  names: { pages: readonly string[]; forms: readonly string[] },
  assets: readonly string[],
): Ids {
  const of = (kind: FileKind) => files.find((file) => file.kind === kind)?.value;
  const under = (kind: FileKind, key: string) => keysOf(member(of(kind), key));
  const route = under('routes', 'routes');
  const channels = entriesOf(member(of('channels'), 'channels'));
  const pages = files.filter((file) => file.kind === 'pages');
  const fields = files.flatMap(({ kind, value }) =>
    kind === 'forms' ? itemsOf(member(value, 'fields')) : [],
  );
  const consents = fields.filter((field) => member(field, 'kind') === 'consent');
  return {
    host: under('hosts', 'hosts'),
    channel: channels.map(([channel]) => channel),
    brand: under('brands', 'brands'),
    variant: under('brands', 'variants'),
    route,
    destination: unique([...route, ...namedDestinations]),
    page: names.pages,
    form: names.forms,
    consent: unique(stringsOf(consents.map((consent) => member(consent, 'id')))),
    cityRule: under('cities', 'rules'),
    city: under('cities', 'cities'),
    network: under('trackers', 'networks'),
    clickId: under('trackers', 'clickIds'),
    parameter: unique([...lastingQueryNames, ...under('facts', 'query'), ...clickParameters(of('trackers'))]),
    endpoint: under('endpoints', 'endpoints'),
    message: unique([...under('messages', 'messages'), ...defaultMessageIds(of('site'))]),
    outcome: unique(pages.flatMap((page) => stringsOf(member(page.value, 'outcomes')))),
    tag: unique(channels.flatMap(([, channel]) => stringsOf(member(channel, 'tags')))),
    asset: assets,
  };
}
