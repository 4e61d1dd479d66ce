import type { Config } from '../../schemas/index.ts';
import type { Product } from '../situations/extents.ts';
import { axisAt, type SituationSpace } from '../situations/situation-space.ts';
import { requireKnown } from './trace-query.ts';

/**
 * The space in which a city is a class of its own, and the index of that class; otherwise cities that no row
 * distinguishes share a class.
 * @throws UsageError where there is no such city
 */
export function splitOffCity(
  config: Config,
  space: SituationSpace,
  option: string | undefined,
): { space: SituationSpace; city: number | null } {
  if (option === undefined) return { space, city: null };
  const { cities } = config.cities;
  const listed = Object.keys(cities).find((name) => cities[name]?.aliases.includes(option)) ?? option;
  const name = requireKnown('city', listed, space.city.names);
  const member = space.city.names.indexOf(name);
  const others = space.city.classes.map((of) => of.filter((one) => one !== member));
  const classes = [...others.filter(({ length }) => length > 0), [member]];
  return { space: { ...space, city: { ...space.city, classes } }, city: classes.length - 1 };
}

/** Restricts products to the visitors in the city. */
export const restrictToCity = (products: readonly Product[], city: number): Product[] =>
  products
    .filter((product) => product.get(axisAt.city)?.includes(city) !== false)
    .map((product) => new Map([...product, [axisAt.city, [city]]]));
