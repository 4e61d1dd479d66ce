import {
  type BrandChange,
  type BrandFields,
  brandFieldNames,
  type ChannelDefinition,
  type Config,
  type EndpointDefinition,
  type TrackerDefinition,
} from '../../schemas/index.ts';
import {
  type BrandPatch,
  type Channel,
  type CityRule,
  type Network,
  ownEntry,
  type Site,
  type SiteEndpoint,
} from './site.ts';

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
  const brand = patchOf(config, entry.brand);
  const channels = channelsOf(config);
  return {
    host: name,
    relogin: entry.relogin === true,
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

const channelsByConfig = new WeakMap<Config, Record<string, Channel>>();
/** A channel does not depend on the host: computed once for all hosts. */
function channelsOf(config: Config): Record<string, Channel> {
  const known = channelsByConfig.get(config);
  if (known) return known;
  const made = mapRecord(config.channels.channels, (channel) => resolveChannel(config, channel));
  channelsByConfig.set(config, made);
  return made;
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

function settingsOf({ site: { $schema: _schema, oneTap: _oneTap, ...settings } }: Config): Site['settings'] {
  return settings;
}

function routesOf(config: Config, entries: readonly string[]): Site['routes'] {
  const here = Object.entries(config.routes.routes).filter(
    ([name, route]) => route.on === 'everyHost' || entries.includes(name),
  );
  return Object.fromEntries(here.map(([name, { note: _, on: __, ...route }]) => [name, route]));
}

function cityNames(config: Config): Record<string, string> {
  const names = Object.entries(config.cities.cities).flatMap(([name, { aliases }]) => [
    [name, name] as const,
    ...aliases.map((alias) => [alias, name] as const),
  ]);
  return Object.fromEntries(names);
}

function resolveChannel(config: Config, channel: ChannelDefinition): Channel {
  const { note: _note, cityRule, brand, ...rest } = channel;
  return {
    ...rest,
    ...(cityRule !== undefined && { cityRule: cityRuleOf(config, cityRule) }),
    ...(brand !== undefined && { brand: patchOf(config, brand) }),
  };
}

function cityRuleOf(config: Config, id: string): CityRule {
  const rule = ownEntry(config.cities.rules, id);
  if (!rule) throw new Error(`definitions/cities.json has no rule "${id}"; check reports it as ref-unknown`);
  return { id, cities: rule.cities, set: rule.set };
}

/** Applies the variants in the order written, then the change's own fields; a later one wins. */
function patchOf(config: Config, change: BrandChange | undefined): BrandPatch {
  if (!change) return { fields: {} };
  const layers = [...(change.apply ?? []).map((id) => ownEntry(config.brands.variants, id) ?? {}), change];
  const fields: Partial<BrandFields> = {};
  for (const layer of layers) {
    for (const name of brandFieldNames) {
      const value = layer[name];
      if (value !== undefined) fields[name] = value;
    }
  }
  return {
    ...(change.id !== undefined && { id: change.id }),
    ...(change.assets !== undefined && { assets: change.assets }),
    fields,
  };
}

/** Only the brands that a visitor of this host can have: the phone loads no others. */
function brandsUsed(config: Config, host: BrandPatch, channels: Record<string, Channel>): Site['brands'] {
  const ids = new Set([
    host.id ?? config.brands.default,
    ...Object.values(channels).map((one) => one.brand?.id),
  ]);
  const used = Object.entries(config.brands.brands).filter(([id]) => ids.has(id));
  return Object.fromEntries(used.map(([id, { note: _, ...brand }]) => [id, brand]));
}
