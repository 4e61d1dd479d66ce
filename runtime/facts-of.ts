import { queryNames } from '../schemas/index.ts';
import type { Facts, FactValue } from './facts.ts';
import { cityMatters, cityOf, resolveFlags } from './resolve-flags.ts';
import { type Channel, channelOf, own, type Site } from './site.ts';
import type { Place, Situation } from './situation.ts';

const queryFactNames = queryNames.map((name) => [name, `query.${name}`] as const);

/** The facts of a situation at a place; what only the server knows is absent until it has answered. */
export function factsOf(site: Site, situation: Situation, place: Place): Facts {
  const channel = channelOf(site, situation.channel);
  const route = own(site.routes, place.route);
  const facts: Record<string, FactValue> = {
    host: site.host,
    'host.relogin': site.relogin,
    channel: situation.channel,
    'channel.blocked': channel.blocked === true,
    'channel.relogin': channel.relogin === true,
    'channel.tag': channel.tags ?? [],
    route: place.route,
    'route.kind': route?.kind ?? 'other',
    'route.needsToken': route?.needsToken === true,
    outcome: place.outcome,
    'session.token': situation.token,
    'session.appName': situation.appName,
    'session.firstVisit': situation.firstVisit,
    'device.os': situation.device.os,
    'device.wechat': situation.device.wechat,
    'device.inApp': situation.device.inApp,
  };
  for (const [name, fact] of queryFactNames) facts[fact] = situation.query[name] ?? null;
  addAnswers(facts, site, channel, situation);
  return facts as Facts;
}

/** Without a token there is nobody to check: the user is known to be none. */
function addAnswers(
  facts: Record<string, FactValue>,
  site: Site,
  channel: Channel,
  situation: Situation,
): void {
  const { user, channelInfo, ipInfo, mark, markcode } = situation.answers;
  if (!situation.token) facts.user = 'failed';
  else if (user) facts.user = user;
  if (mark) facts.markLogin = mark;
  if (markcode) facts.markcodeLogin = markcode;
  if (channelInfo) {
    const failed = channelInfo === 'failed';
    facts.channelInfo = failed ? 'failed' : 'ok';
    facts.application = failed ? 'web' : channelInfo.application;
    facts.bdType = failed ? null : channelInfo.bdType;
  }
  if (!cityMatters(channel, situation)) facts.ipInfo = 'notNeeded';
  else if (ipInfo) facts.ipInfo = ipInfo === 'failed' ? 'failed' : 'ok';
  if (ipInfo) facts.city = ipInfo === 'failed' ? null : cityOf(site, ipInfo.name);
  const flags = resolveFlags(site, channel, situation)?.flags;
  if (flags) Object.assign(facts, flags);
}
