import {
  attributeFactsOf,
  attributeValues,
  type Config,
  type EndpointDefinition,
  type TrackerDefinition,
} from '../../schemas/index.ts';
import type { FactDeclarations } from '../facts/fact-declarations.ts';
import { brandPatch, brandsUsed } from './brand-patch.ts';
import { resolveChannels } from './resolve-channels.ts';
import type { Network, Site, SiteEndpoint } from './site.ts';

/**
 * The entry of hosts.json that serves a host: its own, or `default` (R-ROUTE 1). Ignores the case of host names and
 * the port.
 */
export function hostEntry(config: Config, host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return Object.hasOwn(config.hosts.hosts, name) ? name : 'default';
}

/** Reduces the config to what one host needs. Expects a config that `check` has found to be valid. */
export function resolveSite(config: Config, host: string): Site {
  const name = hostEntry(config, host);
  const entry = config.hosts.hosts[name];
  if (!entry) throw new Error('hosts.json has no "default"; the schema requires it');
  const brand = brandPatch(config, entry.brand);
  const channels = resolveChannels(config);
  return {
    host: name,
    relogin: entry.relogin === true,
    ...attributesOf(config, entry.attributes),
    root: entry.root,
    routes: routesOf(config, entry.entries),
    catchAll: config.routes.catchAll,
    navigation: withoutNotes(config.navigation),
    destinations: {
      success: withoutNotes(config.destinations.success),
      failure: withoutNotes(config.destinations.failure),
      skipForm: withoutNotes(config.destinations.skipForm),
    },
    flags: withoutNotes(config.flags),
    facts: factsOf(config),
    cityNames: cityNames(config),
    channels,
    brand,
    defaultBrand: config.brands.default,
    brands: brandsUsed(config, brand, channels),
    networks: mapRecord(config.trackers.networks, networkOf),
    searchAdvertiser: networkOf(config.trackers.searchAdvertiser),
    record: config.trackers.record.address,
    endpoints: mapRecord(config.endpoints.endpoints, endpointOf),
    messages: config.messages.messages,
    oneTap: oneTapOf(config),
    settings: settingsOf(config),
  };
}

function attributesOf({ facts }: Config, set?: Readonly<Record<string, string>>): Pick<Site, 'attributes'> {
  if (attributeFactsOf(facts).length === 0) return {};
  return { attributes: { ...attributeValues(facts, 'channel'), ...attributeValues(facts, 'host', set) } };
}

function mapRecord<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

interface Noted {
  note?: string;
}
/** Removes the operators' notes. */
function withoutNote<T extends Noted>({ note: _note, ...rest }: T): T {
  return rest as T;
}
function withoutNotes<R extends Noted, O extends Noted>({ rules, otherwise }: { rules: R[]; otherwise: O }) {
  return { rules: rules.map(withoutNote), otherwise: withoutNote(otherwise) };
}

/** Drops `codes`, which only `check` needs: each page says what a code means on it. */
function endpointOf({ note: _note, codes: _codes, ...call }: EndpointDefinition): SiteEndpoint {
  return call;
}

/** Drops the texts about a network: only the page that lists third parties shows them, and it carries its own copy. */
function networkOf({ kind, scripts, formEvent, report }: TrackerDefinition): Network {
  return { kind, scripts, formEvent, ...(report !== undefined && { report }) };
}

function oneTapOf({ site }: Config): Site['oneTap'] {
  return site.oneTap && { provider: site.oneTap.provider, script: site.oneTap.script };
}

/** Drops what only `check` and publishing read. */
function settingsOf({
  site: { $schema: _schema, oneTap: _oneTap, linkHosts: _linkHosts, ...settings },
}: Config): Site['settings'] {
  return settings;
}

function routesOf(config: Config, entries: readonly string[]): Site['routes'] {
  const here = Object.entries(config.routes.routes).filter(
    ([name, route]) => route.on === 'everyHost' || entries.includes(name),
  );
  return Object.fromEntries(here.map(([name, { note: _, on: __, ...route }]) => [name, route]));
}

const factsByConfig = new WeakMap<Config['facts'], FactDeclarations>();
/** Without words and values, which the phone does not need. The same object for all hosts. */
function factsOf({ facts }: Config): FactDeclarations {
  const known = factsByConfig.get(facts);
  if (known) return known;
  const { flags, channelInfo, appName, query } = facts;
  const made: FactDeclarations = {
    flags: mapRecord(flags, ({ pointer, otherwise }) => ({
      pointer,
      ...(otherwise !== 0 && { otherwise }),
    })),
    channelInfo: mapRecord(
      channelInfo,
      ({ note: _, about: __, label: ___, valueLabels: ____, example: _____, ...fact }) => fact,
    ),
    ...(appName && { appName }),
    ...(query && { query: Object.keys(query) }),
  };
  factsByConfig.set(facts, made);
  return made;
}

function cityNames(config: Config): Record<string, string> {
  const names = Object.entries(config.cities.cities).flatMap(([name, { aliases }]) => [
    [name, name] as const,
    ...aliases.map((alias) => [alias, name] as const),
  ]);
  return Object.fromEntries(names);
}
