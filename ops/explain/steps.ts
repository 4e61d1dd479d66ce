import {
  type Brand,
  type BrandLevel,
  channelOf,
  type Decision,
  type DestinationDecision,
  type Network,
  own,
  type Rejection,
  rejectedBefore,
  type Site,
  type TraceStep,
  type Walk,
} from '../../runtime/index.ts';
import { type BrandChange, type Config, namedTables } from '../../schemas/index.ts';
import { type Language, quote } from '../text.ts';
import type { ExplainInput } from './input.ts';
import { nearChannel, nearCity, nearHost } from './near-misses.ts';
import type { Answer } from './outcome.ts';
import type { RowSources, SourcePlace } from './row-source.ts';

/** One stage of an explanation, in the order of a visit. */
export interface Step {
  stage: string;
  value: string;
  reason: string;
  source: SourcePlace;
  /** Rows that were asked first and did not match, with the fact that failed. */
  rejected: { row: string; because: string }[];
}

/** What the steps are told from. */
export interface Telling {
  config: Config;
  rows: RowSources;
  language: Language;
  /** Whether the rows that did not match are listed. */
  rejected: boolean;
  /** Steps told before, by all that they depend on; a batch tells the same few again and again. */
  told: Map<string, Step>;
}

/** A batch of ever new hosts and cities must not fill the memory. */
const mostTold = 20_000;

/** @param parts - all that the step depends on; as JSON, so that no text of a visitor can look like another key */
function once(telling: Telling, parts: readonly unknown[], tell: () => Step): Step {
  const key = JSON.stringify(parts);
  const known = telling.told.get(key);
  if (known) return known;
  const step = tell();
  if (telling.told.size >= mostTold) telling.told.clear();
  telling.told.set(key, step);
  return step;
}

export function stepsOf(site: Site, input: ExplainInput, answer: Answer, telling: Telling): Step[] {
  const { channel } = answer.question.situation;
  return [
    once(telling, ['host', input.host], () => hostStep(site, input, telling)),
    once(telling, ['channel', channel], () => channelStep(site, answer, telling)),
    once(telling, ['brand', site.host, channel, input.appName, input.appCompany], () =>
      brandStep(answer.brand, site, answer, telling),
    ),
    ...navigationSteps(site, answer, telling),
    flagsStep(site, answer, telling),
    once(telling, ['city', channel, input.city], () => cityStep(site, input, answer, telling)),
    ...destinationSteps(answer, telling),
    ...walkSteps(answer.afterLogin, ['afterLogin', 'afterLogin'], telling),
    once(telling, ['ads', channel], () => adsStep(site, answer, telling)),
  ];
}

const say = ({ language }: Telling, zh: string, en: string): string => (language === 'zh' ? zh : en);

function hostStep(site: Site, input: ExplainInput, telling: Telling): Step {
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
const meant = (near: string | undefined, telling: Telling): string =>
  near === undefined ? '' : say(telling, `；注意：是否 "${near}"?`, `; note: did you mean "${near}"?`);

function channelStep(site: Site, answer: Answer, telling: Telling): Step {
  const number = answer.question.situation.channel;
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

const levelNames: Record<Brand['from']['name'], { zh: string; en: string }> = {
  brand: { zh: '品牌', en: 'brand' },
  host: { zh: '站点', en: 'host' },
  channel: { zh: '渠道', en: 'channel' },
  app: { zh: '应用', en: 'app' },
};

type BrandSources = Record<Exclude<BrandLevel, 'app'>, SourcePlace>;

/** Which fields each level gives, and where it stands; the variants that a host or channel applies, too. */
function brandReason(brand: Brand, sources: BrandSources, telling: Telling, changes: BrandChanges): string {
  const levels = [...new Set(Object.values(brand.from))];
  return levels
    .map((level) => {
      const fields = Object.entries(brand.from).flatMap(([field, from]) => (from === level ? [field] : []));
      const told = `${fields.join(', ')}: ${levelNames[level][telling.language]}`;
      if (level === 'app') return told;
      const variants = level === 'brand' ? [] : (changes[level]?.apply ?? []);
      const places = [
        placeText(sources[level]),
        ...variants.map((id) => `${id} ${placeText(telling.rows.at('brands.json', `/variants/${id}`))}`),
      ];
      return `${told} ${places.join(' + ')}`;
    })
    .join('; ');
}

interface BrandChanges {
  host: BrandChange | undefined;
  channel: BrandChange | undefined;
}
const placeText = ({ file, line, column }: SourcePlace): string => `${file}:${line}:${column}`;

function brandStep(brand: Brand, site: Site, answer: Answer, telling: Telling): Step {
  const number = answer.question.situation.channel;
  const { hosts, channels } = telling.config;
  const changes = {
    host: own(hosts.hosts, site.host)?.brand,
    channel: own(channels.channels, number)?.brand,
  };
  const sources: BrandSources = {
    brand: telling.rows.at('brands.json', `/brands/${brand.id}`),
    host: telling.rows.at('hosts.json', `/hosts/${site.host}${changes.host ? '/brand' : ''}`),
    channel: telling.rows.at('channels.json', changes.channel ? `/channels/${number}/brand` : '/channels'),
  };
  const level = changes.channel?.id ? 'channel' : changes.host?.id ? 'host' : 'brand';
  return {
    stage: 'brand',
    value: `${brand.id} ${brand.name}`,
    reason: brandReason(brand, sources, telling, changes),
    source: sources[level],
    rejected: [],
  };
}

function rejections(rejected: () => readonly Rejection[], telling: Telling): Step['rejected'] {
  if (!telling.rejected) return [];
  return rejected().map(({ row, fact, value }) => ({ row, because: `${fact} = ${quote(value)}` }));
}

function tableReason(step: TraceStep, telling: Telling): string {
  return step.row === 'otherwise'
    ? say(telling, '没有一行符合，采用 otherwise', 'no row matches: otherwise')
    : say(telling, `符合行 ${step.row}`, `row ${step.row} matches`);
}

/** A table that was asked. Without the rejected rows it depends on little, and is told once. */
function tableStep(stage: string, value: string, step: TraceStep, telling: Telling): Step {
  const tell = (): Step => ({
    stage,
    value,
    reason: tableReason(step, telling),
    source: telling.rows.row(step.table, step.row),
    rejected: rejections(() => step.rejected, telling),
  });
  return telling.rejected ? tell() : once(telling, [stage, value, step.table, step.row], tell);
}

function navigationSteps(site: Site, answer: Answer, telling: Telling): Step[] {
  const steps: Step[] = [];
  const [first] = answer.landing.hops;
  if (first?.row.startsWith('hosts/')) {
    steps.push({
      stage: 'navigation',
      value: `${first.from} → ${first.to}`,
      reason: say(telling, '站点的 root', 'root of the host'),
      source: telling.rows.at('hosts.json', `/hosts/${site.host}/root`),
      rejected: [],
    });
  }
  return [...steps, ...walkSteps(answer.landing, ['navigation', 'destination'], telling)];
}

/** The decisions on a way, each with the hop that came of it. @param stages - of navigation, and of destinations */
function walkSteps(walk: Walk, [navigation, destination]: [string, string], telling: Telling): Step[] {
  const redirects = walk.hops.filter(({ row }) => !row.startsWith('hosts/'));
  return walk.decisions.flatMap((decision, at) => {
    const hop = redirects[at];
    const stays = walk.end === 'tooManyHops' ? 'loop' : decision.turn;
    const turn = hop ? `${hop.from} → ${hop.to}` : `${walk.path} ${stays}`;
    const value = turn + broken(decision.reason) + alsoDone(decision);
    return decision.trace.map((step) =>
      tableStep(step.table === 'navigation' ? navigation : destination, value, step, telling),
    );
  });
}

/** What a decision does besides: the message under which it holds, what it keeps and adds, and its effects. */
function alsoDone({ message, keepQuery, with: added, do: effects, situation }: Decision): string {
  const kept = keepQuery ? ['keepQuery'] : [];
  const parameters = Object.entries(added).map(([name, value]) => `${name}=${value}`);
  const done = effects.map((effect) =>
    effect === 'rememberLogin' ? `${effect} ${situation.loginAddress}` : effect,
  );
  const all = [...(message === null ? [] : [message]), ...kept, ...parameters, ...done];
  return all.length === 0 ? '' : ` (${all.join(', ')})`;
}

const flagText = ({ input_form, succ_todo, fail_todo }: Answer['flags']['flags']): string =>
  `input_form ${input_form}, succ_todo ${succ_todo}, fail_todo ${fail_todo}`;

function flagsStep(site: Site, answer: Answer, telling: Telling): Step {
  const { flags } = answer;
  const before =
    flags.cityRule === null ? '' : say(telling, '，随后被城市规则覆盖', ', then overridden by the city rule');
  const from =
    flags.row === 'otherwise'
      ? say(telling, '来自服务器的 h5_flow_info', 'from the server’s h5_flow_info')
      : say(telling, `应用渠道，符合行 ${flags.row}`, `app channel, row ${flags.row} matches`);
  return {
    stage: 'flags',
    value: flagText(flags.flags),
    reason: from + before,
    source: telling.rows.row('flags', flags.row),
    rejected: rejections(() => rejectedBefore(site, flags), telling),
  };
}

function cityStep(site: Site, input: ExplainInput, answer: Answer, telling: Telling): Step {
  const number = answer.question.situation.channel;
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

/** What stands for a destination that cannot be reached says so. */
const destinationText = ({ destination, reason }: DestinationDecision): string =>
  destination + broken(reason);
const broken = (reason: DestinationDecision['reason']): string =>
  reason === 'routeMissing' || reason === 'destinationLoop' ? ` (${reason})` : '';

function destinationSteps(answer: Answer, telling: Telling): Step[] {
  return namedTables.flatMap((name) =>
    answer.destinations[name].trace.map((step) =>
      tableStep(`destination.${name}`, destinationText(answer.destinations[name]), step, telling),
    ),
  );
}

/** The network, with the event that a sent form is to it. */
function networkText(site: Site, { network, searchAdvertiser }: Answer['outcome']['ads']): string | null {
  const told = [
    ...(network === null ? [] : [[network, own(site.networks, network)] as const]),
    ...(searchAdvertiser ? [['search', site.searchAdvertiser] as const] : []),
  ].map(([name, of]) => `${name}${of ? ` (${eventsOf(of)})` : ''}`);
  return told.length === 0 ? null : told.join(', ');
}
const eventsOf = ({ kind, formEvent, report }: Network): string =>
  [kind, formEvent, report].filter((part) => part !== undefined).join(', ');

function adsStep(site: Site, answer: Answer, telling: Telling): Step {
  const number = answer.question.situation.channel;
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
