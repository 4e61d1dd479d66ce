import type { ServerAnswers } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';
import { channelFactValues } from '../conditions/channel-fact-values.ts';
import { factAsRead } from '../conditions/fact-as-read.ts';
import { membershipKey } from '../conditions/row-conditions.ts';
import { loginRoutesOf } from '../explain/outcome.ts';
import { type Arrival, arrivalsOf } from './arrivals.ts';
import { productOf } from './count.ts';
import { bareFactsOf, infoName, noInfoName } from './info-name.ts';

/**
 * The situations that a plan compares: the product of these axes.
 *
 * host       every host of both revisions; `default` represents all unlisted hosts
 * channel    every channel of both revisions, an unlisted one, and none: the default channel of each revision
 * arrival    every path, plain and with the facts that rows test, and every outcome of its page (arrivals.ts)
 * login      no token; a valid token; a token that the user call rejects
 * loginAddress  the login page stored on an earlier visit: none, or the path of any login page of either revision
 * city       every city of both revisions, an unlisted one, and a failed city lookup
 * info       every combination of the facts of channel info that definitions/facts.json declares, and a failed call
 * then one axis for each declared flag, with the values that the server may answer
 */
export const axesOfEveryFunnel = [
  'host',
  'channel',
  'arrival',
  'login',
  'loginAddress',
  'city',
  'info',
] as const;
export type AxisOfEveryFunnel = (typeof axesOfEveryFunnel)[number];
/** An axis of every funnel, or a flag. */
export type AxisName = AxisOfEveryFunnel | (string & {});
export const axisAt = Object.fromEntries(axesOfEveryFunnel.map((name, at) => [name, at])) as Record<
  AxisOfEveryFunnel,
  number
>;

/** One axis: its values in equivalence classes, whose members no decision can distinguish. */
export interface Axis<V> {
  values: readonly V[];
  /** The name of each value in reports. */
  names: readonly string[];
  /** Indices of the values of each class; the first represents the class. */
  classes: readonly (readonly number[])[];
}

/** One value of each class with its index. */
export function samplesOf<V>(axis: Axis<V>): readonly { value: V; at: number }[] {
  const known = samples.get(axis) as readonly { value: V; at: number }[] | undefined;
  if (known) return known;
  const made = axis.classes.map(([at = 0]) => ({ value: axis.values[at] as V, at }));
  samples.set(axis, made);
  return made;
}
/** A cache, because every comparison of visits asks for those of the arrivals. */
const samples = new WeakMap<object, readonly unknown[]>();

export type Login = 'none' | 'ok' | 'failed';
/** A name in the API response; null: the call failed. */
export type City = string | null;
/** The facts of channel info by id; null: the call failed. */
export type Info = Readonly<Record<string, string | null>> | null;

export interface SituationSpace {
  host: Axis<string>;
  channel: Axis<string>;
  arrival: Axis<Arrival>;
  login: Axis<Login>;
  loginAddress: Axis<string | null>;
  city: Axis<City>;
  info: Axis<Info>;
  flags: Readonly<Record<string, Axis<number>>>;
}

/** The axes of a space by name, in their order. */
export const axesOf = ({ flags, ...axes }: SituationSpace): Readonly<Record<string, Axis<unknown>>> => ({
  ...axes,
  ...flags,
});
export const axisNamesOf = (space: SituationSpace): AxisName[] => [
  ...axesOfEveryFunnel,
  ...Object.keys(space.flags),
];
/** The position of the axis of a flag. */
export const flagAxisAt = ({ flags }: SituationSpace, flag: string): number =>
  axesOfEveryFunnel.length + Object.keys(flags).indexOf(flag);

/** Never a listed channel, because numbers begin with 1 to 9. */
export const unlistedChannel = '0';
/** The visitors whose address names no channel: they get the default channel of the revision. */
export const noChannel = '';
/** What the two are called in reports. */
export const unlistedChannelName = '*';
export const noChannelName = '-';
/** Never a listed city, because names have two characters. */
export const unlistedCity = '*';

const distinct = <V>(values: Iterable<V>): V[] => [...new Set(values)];

/** @param keyOf - returns equal keys for values of one class; by default each value is a class */
function axisOf<V>(
  values: readonly V[],
  nameOf: (value: V) => string,
  keyOf: (value: V, at: number) => string = (_, at) => String(at),
): Axis<V> {
  const classes = new Map<string, number[]>();
  values.forEach((value, at) => {
    const key = keyOf(value, at);
    const known = classes.get(key);
    if (known) known.push(at);
    else classes.set(key, [at]);
  });
  return { values, names: values.map(nameOf), classes: [...classes.values()] };
}

export function spaceOf(before: Config, after: Config): SituationSpace {
  const both = [before, after];
  const under = (pick: (config: Config) => object) => distinct(both.flatMap((one) => Object.keys(pick(one))));
  return {
    host: axisOf(
      under(({ hosts }) => hosts.hosts),
      String,
    ),
    channel: axisOf([...under(({ channels }) => channels.channels), unlistedChannel, noChannel], (number) =>
      number === unlistedChannel ? unlistedChannelName : number === noChannel ? noChannelName : number,
    ),
    arrival: axisOf(arrivalsOf(both), ({ name }) => name),
    login: axisOf<Login>(['none', 'ok', 'failed'], String),
    loginAddress: axisOf<string | null>(
      [null, ...distinct(both.flatMap(loginPathsOf))],
      (path) => path ?? '-',
    ),
    city: cityAxis(before, after),
    info: infoAxis(both),
    flags: flagAxes(both),
  };
}

/** The paths that may be stored as the login address: those of login and index routes. */
export const loginPathsOf = ({ routes }: Config): string[] =>
  distinct(loginRoutesOf(routes).map(([, { path }]) => path));

/** One axis for each flag that either revision declares. */
function flagAxes(both: readonly Config[]): SituationSpace['flags'] {
  const names = distinct(both.flatMap(({ facts }) => Object.keys(facts.flags)));
  return Object.fromEntries(
    names.map((name) => {
      const values = distinct(both.flatMap(({ facts }) => facts.flags[name]?.values ?? []));
      return [name, axisOf<number>(values, String, membershipKey(both, name))];
    }),
  );
}

/** The city of each form of a city name, in one revision. */
const cityByForm = ({ cities }: Config): Map<string, string> =>
  new Map(
    Object.entries(cities.cities).flatMap(([name, { aliases }]) =>
      [name, ...aliases].map((form): [string, string] => [form, name]),
    ),
  );

/** A form that names the same city in both revisions counts as that city; any other form is a value of its own. */
function cityAxis(before: Config, after: Config): Axis<City> {
  const sides = [cityByForm(before), cityByForm(after)] as const;
  const of = (form: string) => sides.map((side) => side.get(form) ?? null);
  const steady = (form: string) => {
    const [one, other] = of(form);
    return one === other && one !== form && of(one ?? '').every((name) => name === one);
  };
  const forms = distinct(sides.flatMap((side) => [...side.keys()])).filter((form) => !steady(form));
  const rules = [before, after].flatMap(({ cities }) =>
    Object.values(cities.rules).map((rule) => new Set(rule.cities)),
  );
  const named = membershipKey([before, after], 'city');
  const describe = (name: string | null) =>
    name === null
      ? `-${named(null)}`
      : named(name) + rules.map((rule) => (rule.has(name) ? '1' : '0')).join('');
  return axisOf<City>(
    [...forms, unlistedCity, null],
    (city) => (city === null ? '?' : city),
    (city) => (city === null ? 'failed' : of(city).map(describe).join('/')),
  );
}

function infoAxis(both: readonly Config[]): Axis<Info> {
  const facts = distinct(both.flatMap((config) => Object.keys(config.facts.channelInfo)));
  const keys = both.flatMap((config) =>
    facts.map((fact) => {
      const keyOf = membershipKey([config], fact);
      return (info: NonNullable<Info>) => keyOf(factAsRead(config.facts, fact, info[fact] ?? null));
    }),
  );
  const combinations = facts.reduce<NonNullable<Info>[]>(
    (all, fact) => {
      const values = channelFactValues(both, fact);
      return all.flatMap((one) => values.map((value) => ({ ...one, [fact]: value })));
    },
    [{}],
  );
  const [plainest = {}] = combinations;
  const bare = bareFactsOf(both.map((config) => Object.keys(config.facts.channelInfo)));
  return axisOf<Info>(
    [...combinations, null],
    (info) => (info === null ? noInfoName : infoName(info, plainest, bare)),
    (info) => (info === null ? 'failed' : keys.map((keyOf) => keyOf(info)).join('/')),
  );
}

/** The API response about the city. */
export const ipInfoOf = (city: City): NonNullable<ServerAnswers['ipInfo']> =>
  city === null ? 'failed' : { name: city };

/** The number of values in each class of each axis, in the order of the axes. */
export const weightsOf = (space: SituationSpace): number[][] =>
  Object.values(axesOf(space)).map(({ classes }) => classes.map((members) => members.length));

export const sizeOf = (space: SituationSpace): number =>
  productOf(Object.values(axesOf(space)).map(({ values }) => values.length));

export type SpaceSizes = Record<AxisOfEveryFunnel, number> & Readonly<Record<string, number>>;
/** The number of values of each axis: `16 hosts × 112 channels × …`. */
export const sizesOf = (space: SituationSpace): SpaceSizes =>
  Object.fromEntries(
    Object.entries(axesOf(space)).map(([name, { values }]) => [name, values.length]),
  ) as SpaceSizes;
