import type { noChannelInfo, ServerAnswers } from '../../runtime/index.ts';
import { type Config, type FlagName, flagValues } from '../../schemas/index.ts';
import { type Arrival, arrivalsOf } from './arrivals.ts';
import { exact } from './count.ts';
import { membershipKey, namedValues } from './row-conditions.ts';

/**
 * The situations that a plan compares: the product of these axes.
 *
 * host       every host of both revisions; `default` represents all unlisted hosts
 * channel    every channel of both revisions, an unlisted one, and none: the default channel of each revision
 * arrival    every path, plain and with the facts that rows test, and every outcome of its page (arrivals.ts)
 * login      no token; a valid token; a token that the user call rejects
 * city       every city of both revisions, an unlisted one, and a failed city lookup
 * info       application × bdType of the channel info response, and a failed channel info call
 * input_form 0 and 1, succ_todo and fail_todo 0 to 7, as the server answers them
 */
export const axisNames = [
  'host',
  'channel',
  'arrival',
  'login',
  'city',
  'info',
  'input_form',
  'succ_todo',
  'fail_todo',
] as const;
export type AxisName = (typeof axisNames)[number];
export const axisAt = Object.fromEntries(axisNames.map((name, at) => [name, at])) as Record<AxisName, number>;

/** One axis: its values in equivalence classes, whose members no decision can distinguish. */
export interface Axis<V> {
  values: readonly V[];
  /** The name of each value in reports. */
  names: readonly string[];
  /** Indices of the values of each class; the first represents the class. */
  classes: readonly (readonly number[])[];
}

/** One value of each class with its index. */
export const samplesOf = <V>({ values, classes }: Axis<V>): { value: V; at: number }[] =>
  classes.map(([at = 0]) => ({ value: values[at] as V, at }));

export type Login = 'none' | 'ok' | 'failed';
/** A name in the API response; null: the call failed. */
export type City = string | null;
export type Info = Pick<typeof noChannelInfo, 'application' | 'bdType'> | null;

export interface SituationSpace {
  host: Axis<string>;
  channel: Axis<string>;
  arrival: Axis<Arrival>;
  login: Axis<Login>;
  city: Axis<City>;
  info: Axis<Info>;
  input_form: Axis<number>;
  succ_todo: Axis<number>;
  fail_todo: Axis<number>;
}

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
  const flags = (name: FlagName) => axisOf<number>(flagValues[name], String, membershipKey(both, name));
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
    city: cityAxis(before, after),
    info: infoAxis(both),
    input_form: flags('input_form'),
    succ_todo: flags('succ_todo'),
    fail_todo: flags('fail_todo'),
  };
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
  const named = [...namedValues(both, 'bdType')].filter(
    (value): value is string => typeof value === 'string',
  );
  const types = [null, ...named, '*'];
  const pairs = (['web', 'ios', 'android'] as const).flatMap((application) =>
    types.map((bdType): Info => ({ application, bdType })),
  );
  const ofApplication = membershipKey(both, 'application');
  const ofType = membershipKey(both, 'bdType');
  return axisOf<Info>(
    [...pairs, null],
    (info) => (info === null ? '?' : info.application + (info.bdType === null ? '' : ` ${info.bdType}`)),
    (info) => (info === null ? 'failed' : `${ofApplication(info.application)}/${ofType(info.bdType)}`),
  );
}

/** The API response about the city. */
export const ipInfoOf = (city: City): NonNullable<ServerAnswers['ipInfo']> =>
  city === null ? 'failed' : { name: city };

/** The number of values in each class of each axis, in the order of the axes. */
export const weightsOf = (space: SituationSpace): number[][] =>
  axisNames.map((name) => space[name].classes.map((members) => members.length));

export const sizeOf = (space: SituationSpace): number =>
  exact(axisNames.reduce((size, name) => size * space[name].values.length, 1));

/** The number of values of each axis: `16 hosts × 112 channels × …`. */
export const sizesOf = (space: SituationSpace): Record<AxisName, number> =>
  Object.fromEntries(axisNames.map((name) => [name, space[name].values.length])) as Record<AxisName, number>;
