import { channelOf, type Network, ownEntry, rejectedBefore, type Site } from '../../runtime/index.ts';
import { quote } from '../text/text.ts';
import { brandStep } from './brand-step.ts';
import type { ExplainInput } from './input.ts';
import { nearChannel, nearCity, nearHost } from './near-misses.ts';
import type { ResolvedVisit } from './outcome.ts';
import { cachedStep, type Step, type StepContext, say } from './step.ts';
import { destinationSteps, navigationSteps, redirectSteps, rejections } from './table-steps.ts';

export function stepsOf(
  site: Site,
  input: ExplainInput,
  answer: ResolvedVisit,
  telling: StepContext,
): Step[] {
  const { channel } = answer.start.situation;
  return [
    cachedStep(telling, ['host', input.host], () => hostStep(site, input, telling)),
    cachedStep(telling, ['channel', channel], () => channelStep(site, answer, telling)),
    cachedStep(telling, ['brand', site.host, channel, input.appName, input.appCompany], () =>
      brandStep(answer.brand, site, answer, telling),
    ),
    ...navigationSteps(site, answer, telling),
    flagsStep(site, answer, telling),
    cachedStep(telling, ['city', channel, input.city], () => cityStep(site, input, answer, telling)),
    ...destinationSteps(answer, telling),
    ...redirectSteps(site, answer.afterLogin, ['afterLogin', 'afterLogin'], telling),
    cachedStep(telling, ['ads', channel], () => adsStep(site, answer, telling)),
  ];
}

function hostStep(site: Site, input: ExplainInput, telling: StepContext): Step {
  const own = site.host !== 'default';
  const named = input.host !== undefined && input.host !== 'default';
  const near = nearHost(telling.config, site, input);
  const other = named
    ? say(
        telling,
        `hosts.json 中没有 ${quote(input.host)}，使用默认列表`,
        `${quote(input.host)} is not in hosts.json: the default list`,
      )
    : say(telling, '默认列表', 'the default list');
  return {
    stage: 'host',
    value: site.host,
    reason: own
      ? say(telling, 'hosts.json 中有该域名', 'listed in hosts.json')
      : other + meant(near, telling),
    source: telling.rows.at('hosts.json', `/hosts/${site.host}`),
    rejected: [],
  };
}

/** A listed one that is one edit away is worth a warning. */
const meant = (near: string | undefined, telling: StepContext): string =>
  near === undefined ? '' : say(telling, `；注意：是否 "${near}"？`, `; note: did you mean "${near}"?`);

function channelStep(site: Site, answer: ResolvedVisit, telling: StepContext): Step {
  const number = answer.start.situation.channel;
  const listed = Object.hasOwn(site.channels, number);
  const near = nearChannel(site, number);
  const unlisted = say(telling, '未收录的渠道，与其他渠道相同', 'not listed: as any other channel');
  return {
    stage: 'channel',
    value: number,
    reason: listed
      ? say(telling, 'channels.json 中有该渠道', 'listed in channels.json')
      : unlisted + meant(near, telling),
    source: telling.rows.at('channels.json', listed ? `/channels/${number}` : '/channels'),
    rejected: [],
  };
}

const flagText = ({ input_form, succ_todo, fail_todo }: ResolvedVisit['flags']['flags']): string =>
  `input_form ${input_form}, succ_todo ${succ_todo}, fail_todo ${fail_todo}`;

function flagsStep(site: Site, answer: ResolvedVisit, telling: StepContext): Step {
  const { flags } = answer;
  const before =
    flags.cityRule === null ? '' : say(telling, '，随后被城市规则覆盖', ', then overridden by the city rule');
  const from =
    flags.row === 'otherwise'
      ? say(telling, '来自服务器的回答', 'as the server answers')
      : say(telling, `应用渠道，符合行 ${flags.row}`, `app channel, row ${flags.row} matches`);
  return {
    stage: 'flags',
    value: flagText(flags.flags),
    reason: from + before,
    source: telling.rows.row('flags', flags.row),
    rejected: rejections(() => rejectedBefore(site, flags), telling),
  };
}

function cityStep(site: Site, input: ExplainInput, answer: ResolvedVisit, telling: StepContext): Step {
  const number = answer.start.situation.channel;
  const rule = channelOf(site, number).cityRule;
  const source = rule
    ? telling.rows.at('definitions/cities.json', `/rules/${rule.id}`)
    : telling.rows.at('definitions/cities.json', '/rules');
  const value = input.city ?? say(telling, '未知', 'unknown');
  const listed = input.city === undefined || Object.hasOwn(site.cityNames, input.city);
  const near = nearCity(telling.config, site, input);
  const note = listed
    ? ''
    : say(telling, '；未收录的城市，与其他城市相同', '; the city is not listed: as any other');
  const applies = answer.flags.cityRule !== null;
  const reason = !rule
    ? say(telling, '渠道没有城市规则', 'the channel has no city rule')
    : applies
      ? say(
          telling,
          `规则 ${rule.id} 适用，覆盖标志：${flagText(rule.set)}`,
          `rule ${rule.id} applies and overrides the flags: ${flagText(rule.set)}`,
        )
      : say(
          telling,
          `规则 ${rule.id} 只适用于 ${rule.cities.join('、')}`,
          `rule ${rule.id} holds only in ${rule.cities.join(', ')}`,
        );
  return { stage: 'cityRule', value, reason: reason + note + meant(near, telling), source, rejected: [] };
}

/** The network, with the event that a sent form is to it. */
function networkText(
  site: Site,
  { network, searchAdvertiser }: ResolvedVisit['outcome']['ads'],
): string | null {
  const names = [
    ...(network === null ? [] : [[network, ownEntry(site.networks, network)] as const]),
    ...(searchAdvertiser ? [['search', site.searchAdvertiser] as const] : []),
  ].map(([name, of]) => `${name}${of ? ` (${eventsOf(of)})` : ''}`);
  return names.length === 0 ? null : names.join(', ');
}
const eventsOf = ({ kind, formEvent, report }: Network): string =>
  [kind, formEvent, report].filter((part) => part !== undefined).join(', ');

function adsStep(site: Site, answer: ResolvedVisit, telling: StepContext): Step {
  const number = answer.start.situation.channel;
  const { conversionId, searchAdvertiser } = answer.outcome.ads;
  const search = searchAdvertiser
    ? say(telling, '，另有搜索广告主脚本', ', and the search-engine advertiser')
    : '';
  const has = channelOf(site, number).ads !== undefined;
  return {
    stage: 'ads',
    value: networkText(site, answer.outcome.ads) ?? say(telling, '无', 'none'),
    reason:
      (conversionId === null
        ? say(telling, '没有转化编号', 'no conversion id')
        : say(telling, `转化编号 ${conversionId}`, `conversion id ${conversionId}`)) + search,
    source: telling.rows.at('channels.json', has ? `/channels/${number}/ads` : '/channels'),
    rejected: [],
  };
}
