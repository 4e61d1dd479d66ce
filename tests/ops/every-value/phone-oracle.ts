import { createHash } from 'node:crypto';
import { pageBundleOf } from '../../../publish/site-data/site-data.ts';
import {
  channelOf,
  decodeChannelInfo,
  decodeQuery,
  deriveFacts,
  followRedirects,
  resolveBrand,
  resolveDestination,
  resolveSite,
  type Site,
  type Situation,
} from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';

// What a phone gets and does with a config, found by real visits through the runtime and by the data that publishing
// sends. Nothing here comes from ops: it judges what a plan says.

/** A visitor apart from the channel and the path: the search of the address and the responses as they arrive. */
interface Visitor extends Pick<Situation, 'token' | 'appName' | 'firstVisit' | 'device'> {
  search: string;
  answers: Omit<Situation['answers'], 'channelInfo'> & { channelInfo: object | 'failed' };
}

const plain = {
  search: '',
  token: false,
  appName: null,
  firstVisit: false,
  device: { os: 'other', wechat: false, inApp: false },
} as const;
const answers = (
  user: 'ok' | 'failed',
  city: string | null,
  application: 'web' | 'ios' | 'android',
  bdType: string | null,
  [input_form, succ_todo, fail_todo]: [number, number, number],
): Visitor['answers'] => ({
  user,
  ipInfo: city === null ? 'failed' : { name: city },
  // As requirements R-STATE 7 and R-FLAG 1 write it.
  channelInfo: {
    application: { ios: 'APP-IOS', android: 'APP-安卓', web: 'H5' }[application],
    h5_bd_type_for_p4: bdType,
    h5_flow_info: { input_form, succ_todo, fail_todo },
    my_app_name: '应用',
  },
  mark: user,
  markcode: user,
});

/** Written by hand: every login state, application, flag value, and what the address, the device or the app add. */
const visitors: readonly Visitor[] = [
  { ...plain, answers: answers('failed', '上海市', 'web', null, [0, 0, 0]) },
  { ...plain, token: true, answers: answers('failed', '北京市', 'web', null, [0, 1, 1]) },
  ...Array.from({ length: 8 }, (_, flag) =>
    [0, 1].map((form): [number, number, number] => [form, flag, 7 - flag]),
  )
    .flat()
    .map((flags) => ({ ...plain, token: true, answers: answers('ok', '成都市', 'web', null, flags) })),
  ...(['web', 'ios', 'android'] as const).flatMap((application) =>
    [null, '1', '2', '3', 'x'].map((bdType) => ({
      ...plain,
      token: true,
      answers: answers('ok', '重庆市', application, bdType, [1, 2, 3]),
    })),
  ),
  ...['上海市', '北京市', '广州市', '深圳市', '武汉市', '天津市', '不存在市', null].map((city) => ({
    ...plain,
    token: true,
    answers: answers('ok', city, 'web', null, [0, 4, 5]),
  })),
  ...(['ok', 'failed'] as const).flatMap((user) => [
    {
      ...plain,
      search: '?mark=m',
      firstVisit: true,
      answers: answers(user, '上海市', 'web', null, [0, 0, 0]),
    },
    { ...plain, search: '?markcode=m', answers: answers(user, '上海市', 'web', null, [0, 0, 0]) },
  ]),
  ...['1', '2', '3', '4', 'x'].map((from) => ({
    ...plain,
    search: `?from=${from}`,
    token: true,
    answers: answers('ok', '上海市', 'web', null, [0, 3, 3]),
  })),
  ...(['ios', 'android', 'other'] as const).flatMap((os) =>
    [false, true].map((wechat) => ({
      ...plain,
      device: { os, wechat, inApp: !wechat },
      appName: wechat ? null : 'app',
      token: os === 'ios',
      answers: answers('ok', '上海市', os === 'other' ? 'web' : os, null, [0, 6, 2]),
    })),
  ),
  {
    ...plain,
    token: true,
    answers: { user: 'ok', channelInfo: 'failed', ipInfo: 'failed', mark: 'ok', markcode: 'ok' },
  },
];

/** Whom to visit as: fewer hosts and channels where an edit can only concern some. */
export interface Tour {
  /** On the first host every visitor goes everywhere, on the others every fifth one, in turn. */
  hosts: readonly string[];
  /** Numbers; null: a visitor without a channel. */
  channels: readonly (string | null)[];
}

/** What all visitors of a tour get. */
export interface Observed {
  /** A hash of everything that the visitors of each host and channel get. */
  visits: Map<string, string>;
  /** The pages that some visit ends on. */
  reached: ReadonlySet<string>;
  /** The data of each page as a phone loads it. */
  pages: Map<string, string>;
  /** What the app is set to: calls, limits, texts, trackers. */
  settings: string;
}

/** The visits of one host and channel: a hash of what they get, and the pages on which they end. */
interface Visits {
  hash: string;
  reached: ReadonlySet<string>;
}

/** Visits by everything that they are made from: a change of a page's text makes no visit anew. */
export type KnownVisits = Map<string, Visits>;

/** @param known - visits that were made before, to which those of this tour are added */
export function observe(config: Config, { hosts, channels }: Tour, known: KnownVisits = new Map()): Observed {
  const visits = new Map<string, string>();
  const reached = new Set<string>();
  hosts.forEach((host, at) => {
    const site = resolveSite(config, host);
    const some = at === 0 ? visitors : visitors.filter((_, visitor) => visitor % 5 === at % 5);
    for (const channel of channels) {
      const input = visitInput(config, site, channel ?? config.site.defaultChannel);
      const key = hashOf(`${at === 0 ? 'all' : at % 5} ${JSON.stringify(input)}`);
      const made = known.get(key) ?? visitsOf(input, some);
      known.set(key, made);
      visits.set(`${host} ${channel ?? '-'}`, made.hash);
      for (const page of made.reached) reached.add(page);
    }
  });
  const pages = new Map(
    Object.keys(config.pages).map((id) => [id, JSON.stringify(pageBundleOf(config, id))]),
  );
  return { visits, reached, pages, settings: settingsOf(config) };
}

const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64');

/** All that the visits of a channel on a host are made from. */
interface VisitInput {
  channel: string;
  outcomes: Readonly<Record<string, readonly string[]>>;
  site: Site;
}

/** Without what the visits do not read: they throw where they read it after all. */
function visitInput({ pages }: Config, whole: Site, channel: string): VisitInput {
  const { messages: _, endpoints: __, networks: ___, searchAdvertiser: ____, ...site } = whole;
  // As on a phone, which loads the settings of its own channel.
  const settings = site.channels[channel];
  const channels = settings ? { [channel]: settings } : {};
  const outcomes = Object.fromEntries(Object.entries(pages).map(([id, page]) => [id, page.outcomes ?? []]));
  return { channel, outcomes, site: { ...site, channels } as Site };
}

function visitsOf({ channel, outcomes: ofPage, site }: VisitInput, some: readonly Visitor[]): Visits {
  const settings = channelOf(site, channel);
  const { from: _, id: __, ...brand } = resolveBrand(site, settings, { appName: null, appCompany: null });
  const reached = new Set<string>();
  const hash = createHash('sha1').update(JSON.stringify([brand, settings.ads ?? null]));
  const situations = some.map((visitor) => situationOf(site, visitor, channel));
  const addresses = Object.entries(site.routes).map(([name, { path, page }]) => ({
    path: name === site.catchAll ? '/not-there' : path,
    outcomes: [null, ...(ofPage[page] ?? [])],
  }));
  for (const { path, outcomes } of [{ path: '/', outcomes: [null] }, ...addresses]) {
    for (const outcome of outcomes) {
      for (const situation of situations)
        hash.update(`\n${visitOf(site, situation, path, outcome, reached)}`);
    }
  }
  return { hash: hash.digest('base64'), reached };
}

/** The visitor as the phone reads the address and the responses. */
function situationOf(
  site: Site,
  { search, answers: { channelInfo, ...rest }, ...who }: Visitor,
  channel: string,
): Situation {
  const read = channelInfo === 'failed' ? null : decodeChannelInfo(channelInfo, site.facts);
  return {
    ...who,
    channel,
    loginAddress: null,
    query: decodeQuery(search, site.facts.query),
    answers: { ...rest, channelInfo: read ?? 'failed' },
  };
}

function visitOf(
  site: Site,
  situation: Situation,
  path: string,
  outcome: string | null,
  reached: Set<string>,
): string {
  const chain = followRedirects(site, situation, path, outcome);
  if (chain.kind === 'need') throw new Error('every answer is given');
  const page = site.routes[chain.route]?.page ?? '';
  reached.add(page);
  const { token, firstVisit, loginAddress, query } = chain.situation;
  const facts = deriveFacts(site, { ...chain.situation, token: true }, { route: chain.route, outcome: null });
  const ends = (['success', 'failure', 'skipForm'] as const).map((table) => {
    const decided = resolveDestination(site, facts, table);
    return decided.kind === 'need' ? 'need' : decided.destination;
  });
  const message = chain.decisions.at(-1)?.message ?? null;
  return JSON.stringify([
    [chain.route, page, chain.path, chain.end, message],
    [token, firstVisit, loginAddress, query],
    ends,
  ]);
}

/** What holds for every visitor alike, as the app reads it. */
function settingsOf(config: Config): string {
  const { defaultChannel: _, maxHops: __, $schema: ___, ...site } = config.site;
  const kept = Object.values(config.routes.routes).map(({ keepAlive }) => keepAlive === true);
  const { messages, trackers } = config;
  // The codes of endpoints do not reach a phone.
  const { facts, endpoints } = resolveSite(config, 'default');
  return JSON.stringify([site, kept, endpoints, messages, trackers, facts], (key, value) =>
    unread.has(key) ? undefined : value,
  );
}
/** What no phone reads; `aliases` are those of ad networks, which `for-colleagues.test.ts` looks for in what a phone gets. */
const unread = new Set(['note', '$schema', '$allow', 'aliases']);
