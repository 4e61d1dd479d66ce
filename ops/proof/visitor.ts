import {
  type ChannelInfo,
  hostEntry,
  noChannelInfo,
  resolveSite,
  type Site,
  type Situation,
} from '../../runtime/index.ts';
import { type Config, type DeclaredPart, declaredParts, type FactsFile } from '../../schemas/index.ts';
import { answersByName } from '../explain/input.ts';
import { optionOfFact } from '../explain/option-of-fact.ts';
import { type Box, subtractBoxes } from '../tables/box.ts';
import type { ChannelAtom } from '../tables/channels.ts';
import { anyOther } from '../tables/domains.ts';
import type { HostAtom, SituationSpace } from '../tables/table-space.ts';

/** One visitor of a class, on one host. */
export interface Visitor {
  host: string;
  situation: Situation;
  /** Options of `funnel explain` for this visitor, without the path. */
  options: string[];
}

type Values = Readonly<Record<string, unknown>>;

/** Enough to confirm a finding, because few dimensions of a class matter. */
const mostVisitors = 4000;
/** Facts that an effect may set, whatever their initial values; of the flags only those that are a yes or no. */
const factsSetByEffects = ({ facts }: Config): string[] => [
  ...['session.token', 'user', 'ipInfo', 'markLogin', 'markcodeLogin'],
  ...Object.keys(facts.flags).filter((name) => facts.flags[name]?.values.length === 2),
];

/** The initial values of a class of visitors. */
function atStart(box: Box): Box {
  const entries = Object.entries(box).filter(([dimension]) => !dimension.startsWith('before:'));
  const before = Object.entries(box).filter(([dimension]) => dimension.startsWith('before:'));
  return {
    ...Object.fromEntries(entries),
    ...Object.fromEntries(before.map(([name, mask]) => [name.slice(7), mask])),
  };
}

/** Visitors of a class, the simplest first, with every value of the facts that an effect may have changed. */
export function* visitorsOf(space: SituationSpace, box: Box): Generator<Visitor> {
  const isChanged = Object.keys(box).some((dimension) => dimension.startsWith('before:session.'));
  // Facts that no row tests must be consistent too: a known user has a token.
  const starts = subtractBoxes([atStart(box)], space.impossibleAnywhere, space.full);
  const combinations = starts.map((start) => {
    const names = [
      ...new Set([
        'host',
        'channel',
        ...Object.keys(start),
        ...(isChanged ? factsSetByEffects(space.config) : []),
      ]),
    ];
    return names.map((name) => ({ name, values: space.atomsIn(start, name) }));
  });
  let left = mostVisitors;
  for (const axes of combinations) {
    const total = axes.reduce((product, { values }) => product * values.length, 1);
    for (let index = 0; index < total && left > 0; index++, left--) {
      const visitor = visitorOf(space.config, combination(axes, index));
      if (visitor) yield visitor;
    }
  }
}

function combination(axes: readonly { name: string; values: readonly unknown[] }[], index: number): Values {
  const values: Record<string, unknown> = {};
  let rest = index;
  for (const axis of [...axes].reverse()) {
    values[axis.name] = axis.values[rest % axis.values.length];
    rest = Math.floor(rest / axis.values.length);
  }
  return values;
}

const text = (value: unknown): string | null =>
  value === anyOther ? '*' : value === null || value === undefined ? null : String(value);

function visitorOf(config: Config, values: Values): Visitor | null {
  const host = (values.host as HostAtom).name;
  const channel = channelOf(config, values.channel as ChannelAtom);
  if (host === null) return null;
  const query = Object.entries(values).filter(([name, value]) => name.startsWith('query.') && value !== null);
  const leads = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    name.startsWith('answer.') && typeof value === 'string' ? [[name, value]] : [],
  );
  const failed = values.channelInfo === 'failed';
  const situation: Situation = {
    channel,
    query: Object.fromEntries(query.map(([name, value]) => [name.slice(6), text(value) ?? ''])),
    token: values['session.token'] === true,
    appName: text(values['session.appName']),
    firstVisit: values['session.firstVisit'] === true,
    loginAddress: null,
    device: {
      os: (values['device.os'] as 'ios' | undefined) ?? 'other',
      wechat: values['device.wechat'] === true,
      inApp: values['device.inApp'] === true,
    },
    answers: {
      user: (values.user as 'ok' | undefined) ?? 'ok',
      channelInfo: failed ? 'failed' : channelInfoOf(config, values),
      ipInfo: values.ipInfo === 'failed' ? 'failed' : { name: text(values.city) ?? '' },
      mark: (values.markLogin as 'ok' | undefined) ?? 'ok',
      markcode: (values.markcodeLogin as 'ok' | undefined) ?? 'ok',
      ...(leads.length > 0 && { leads: Object.fromEntries(leads) }),
    },
  };
  return { host, situation, options: optionsOf(config, host, situation, values) };
}

/** A number that is no value of a flag. */
const otherFlag = ({ facts }: Config): number =>
  Math.max(0, ...Object.values(facts.flags).flatMap(({ values }) => values)) + 2;

function channelInfoOf(config: Config, values: Values): ChannelInfo {
  const { facts, flags } = noChannelInfo(config.facts);
  const flagOf = (name: string, otherwise: number): number => {
    const value = values[name];
    return value === anyOther ? otherFlag(config) : Number(value ?? otherwise);
  };
  const factOf = (fact: string, otherwise: string | null) =>
    values[fact] === undefined ? otherwise : text(values[fact]);
  return {
    facts: Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, factOf(fact, value)])),
    flags: Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, flagOf(name, value)])),
    appName: null,
  };
}

/** For an unlisted channel, the first number that no channel has. */
function channelOf(config: Config, { id }: ChannelAtom): string {
  if (id !== null) return id;
  let number = 1;
  while (Object.hasOwn(config.channels.channels, String(number))) number++;
  return String(number);
}

const quoted = (value: string): string =>
  /^[\p{L}\p{N}_./=,:@%+-]+$/u.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;

/** The options of `funnel explain` for the declared facts of each part. A part that is missing here is a type error. */
const optionsOfPart: Record<
  DeclaredPart,
  (facts: FactsFile, situation: Situation, values: Values) => string[]
> = {
  flags: ({ flags }, { answers: { channelInfo } }, values) => {
    const isRestricted = Object.keys(flags).some((name) => values[name] !== undefined);
    if (!isRestricted || typeof channelInfo !== 'object') return [];
    return [`--flags ${Object.values(channelInfo.flags).join(',')}`];
  },
  channelInfo: ({ channelInfo }, _, values) =>
    Object.keys(channelInfo).flatMap((fact) => {
      const stated = text(values[fact]);
      return stated === null ? [] : [`${optionOfFact(fact)} ${quoted(stated)}`];
    }),
  // All parameters stand in the address, whether the file declares them or not.
  query: (_, { query }) =>
    Object.entries(query).map(([name, value]) => `--query ${quoted(`${name}=${value}`)}`),
  answers: (_, { answers: { leads = {} } }) =>
    Object.entries(answersByName(leads)).map(([name, value]) => `--answer ${quoted(`${name}=${value}`)}`),
  // They follow from --channel and --host.
  channelAttributes: () => [],
  hostAttributes: () => [],
};

/** Options for the facts that the class restricts; the others do not matter. */
function optionsOf({ facts }: Config, host: string, situation: Situation, values: Values): string[] {
  const { channel, token, answers, appName, firstVisit } = situation;
  const declared = (part: DeclaredPart) => optionsOfPart[part](facts, situation, values);
  const options = [`--host ${host}`, `--channel ${channel}`];
  if (values.city !== undefined) options.push(`--city ${quoted(text(values.city) ?? '')}`);
  const parts = declaredParts.filter((part) => part !== 'query');
  options.push(...parts.flatMap(declared));
  if (token) options.push('--token');
  if (token && values.user !== undefined) options.push(`--user ${answers.user}`);
  if (appName !== null) options.push(`--app-name ${quoted(appName)}`);
  if (firstVisit) options.push('--first-visit');
  const asked = ['os', 'wechat', 'inApp'].some((name) => values[`device.${name}`] !== undefined);
  if (asked) options.push(`--device ${optionOfDevice(situation)}`);
  options.push(...failedCalls(situation).map((call) => `--fails ${call}`));
  options.push(...declared('query'));
  return options;
}

const optionOfDevice = ({ device: { os, wechat, inApp } }: Situation): string =>
  [os, ...(wechat ? ['wechat'] : []), ...(inApp ? ['app'] : [])].join('+');

function failedCalls({ answers: { channelInfo, ipInfo, mark, markcode } }: Situation): string[] {
  return [
    ...(channelInfo === 'failed' ? ['channelInfo'] : []),
    ...(ipInfo === 'failed' ? ['ipInfo'] : []),
    ...(mark === 'failed' || markcode === 'failed' ? ['mark'] : []),
  ];
}

/** Sites of a config, resolved on first use: a clean config needs none. */
export class Sites {
  readonly #config: Config;
  readonly #known = new Map<string, Site>();
  constructor(config: Config) {
    this.#config = config;
  }
  of(host: string): Site {
    const name = hostEntry(this.#config, host);
    const known = this.#known.get(name) ?? resolveSite(this.#config, name);
    this.#known.set(name, known);
    return known;
  }
}
