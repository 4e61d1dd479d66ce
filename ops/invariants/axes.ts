import type { ChannelDefinition, Config, DeclaredFact, DeclaredPart, When } from '../../schemas/index.ts';
import {
  attributeValues,
  declaredFactsOf,
  namedTables,
  plainestFirst,
  queryNames,
} from '../../schemas/index.ts';
import { conditionsOf } from '../conditions/row-conditions.ts';
import { loginPathsOf, unlistedChannel, unlistedCity } from '../situations/situation-space.ts';

export type AxisValue = string | number | boolean | null;

/** Channels that no condition can tell apart; the first represents them. */
export interface ChannelClass {
  number: string;
  channel: Pick<ChannelDefinition, 'blocked' | 'relogin' | 'tags' | 'cityRule' | 'attributes'>;
}

/**
 * Everything in which two visitors may differ, as independent axes: the invariants hold for their whole product. Wider
 * than the space of `plan`: parameters, device, app name and the remembered login address come in every combination,
 * a flag may be a number that is none of its values, and a visitor without a token may have an expired user.
 */
export interface Axes {
  names: readonly string[];
  /** Values of each axis; the first is the plainest. */
  values: readonly (readonly AxisValue[])[];
  /** Parallel to the values of the axis `channel`. */
  channels: readonly ChannelClass[];
}

/** Represents every value of a parameter, app name or text of channel info that no condition names. */
const anyValue = '*';
/** The parameters that explain reads as channel and token; a condition on them is never evaluated as a parameter. */
export const identityParameters: readonly string[] = ['query._channel', 'query._token'];

/** The conditions of every table. */
const tableConditionsOf = ({ navigation, flags, destinations }: Config): When[] =>
  [navigation, flags, ...namedTables.map((name) => destinations[name])].flatMap(({ rules }) =>
    (rules as readonly { when: When }[]).map(({ when }) => when),
  );

type NamedValues = ReadonlyMap<string, readonly AxisValue[]>;
const textsOf = (fact: string, named: NamedValues): AxisValue[] =>
  [null, ...(named.get(fact) ?? []), anyValue].filter(distinct);

/** The values of the axis of a declared fact; null: it has no axis of its own. */
type AxisOfFact = (config: Config, fact: DeclaredFact, named: NamedValues) => readonly AxisValue[] | null;
/** It follows from the axis of the channel or host. */
const ofEntry: AxisOfFact = () => null;

/** The axes of the facts of each part. A part that is missing here is a type error. */
const axisOfPart: Record<DeclaredPart, AxisOfFact> = {
  // The server may send a number that is none of the values.
  flags: (_, { values }) => [...(values ?? []), Math.max(...(values ?? []).map(Number)) + 2],
  channelInfo: ({ facts: { channelInfo } }, { id, name }, named) => {
    const { values, otherwise } = channelInfo[name] ?? {};
    return values ? plainestFirst(values, otherwise) : textsOf(id, named);
  },
  query: (_, { id }, named) => (named.has(id) ? textsOf(id, named) : null),
  channelAttributes: ofEntry,
  hostAttributes: ofEntry,
  answers: (_, { id, values }, named) => (named.has(id) ? [null, ...(values ?? [])] : null),
};

/** @param whens - every condition that will be evaluated, besides those of the tables */
export function axesOf(config: Config, whens: readonly When[]): Axes {
  const named = namedValues([...tableConditionsOf(config), ...whens]);
  const channels = channelClasses(config, named.get('channel') ?? []);
  const hosts = Object.keys(config.hosts.hosts);
  const declaredAxes = (isMeant: (part: DeclaredPart) => boolean): [string, readonly AxisValue[]][] =>
    declaredFactsOf(config.facts)
      .filter(({ part }) => isMeant(part))
      .flatMap((fact): [string, readonly AxisValue[]][] => {
        const values = axisOfPart[fact.part](config, fact, named);
        return values ? [[fact.id, values]] : [];
      });
  const entries: [string, readonly AxisValue[]][] = [
    ['host', ['default', ...hosts.filter((host) => host !== 'default')]],
    ['channel', channels.map(({ number }) => number)],
    ['token', [false, true]],
    ['user', ['ok', 'failed']],
    ['mark', ['ok', 'failed']],
    ['loginAddress', [null, ...loginPathsOf(config)]],
    ['appName', textsOf('session.appName', named)],
    ['firstVisit', [false, true]],
    ['device.os', ['other', 'ios', 'android']],
    ['device.wechat', [false, true]],
    ['device.inApp', [false, true]],
    ...queryNames
      .map((name) => `query.${name}`)
      .filter((fact) => named.has(fact) && !identityParameters.includes(fact))
      .map((fact): [string, readonly AxisValue[]] => [fact, textsOf(fact, named)]),
    ...declaredAxes((part) => part === 'query'),
    ['channelInfo', ['ok', 'failed']],
    ...declaredAxes((part) => part === 'channelInfo'),
    ['ipInfo', ['ok', 'failed']],
    ['city', citiesOf(config, named.get('city') ?? [])],
    ...declaredAxes((part) => part !== 'query' && part !== 'channelInfo'),
  ];
  return { names: entries.map(([name]) => name), values: entries.map(([, values]) => values), channels };
}

const distinct = <T>(value: T, at: number, all: readonly T[]) => all.indexOf(value) === at;

/** Every value that a condition names, by fact. */
function namedValues(whens: readonly When[]): Map<string, AxisValue[]> {
  const named = new Map<string, AxisValue[]>();
  for (const { fact, values } of whens.flatMap(conditionsOf)) {
    named.set(fact, [...(named.get(fact) ?? []), ...(values as AxisValue[])]);
  }
  return named;
}

/** Channels with equal properties share a class, except those that a condition names. */
function channelClasses(config: Config, named: readonly AxisValue[]): ChannelClass[] {
  const classes = new Map<string, ChannelClass>();
  for (const [number, channel] of Object.entries(config.channels.channels)) {
    const { blocked = false, relogin = false, tags = [], cityRule } = channel;
    const attributes = attributeValues(config.facts, 'channel', channel.attributes);
    const own = named.includes(number) && number;
    const key = JSON.stringify([own, blocked, relogin, tags, cityRule, attributes]);
    if (!classes.has(key)) classes.set(key, { number, channel });
  }
  return [...classes.values(), { number: unlistedChannel, channel: {} }];
}

/** One city of each class, whose members are in the same rules and named by the same conditions. */
function citiesOf({ cities: { cities, rules } }: Config, named: readonly AxisValue[]): AxisValue[] {
  const classes = new Map<string, string>();
  for (const city of Object.keys(cities)) {
    const inRules = Object.values(rules).map((rule) => (rule.cities.includes(city) ? '1' : '0'));
    const key = named.includes(city) ? city : inRules.join('');
    if (!classes.has(key)) classes.set(key, city);
  }
  return [...classes.values(), unlistedCity];
}
