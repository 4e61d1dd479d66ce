import type { Facts } from '../facts/facts.ts';
import type { Situation, VisitLocation } from '../facts/situation.ts';
import { channelOf, ownEntry, type Site } from '../site/site.ts';
import { cityMatters, cityOf, noChannelInfo, resolveFlags } from './resolve-flags.ts';

const noTags: readonly string[] = [];

/**
 * Derives every fact from a situation and a location. A fact that depends on a call is undefined until
 * its result is known (schemas/facts/fact-sources.ts).
 *
 * One literal with all facts of every visit, so that all objects have one shape: adding keys one by one was four times slower.
 */
export function deriveFacts(site: Site, situation: Situation, location: VisitLocation): Facts {
  const channel = channelOf(site, situation.channel);
  const route = ownEntry(site.routes, location.route);
  const { device, token } = situation;
  const { answers } = situation;
  const { user, channelInfo, ipInfo } = answers;
  const info = channelInfo === 'failed' ? undefined : channelInfo;
  const city = ipInfo === 'failed' ? undefined : ipInfo;
  const own = {
    host: site.host,
    'host.relogin': site.relogin,
    channel: situation.channel,
    'channel.blocked': channel.blocked === true,
    'channel.relogin': channel.relogin === true,
    'channel.tag': channel.tags ?? noTags,
    route: location.route,
    'route.kind': route?.kind ?? 'other',
    'route.needsToken': route?.needsToken === true,
    outcome: location.outcome,
    'session.token': token,
    'session.appName': situation.appName,
    'session.firstVisit': situation.firstVisit,
    'device.os': device.os,
    'device.wechat': device.wechat,
    'device.inApp': device.inApp,
    // Without a token there is no user to check: known without a call.
    user: token ? user : 'failed',
    markLogin: answers.mark,
    markcodeLogin: answers.markcode,
    channelInfo: channelInfo && (info ? 'ok' : 'failed'),
    ipInfo: cityMatters(channel, situation) ? ipInfo && (city ? 'ok' : 'failed') : 'notNeeded',
    city: ipInfo && (city ? cityOf(site, city.name) : null),
  };
  return {
    own,
    query: situation.query,
    info: channelInfo && (info ?? noChannelInfo(site.facts)).facts,
    flags: resolveFlags(site, channel, situation)?.flags,
    leads: answers.leads,
    site,
    channel,
  };
}
