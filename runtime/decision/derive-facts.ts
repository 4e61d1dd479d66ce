import type { FactId } from '../../schemas/index.ts';
import type { Facts, FactValue } from '../facts/facts.ts';
import type { Situation, VisitLocation } from '../facts/situation.ts';
import { channelOf, ownEntry, type Site } from '../site/site.ts';
import { cityMatters, cityOf, resolveFlags } from './resolve-flags.ts';

const noTags: readonly string[] = [];

/**
 * Derives every fact of the fact table from a situation and a location. A fact that depends on a call is undefined until
 * its result is known (schemas/facts/fact-sources.ts).
 *
 * One literal with all facts, so that all objects have one shape: adding keys one by one was four times slower.
 */
export function deriveFacts(site: Site, situation: Situation, place: VisitLocation): Facts {
  const channel = channelOf(site, situation.channel);
  const route = ownEntry(site.routes, place.route);
  const { query, device, token } = situation;
  const { user, channelInfo, ipInfo, mark, markcode } = situation.answers;
  const info = channelInfo === 'failed' ? undefined : channelInfo;
  const city = ipInfo === 'failed' ? undefined : ipInfo;
  const flags = resolveFlags(site, channel, situation)?.flags;
  return {
    host: site.host,
    'host.relogin': site.relogin,
    channel: situation.channel,
    'channel.blocked': channel.blocked === true,
    'channel.relogin': channel.relogin === true,
    'channel.tag': channel.tags ?? noTags,
    route: place.route,
    'route.kind': route?.kind ?? 'other',
    'route.needsToken': route?.needsToken === true,
    outcome: place.outcome,
    'session.token': token,
    'session.appName': situation.appName,
    'session.firstVisit': situation.firstVisit,
    'device.os': device.os,
    'device.wechat': device.wechat,
    'device.inApp': device.inApp,
    // Without a token there is no user to check: known without a call.
    user: token ? user : 'failed',
    markLogin: mark,
    markcodeLogin: markcode,
    channelInfo: channelInfo === undefined ? undefined : info ? 'ok' : 'failed',
    application: channelInfo === undefined ? undefined : (info?.application ?? 'web'),
    bdType: channelInfo === undefined ? undefined : (info?.bdType ?? null),
    ipInfo: !cityMatters(channel, situation)
      ? 'notNeeded'
      : ipInfo === undefined
        ? undefined
        : city
          ? 'ok'
          : 'failed',
    city: ipInfo === undefined ? undefined : city ? cityOf(site, city.name) : null,
    input_form: flags?.input_form,
    succ_todo: flags?.succ_todo,
    fail_todo: flags?.fail_todo,
    'query.zhijieBackUrl': query.zhijieBackUrl ?? null,
    'query.bd_vid': query.bd_vid ?? null,
    'query.utm_source': query.utm_source ?? null,
    'query.callback': query.callback ?? null,
    'query.oaidMd5': query.oaidMd5 ?? null,
    'query.imeiMd5': query.imeiMd5 ?? null,
    'query.idfaMd5': query.idfaMd5 ?? null,
    'query._token': query._token ?? null,
    'query._channel': query._channel ?? null,
    'query._os': query._os ?? null,
    'query._did': query._did ?? null,
    'query._user_id': query._user_id ?? null,
    'query._ua': query._ua ?? null,
    'query.from': query.from ?? null,
    'query.mark': query.mark ?? null,
    'query.markcode': query.markcode ?? null,
  } satisfies { [F in FactId]: FactValue | undefined };
}
