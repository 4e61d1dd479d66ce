import type { Config } from '../../schemas/index.ts';
import type { Product } from '../situations/extents.ts';
import { type Axis, axisAt, flagAxisAt, type SituationSpace } from '../situations/situation-space.ts';
import { type FindOptions, requireKnown } from './trace-query.ts';

/** A value of an axis to which visitors are restricted: their city, or what the server answers for a flag. */
export interface ChosenValue {
  /** `city`, or the id of a flag. */
  axis: string;
  /** Its index among the values of the axis. */
  member: number;
}

/** @throws UsageError where there is no such city, flag or value */
export function chosenValues(
  config: Config,
  space: SituationSpace,
  { city, flags = {} }: Pick<FindOptions, 'city' | 'flags'>,
): ChosenValue[] {
  const ofFlags = Object.entries(flags).map(([flag, value]): ChosenValue => {
    const axis = axisNamed(space, requireKnown('flag', flag, Object.keys(space.flags)));
    return { axis: flag, member: axis.names.indexOf(requireKnown('flag', value, axis.names)) };
  });
  if (city === undefined) return ofFlags;
  const { cities } = config.cities;
  const listed = Object.keys(cities).find((name) => cities[name]?.aliases.includes(city)) ?? city;
  const name = requireKnown('city', listed, space.city.names);
  return [{ axis: 'city', member: space.city.names.indexOf(name) }, ...ofFlags];
}

/**
 * The space in which each chosen value is a class of its own, so that counts are of it alone; otherwise values that no
 * row distinguishes share a class.
 */
export function splitOff(space: SituationSpace, chosen: readonly ChosenValue[]): SituationSpace {
  const alone = <V>(name: string, axis: Axis<V>): Axis<V> => {
    const own = chosen.find((one) => one.axis === name);
    if (!own) return axis;
    const others = axis.classes.map((of) => of.filter((member) => member !== own.member));
    return { ...axis, classes: [...others.filter(({ length }) => length > 0), [own.member]] };
  };
  const flags = Object.entries(space.flags).map(([flag, axis]) => [flag, alone(flag, axis)]);
  return { ...space, city: alone('city', space.city), flags: Object.fromEntries(flags) };
}

/** Restricts products to the visitors with all chosen values, or with others that no row distinguishes from them. */
export const restrictTo = (
  products: readonly Product[],
  space: SituationSpace,
  chosen: readonly ChosenValue[],
): Product[] =>
  chosen.reduce<Product[]>(
    (left, { axis, member }) => {
      const at = axis === 'city' ? axisAt.city : flagAxisAt(space, axis);
      const only = axisNamed(space, axis).classes.findIndex((members) => members.includes(member));
      return left
        .filter((product) => product.get(at)?.includes(only) !== false)
        .map((product) => new Map([...product, [at, [only]]]));
    },
    [...products],
  );

const noAxis: Axis<unknown> = { values: [], names: [], classes: [] };
const axisNamed = (space: SituationSpace, name: string): Axis<unknown> =>
  name === 'city' ? space.city : (space.flags[name] ?? noAxis);
