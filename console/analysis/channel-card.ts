import type { Explainer } from '../../ops/explain/explain.ts';
import type { Outcome } from '../../ops/explain/outcome.ts';
import { canonical } from '../../ops/json/canonical.ts';
import { toPointer } from '../../ops/json/pointer.ts';
import type { ChannelCardResponse, ChannelOutcome } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { RevisionCache } from './revision-cache.ts';

/** Only the first channels that share something are named; all of them are counted. */
const maxNamed = 50;

/** Everything about one channel; a draft that cannot be evaluated gives only what the file contains. */
export function channelCard(
  revisions: RevisionCache,
  revision: DraftRevision,
  channel: string,
  cities: string[] | null,
): ChannelCardResponse {
  const explainer = revisions.explainer('draft', revision);
  const none: ChannelCardResponse = {
    version: revision.version,
    channel,
    isListed: false,
    isSound: false,
    card: null,
  };
  if (!explainer) return none;
  const { channels } = explainer.config.channels;
  const entry = Object.hasOwn(channels, channel) ? channels[channel] : undefined;
  const { sources } = revisions.draft(revision);
  const placeAt = (file: string, path: readonly string[]) => {
    const { line, column } = sources.locate(file, toPointer(path), { key: true });
    return { file, line, column, pointer: toPointer(path) };
  };
  const rule = cityRuleOf(explainer, entry?.cityRule);
  const listedCities = cities ?? [...(rule?.cities.slice(0, 20) ?? []), ''];
  return {
    ...none,
    isListed: entry !== undefined,
    isSound: true,
    card: {
      entry: entry ?? null,
      place: entry ? placeAt('channels.json', ['channels', channel]) : null,
      hosts: Object.keys(explainer.config.hosts.hosts).map((host) => hostOutcome(explainer, host, channel)),
      cityRule: rule && { ...rule, place: placeAt('definitions/cities.json', ['rules', rule.id]) },
      cities: listedCities.map((city) => ({
        city,
        ...channelOutcome(explainer.outcome({ channel, ...(city !== '' && { city }) })),
      })),
      destinations: destinationsOf(explainer, channel),
      ads: explainer.outcome({ channel }).ads,
      sharedBy: sharedBy(explainer, channel),
    },
  };
}

function hostOutcome(explainer: Explainer, host: string, channel: string) {
  const { landing, title, brand, hops } = explainer.outcome({ host, channel });
  return { host, landing, title, brand, hops };
}

function cityRuleOf({ config }: Explainer, id: string | undefined) {
  const rule = id === undefined ? undefined : config.cities.rules[id];
  return id === undefined || !rule ? null : { id, cities: [...rule.cities], set: rule.set };
}

const channelOutcome = ({ flags, flagsFrom, destinations, afterLogin }: Outcome): ChannelOutcome => ({
  flags,
  flagsFrom,
  destinations,
  afterLogin,
});

/**
 * Where each value of each flag that the server may answer leads, in a city without a rule: the flags of the success
 * first, those of the login last.
 */
function destinationsOf(explainer: Explainer, channel: string) {
  const flags = Object.entries(explainer.config.facts.flags);
  const inOrder = (['success', 'failure', 'afterLogin'] as const).flatMap((decides) =>
    flags.flatMap(([flag, one]) => (one.decides === decides ? [{ flag, decides, values: one.values }] : [])),
  );
  return inOrder.map(({ flag, decides, values }) => {
    const routes = values.map((value) => {
      const { afterLogin, destinations } = explainer.outcome({ channel, flags: { [flag]: value } });
      return decides === 'afterLogin' ? afterLogin : destinations[decides];
    });
    return { flag, decides, values, routes };
  });
}

function sharedBy({ config }: Explainer, channel: string) {
  const all = Object.entries(config.channels.channels).filter(([id]) => id !== channel);
  const own = config.channels.channels[channel];
  const named = (same: (other: NonNullable<typeof own>) => boolean) => {
    const found = all.flatMap(([id, other]) => (same(other) ? [id] : []));
    return { count: found.length, channels: found.slice(0, maxNamed) };
  };
  const none = { count: 0, channels: [] };
  const brand = own?.brand && canonical(own.brand);
  const { network, conversionId } = own?.ads ?? {};
  return {
    cityRule: own?.cityRule === undefined ? none : named(({ cityRule }) => cityRule === own.cityRule),
    brand: brand === undefined ? none : named((other) => !!other.brand && canonical(other.brand) === brand),
    network: network === undefined ? none : named(({ ads }) => ads?.network === network),
    conversionId: conversionId === undefined ? none : named(({ ads }) => ads?.conversionId === conversionId),
  };
}
