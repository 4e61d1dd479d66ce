import { join } from 'node:path';
import { readConfig } from '../../ops/index.ts';
import {
  type ChannelInfo,
  type Facts,
  followRedirects,
  type NeedsAnswers,
  noChannelInfo,
  type RedirectChain,
  resolveSite,
  type ServerAnswers,
  type Site,
  type Situation,
  type VisitDecision,
} from '../../runtime/index.ts';

export const root = join(import.meta.dirname, '../..');
const read = readConfig(root);
if (!read.config) throw new Error('the config of the repository has errors: run npx funnel check');
/** The shipped config, and the source locations of its parts. */
export const config = read.config;
export const sources = read.sources;
export const hosts = Object.keys(config.hosts.hosts);

const sites = new Map<string, Site>();
export function siteOf(host: string): Site {
  const site = sites.get(host) ?? resolveSite(config, host);
  sites.set(host, site);
  return site;
}

/** Channel info of a web channel, flags 0. */
export const plainChannelInfo = noChannelInfo(config.facts);
/** Every call succeeds: H5, flags 0, a city that no rule lists. */
export const allAnswered: ServerAnswers = {
  user: 'ok',
  channelInfo: plainChannelInfo,
  ipInfo: { name: '南京市' },
  mark: 'ok',
  markcode: 'ok',
};

export type Visitor = Partial<Situation> & { flags?: [number, number, number] };
export const flagsOf = ([input_form, succ_todo, fail_todo]: readonly [number, number, number]) => ({
  input_form,
  succ_todo,
  fail_todo,
});
export const channelInfoOf = (
  facts: ChannelInfo['facts'],
  flags: readonly [number, number, number] = [0, 0, 0],
): ChannelInfo => ({ facts: { ...plainChannelInfo.facts, ...facts }, flags: flagsOf(flags), appName: null });

/** The facts of a visit about which only these values are known. */
export function factsWith(values: Readonly<Record<string, unknown>>): Facts {
  const { flags, channelInfo } = config.facts;
  const under = (isMeant: (fact: string) => boolean) =>
    Object.fromEntries(Object.entries(values).filter(([fact]) => isMeant(fact)));
  const isQuery = (fact: string) => fact.startsWith('query.');
  const isDeclared = (fact: string) => Object.hasOwn(flags, fact) || Object.hasOwn(channelInfo, fact);
  const query = Object.entries(under(isQuery)).map(([fact, value]) => [fact.slice('query.'.length), value]);
  return {
    own: under((fact) => !isQuery(fact) && !isDeclared(fact)),
    query: Object.fromEntries(query),
    info: under((fact) => Object.hasOwn(channelInfo, fact)) as ChannelInfo['facts'],
    flags: under((fact) => Object.hasOwn(flags, fact)) as ChannelInfo['flags'],
    site: siteOf('default'),
    channel: {},
  };
}

/** A visitor of the default channel without a token, with these differences. */
export function visitor({ flags, ...more }: Visitor = {}): Situation {
  const channelInfo = { ...plainChannelInfo, ...(flags && { flags: flagsOf(flags) }) };
  return {
    channel: '5818',
    query: {},
    token: false,
    appName: null,
    firstVisit: false,
    loginAddress: null,
    device: { os: 'android', wechat: false, inApp: false },
    ...more,
    answers: more.answers ?? { ...allAnswered, channelInfo },
  };
}

export function settled<T extends RedirectChain | VisitDecision>(result: T | NeedsAnswers): T {
  if (result.kind === 'need') throw new Error(`still needs ${result.need.join(', ')}`);
  return result as T;
}

/** Follows a visit to its end on a host of the shipped config. */
export const arrive = (
  host: string,
  who: Visitor,
  path: string,
  outcome: string | null = null,
): RedirectChain => settled(followRedirects(siteOf(host), visitor(who), path, outcome));
