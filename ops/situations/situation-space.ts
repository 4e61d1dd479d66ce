import type { noChannelInfo, ServerAnswers } from '../../runtime/index.ts';
import type { Config, FlagName } from '../../schemas/index.ts';
import { type Arrival, arrivalsOf } from './arrivals.ts';
import { exact } from './count.ts';
import { membershipKey, namedValues } from './row-conditions.ts';

/**
 * The situations that a plan compares: the product of these axes, every combination of them.
 *
 * host       every host of both sides; `default` stands for all hosts that are listed nowhere
 * channel    every channel of both sides, and one that is listed nowhere
 * arrival    every path, plain and with what rows ask about, and every outcome of its page (arrivals.ts)
 * login      no token; a token of a user who is still known; one of a user who is not
 * city       every city of both sides, one that is listed nowhere, and the city that cannot be had
 * info       application × bdType as channel info answers them, and channel info that cannot be had
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

/** One axis: its values, put into classes of those that nothing can tell apart. */
export interface Axis<V> {
  values: readonly V[];
  /** The name of each value, as it is told. */
  names: readonly string[];
  /** Indices of the values of each class; the first stands for all. */
  classes: readonly (readonly number[])[];
}

/** One value of each class, with its place among the values. */
export const samplesOf = <V>({ values, classes }: Axis<V>): { value: V; at: number }[] =>
  classes.map(([at = 0]) => ({ value: values[at] as V, at }));

export type Login = 'none' | 'ok' | 'failed';
/** A name as the API may answer it; null: it cannot be had. */
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

/** No channel can be listed under it, because numbers begin with 1 to 9. */
export const unlistedChannel = '0';
/** No city can be listed under it, because names have two characters. */
export const unlistedCity = '*';

const distinct = <V>(values: Iterable<V>): V[] => [...new Set(values)];

/** @param keyOf - equal where nothing can tell two values apart; left out, each value is a class */
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
  const flags = (name: FlagName, count: number) =>
    axisOf(
      Array.from({ length: count }, (_, value) => value),
      String,
      membershipKey(both, name),
    );
  return {
    host: axisOf(
      under(({ hosts }) => hosts.hosts),
      String,
    ),
    channel: axisOf([...under(({ channels }) => channels.channels), unlistedChannel], (number) =>
      number === unlistedChannel ? '*' : number,
    ),
    arrival: axisOf(arrivalsOf(both), ({ name }) => name),
    login: axisOf<Login>(['none', 'ok', 'failed'], String),
    city: cityAxis(before, after),
    info: infoAxis(both),
    input_form: flags('input_form', 2),
    succ_todo: flags('succ_todo', 8),
    fail_todo: flags('fail_todo', 8),
  };
}

/** For each form of a name, the city that it means; on one side. */
const meanings = ({ cities }: Config): Map<string, string> =>
  new Map(
    Object.entries(cities.cities).flatMap(([name, { aliases }]) =>
      [name, ...aliases].map((form): [string, string] => [form, name]),
    ),
  );

/** A form of a name that means the same city on both sides is that city; one that does not is a value of its own. */
function cityAxis(before: Config, after: Config): Axis<City> {
  const sides = [meanings(before), meanings(after)] as const;
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

/** What the API answers about the city. */
export const ipInfoOf = (city: City): NonNullable<ServerAnswers['ipInfo']> =>
  city === null ? 'failed' : { name: city };

/** How many situations each class of each axis stands for, in the order of the axes. */
export const weightsOf = (space: SituationSpace): number[][] =>
  axisNames.map((name) => space[name].classes.map((members) => members.length));

export const sizeOf = (space: SituationSpace): number =>
  exact(axisNames.reduce((size, name) => size * space[name].values.length, 1));

/** `16 hosts × 112 channels × …`, as numbers by axis. */
export const sizesOf = (space: SituationSpace): Record<AxisName, number> =>
  Object.fromEntries(axisNames.map((name) => [name, space[name].values.length])) as Record<AxisName, number>;
