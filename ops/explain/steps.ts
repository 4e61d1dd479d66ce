import { channelOf, type Network, ownEntry, rejectedBefore, type Site } from '../../runtime/index.ts';
import { quote } from '../text/text.ts';
import { brandStep } from './brand-step.ts';
import type { ExplainInput } from './input.ts';
import { nearChannel, nearCity, nearHost } from './near-misses.ts';
import { eventPartsOf, type ResolvedVisit } from './outcome.ts';
import { cachedStep, type Step, type StepContext, say } from './step.ts';
import { afterLoginSteps, destinationSteps, navigationSteps, rejections } from './table-steps.ts';

export function stepsOf(site: Site, input: ExplainInput, visit: ResolvedVisit, context: StepContext): Step[] {
  const { channel } = visit.start.situation;
  return [
    cachedStep(context, ['host', input.host], () => hostStep(site, input, context)),
    cachedStep(context, ['channel', channel], () => channelStep(site, visit, context)),
    cachedStep(context, ['brand', site.host, channel, input.appName, input.appCompany], () =>
      brandStep(visit.brand, site, visit, context),
    ),
    ...navigationSteps(site, visit, context),
    flagsStep(site, visit, context),
    cachedStep(context, ['city', channel, input.city], () => cityStep(site, input, visit, context)),
    ...destinationSteps(visit, context),
    ...afterLoginSteps(site, visit, context),
    cachedStep(context, ['ads', channel], () => adsStep(site, visit, context)),
  ];
}

function hostStep(site: Site, input: ExplainInput, context: StepContext): Step {
  const own = site.host !== 'default';
  const named = input.host !== undefined && input.host !== 'default';
  const near = nearHost(context.config, site, input);
  const other = named
    ? say(
        context,
        `hosts.json 中没有 ${quote(input.host)}，使用默认列表`,
        `${quote(input.host)} is not in hosts.json: the default list`,
      )
    : say(context, '默认列表', 'the default list');
  return {
    stage: 'host',
    value: site.host,
    reason: own
      ? say(context, 'hosts.json 中有该域名', 'listed in hosts.json')
      : other + didYouMean(near, context),
    source: context.rows.at('hosts.json', `/hosts/${site.host}`),
    rejected: [],
  };
}

/** The suggestion of a listed name that is one edit away. */
const didYouMean = (near: string | undefined, context: StepContext): string =>
  near === undefined ? '' : say(context, `；注意：是否 "${near}"？`, `; note: did you mean "${near}"?`);

function channelStep(site: Site, visit: ResolvedVisit, context: StepContext): Step {
  const number = visit.start.situation.channel;
  const listed = Object.hasOwn(site.channels, number);
  const near = nearChannel(site, number);
  const unlisted = say(context, '未收录的渠道，与其他渠道相同', 'not listed: as any other channel');
  return {
    stage: 'channel',
    value: number,
    reason: listed
      ? say(context, 'channels.json 中有该渠道', 'listed in channels.json')
      : unlisted + didYouMean(near, context),
    source: context.rows.at('channels.json', listed ? `/channels/${number}` : '/channels'),
    rejected: [],
  };
}

const flagText = (flags: ResolvedVisit['flags']['flags']): string =>
  Object.entries(flags)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

function flagsStep(site: Site, visit: ResolvedVisit, context: StepContext): Step {
  const { flags } = visit;
  const before =
    flags.cityRule === null ? '' : say(context, '，随后被城市规则覆盖', ', then overridden by the city rule');
  const from =
    flags.row === 'otherwise'
      ? say(context, '来自服务器的回答', 'as the server answers')
      : say(context, `应用渠道，符合行 ${flags.row}`, `app channel, row ${flags.row} matches`);
  return {
    stage: 'flags',
    value: flagText(flags.flags),
    reason: from + before,
    source: context.rows.row('flags', flags.row),
    rejected: rejections(() => rejectedBefore(site, flags), context),
  };
}

function cityStep(site: Site, input: ExplainInput, visit: ResolvedVisit, context: StepContext): Step {
  const number = visit.start.situation.channel;
  const rule = channelOf(site, number).cityRule;
  const source = rule
    ? context.rows.at('definitions/cities.json', `/rules/${rule.id}`)
    : context.rows.at('definitions/cities.json', '/rules');
  const value = input.city ?? say(context, '未知', 'unknown');
  const listed = input.city === undefined || Object.hasOwn(site.cityNames, input.city);
  const near = nearCity(context.config, site, input);
  const note = listed
    ? ''
    : say(context, '；未收录的城市，与其他城市相同', '; the city is not listed: as any other');
  const applies = visit.flags.cityRule !== null;
  const reason = !rule
    ? say(context, '渠道没有城市规则', 'the channel has no city rule')
    : applies
      ? say(
          context,
          `规则 ${rule.id} 适用，覆盖标志：${flagText(rule.set)}`,
          `rule ${rule.id} applies and overrides the flags: ${flagText(rule.set)}`,
        )
      : say(
          context,
          `规则 ${rule.id} 只适用于 ${rule.cities.join('、')}`,
          `rule ${rule.id} holds only in ${rule.cities.join(', ')}`,
        );
  return {
    stage: 'cityRule',
    value,
    reason: reason + note + didYouMean(near, context),
    source,
    rejected: [],
  };
}

/** The network with the event that a sent form reports to it. */
function networkText(
  site: Site,
  { network, searchAdvertiser }: ResolvedVisit['outcome']['ads'],
): string | null {
  const names = [
    ...(network === null ? [] : [[network, ownEntry(site.networks, network)] as const]),
    ...(searchAdvertiser && site.searchAdvertiser ? [['search', site.searchAdvertiser] as const] : []),
  ].map(([name, of]) => `${name}${of ? ` (${eventsOf(of)})` : ''}`);
  return names.length === 0 ? null : names.join(', ');
}
const eventsOf = (network: Network): string =>
  eventPartsOf(network)
    .filter((part) => part !== undefined)
    .join(', ');

function adsStep(site: Site, visit: ResolvedVisit, context: StepContext): Step {
  const number = visit.start.situation.channel;
  const { conversionId, searchAdvertiser } = visit.outcome.ads;
  const search = searchAdvertiser
    ? say(context, '，另有搜索广告主脚本', ', and the search-engine advertiser')
    : '';
  const has = channelOf(site, number).ads !== undefined;
  return {
    stage: 'ads',
    value: networkText(site, visit.outcome.ads) ?? say(context, '无', 'none'),
    reason:
      (conversionId === null
        ? say(context, '没有转化编号', 'no conversion id')
        : say(context, `转化编号 ${conversionId}`, `conversion id ${conversionId}`)) + search,
    source: context.rows.at('channels.json', has ? `/channels/${number}/ads` : '/channels'),
    rejected: [],
  };
}
