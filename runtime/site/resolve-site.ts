import {
  attributeFactsOf,
  attributeValues,
  type Config,
  type EndpointDefinition,
  type NetworkDefinition,
  queryNames,
} from '../../schemas/index.ts';
import type { FactDeclarations } from '../facts/fact-declarations.ts';
import { brandPatch, brandsUsed } from './brand-patch.ts';
import { contractOf, withoutContract } from './endpoint-contract.ts';
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
    networks: mapRecord(config.trackers.networks, (network) => networkOf(config, network)),
    ...thirdPartiesOf(config),
    endpoints: mapRecord(config.endpoints.endpoints, (one) => endpointOf(config.endpoints, one)),
    messages: config.messages.messages,
    oneTap: oneTapOf(config),
    settings: settingsOf(config),
  };
}

function attributesOf({ facts }: Config, set?: Readonly<Record<string, string>>): Pick<Site, 'attributes'> {
  const answers = Object.keys(facts.answers ?? {});
  if (attributeFactsOf(facts).length + answers.length === 0) return {};
  return {
    attributes: {
      ...attributeValues(facts, 'channel'),
      ...attributeValues(facts, 'host', set),
      ...Object.fromEntries(answers.map((name) => [`answer.${name}`, null])),
    },
  };
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

/**
 * Drops `codes` and `example`, which only `check` and the sandbox need: each page says what a code means on it. The keys of
 * the contract become one, and none where they say nothing.
 */
function endpointOf({ contract: file }: Config['endpoints'], endpoint: EndpointDefinition): SiteEndpoint {
  const { note: _note, codes: _codes, example: _example, ...stated } = endpoint;
  const call = withoutContract(stated);
  const contract = contractOf(file, endpoint);
  return contract ? { ...call, contract } : call;
}

/** Drops the texts about a network: only the page that lists third parties shows them, and it carries its own copy. */
function networkOf(config: Config, network: NetworkDefinition): Network {
  const { note: _, aliases: __, name: ___, purpose: ____, collects: _____, hosts: ______, ...rest } = network;
  const { report, ...spoken } = rest;
  return { ...spoken, ...(report && reportOf(config, report)) };
}

/** With the endpoint itself, of which it sends what the payload names; one that takes a form takes no report. */
function reportOf(
  { endpoints }: Config,
  { endpoint, sends }: NonNullable<NetworkDefinition['report']>,
): Pick<Network, 'report'> {
  const definition = endpoints.endpoints[endpoint];
  if (definition === undefined || definition.payload === 'form') return {};
  const taken = Object.entries(sends).filter(([name]) => definition.payload.includes(name));
  return { report: { endpoint, call: endpointOf(endpoints, definition), sends: Object.fromEntries(taken) } };
}

/** What a config may do without: the search advertiser, click ids, the analytics host. */
function thirdPartiesOf(config: Config): Pick<Site, 'searchAdvertiser' | 'clickIds' | 'record'> {
  const { searchAdvertiser, clickIds, record } = config.trackers;
  return {
    ...(searchAdvertiser && { searchAdvertiser: networkOf(config, searchAdvertiser) }),
    ...(clickIds && { clickIds: mapRecord(clickIds, withoutNote) }),
    ...(record && { record: record.address }),
  };
}

function oneTapOf({ site }: Config): Site['oneTap'] {
  return site.oneTap && { provider: site.oneTap.provider, script: site.oneTap.script };
}

function settingsOf({
  site: {
    $schema: _schema,
    languages: _languages,
    oneTap: _oneTap,
    law: _law,
    linkHosts: _linkHosts,
    ...settings
  },
  facts: { query = {} },
  trackers,
}: Config): Site['settings'] {
  const clickParameters = clickParametersOf(trackers);
  // What rows may test and no ad brings stays in the address.
  const ofRows = Object.keys(query).filter((name) => !clickParameters.includes(name));
  if (ofRows.length === 0) return settings;
  const { keep } = settings.address;
  return { ...settings, address: { keep: [...new Set([...keep, ...ofRows])] } };
}

function routesOf(config: Config, entries: readonly string[]): Site['routes'] {
  const here = Object.entries(config.routes.routes).filter(
    ([name, route]) => route.on === 'everyHost' || entries.includes(name),
  );
  return Object.fromEntries(here.map(([name, { note: _, on: __, ...route }]) => [name, route]));
}

/** The parameters that are read besides those of every funnel: for rows, and as click ids. */
export const furtherParameters = ({
  facts: { query = {} },
  trackers,
}: Pick<Config, 'facts' | 'trackers'>): string[] =>
  [...new Set([...Object.keys(query), ...clickParametersOf(trackers)])].filter(
    (name) => !ofEveryFunnel.includes(name),
  );
const clickParametersOf = ({ clickIds = {} }: Config['trackers']): string[] =>
  Object.values(clickIds).flatMap(({ parameters, beside = [] }) => [...parameters, ...beside]);
const ofEveryFunnel: readonly string[] = queryNames;

const factsByConfig = new WeakMap<Config['facts'], WeakMap<Config['trackers'], FactDeclarations>>();
/** Without words and values, which the phone does not need. The same object for all hosts. */
function factsOf(config: Config): FactDeclarations {
  const { facts, trackers } = config;
  const ofFacts = factsByConfig.get(facts) ?? new WeakMap<Config['trackers'], FactDeclarations>();
  factsByConfig.set(facts, ofFacts);
  const known = ofFacts.get(trackers);
  if (known) return known;
  const { flags, channelInfo, appName, answers = {} } = facts;
  const read = furtherParameters(config);
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
    ...(read.length > 0 && { query: read }),
    ...(Object.keys(answers).length > 0 && { answers: answerFacts(answers) }),
  };
  ofFacts.set(trackers, made);
  return made;
}

const answerFacts = (
  declared: NonNullable<Config['facts']['answers']>,
): NonNullable<FactDeclarations['answers']> =>
  Object.fromEntries(
    Object.entries(declared).map(([name, { note: _, about: __, ...fact }]) => [`answer.${name}`, fact]),
  );

function cityNames(config: Config): Record<string, string> {
  const names = Object.entries(config.cities.cities).flatMap(([name, { aliases }]) => [
    [name, name] as const,
    ...aliases.map((alias) => [alias, name] as const),
  ]);
  return Object.fromEntries(names);
}
