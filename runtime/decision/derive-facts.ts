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
export function deriveFacts(site: Site, situation: Situation, location: VisitLocation): Facts {
  const channel = channelOf(site, situation.channel);
  const route = ownEntry(site.routes, location.route);
  const { device, token } = situation;
  const {
    zhijieBackUrl = null,
    bd_vid = null,
    utm_source = null,
    callback = null,
    oaidMd5 = null,
    imeiMd5 = null,
    idfaMd5 = null,
    _token = null,
    _channel = null,
    _os = null,
    _did = null,
    _user_id = null,
    _ua = null,
    from = null,
    mark = null,
    markcode = null,
  } = situation.query;
  const { answers } = situation;
  const { user, channelInfo, ipInfo } = answers;
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
    'query.zhijieBackUrl': zhijieBackUrl,
    'query.bd_vid': bd_vid,
    'query.utm_source': utm_source,
    'query.callback': callback,
    'query.oaidMd5': oaidMd5,
    'query.imeiMd5': imeiMd5,
    'query.idfaMd5': idfaMd5,
    'query._token': _token,
    'query._channel': _channel,
    'query._os': _os,
    'query._did': _did,
    'query._user_id': _user_id,
    'query._ua': _ua,
    'query.from': from,
    'query.mark': mark,
    'query.markcode': markcode,
  } satisfies { [F in FactId]: FactValue | undefined };
}
