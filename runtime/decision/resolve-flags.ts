import type { FlagSet } from '../../schemas/index.ts';
import { evaluateTable, type Rejection, rejectionsOf } from '../decision-table/decision-table.ts';
import { decodeFacts } from '../facts/decode-facts.ts';
import type { ChannelInfoDeclarations } from '../facts/fact-declarations.ts';
import type { Facts } from '../facts/facts.ts';
import type { ChannelInfo, Situation } from '../facts/situation.ts';
import type { Channel, Site } from '../site/site.ts';

/** The flags of a visit, and where they come from (R-FLAG). */
export interface FlagsDecision {
  flags: FlagSet;
  from: 'app' | 'server' | 'city';
  /** Row of flags.json that decided before the city; `otherwise` where none did. */
  row: string;
  /** The facts with which flags.json was evaluated. */
  facts: Facts;
  /** Id of the city rule that overrode the flags, or null. */
  cityRule: string | null;
}

const withoutCall = new WeakMap<ChannelInfoDeclarations, ChannelInfo>();
/** Used where the call for channel info fails: the defaults of definitions/facts.json (R-FLAG 2). */
export function noChannelInfo(declared: ChannelInfoDeclarations): ChannelInfo {
  const known = withoutCall.get(declared) ?? decodeFacts(declared, null);
  withoutCall.set(declared, known);
  return known;
}

/** Whether the flags of this visit depend on the city: only with a city rule and after a login (R-FLAG 3). */
export const cityMatters = (channel: Channel, situation: Pick<Situation, 'token'>): boolean =>
  channel.cityRule !== undefined && situation.token;

/** The name in cities.json for a city as the API writes it, or null where it is not listed. */
export function cityOf(site: Site, name: string): string | null {
  return Object.hasOwn(site.cityNames, name) ? (site.cityNames[name] ?? null) : null;
}

/** @returns the flags, or undefined while the result of a call that they depend on is not known */
export function resolveFlags(site: Site, channel: Channel, situation: Situation): FlagsDecision | undefined {
  const { channelInfo, ipInfo } = situation.answers;
  if (channelInfo === undefined) return undefined;
  const info = channelInfo === 'failed' ? noChannelInfo(site.facts) : channelInfo;
  const decided = beforeCity(site, channel, info, situation);
  if (!channel.cityRule || !cityMatters(channel, situation)) return decided;
  if (ipInfo === undefined) return undefined;
  const city = ipInfo === 'failed' ? null : cityOf(site, ipInfo.name);
  const cities: readonly (string | null)[] = channel.cityRule.cities;
  if (!cities.includes(city)) return decided;
  return { ...decided, flags: channel.cityRule.set, from: 'city', cityRule: channel.cityRule.id };
}

/** For each row of flags.json before the one that decided: the fact that did not hold. */
export function rejectedBefore(site: Site, { row, facts }: FlagsDecision): Rejection[] {
  const { rules } = site.flags;
  const end = rules.findIndex(({ id }) => id === row);
  return rejectionsOf([{ rules, facts, start: 0, end: end < 0 ? rules.length : end }]);
}

function beforeCity(site: Site, channel: Channel, info: ChannelInfo, situation: Situation): FlagsDecision {
  const facts: Facts = {
    own: { channel: situation.channel, host: site.host, channelInfo: 'ok' },
    query: situation.query,
    info: info.facts,
    flags: undefined,
    site,
    channel,
  };
  const verdict = evaluateTable(site.flags.rules, facts);
  if (verdict.kind === 'row')
    return { flags: verdict.row.set, from: 'app', row: verdict.row.id, facts, cityRule: null };
  return { flags: info.flags, from: 'server', row: 'otherwise', facts, cityRule: null };
}
