import { withoutCitySuffix } from '../../../ops/config/city-names.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import type { Field } from '../../../ops/wording/field.ts';
import type { Labels } from '../../../ops/wording/labels.ts';
import { citiesSchema } from '../../../schemas/config/cities.ts';
import type { Edit } from '../../api/index.ts';
import { idsByName } from './ids-by-name.ts';

export const citiesFile = 'definitions/cities.json';
const { cities } = citiesSchema.properties;
const form = new RegExp(cities.propertyNames.pattern, 'u');

/** Another name that an API may use: 宁波市. */
const otherNames = (name: string): string[] => (withoutCitySuffix(name) === name ? [`${name}市`] : []);

/** The name of a new city; null where the city exists under any name, or the text is not a name. */
export function newCityName(given: string, labels: Labels): string | null {
  const name = given.length > 2 ? given.replace(/市$/, '') : given;
  if (!form.test(name) || labels.has(name) || idsByName(labels, 'city').has(given)) return null;
  const known = [...labels].flatMap(([id, others]) => [id, ...others.split('、')]);
  return known.some((one) => withoutCitySuffix(one) === withoutCitySuffix(name)) ? null : name;
}

/** Adds new cities to the options of a field or column; they are added in the same step as the value. */
export function withNewCities<T extends { field: Field | null; labels: Labels }>(
  of: T,
  names: readonly string[],
): T {
  if (of.field?.names !== 'city' || names.length === 0) return of;
  const added = names.filter((name) => !of.labels.has(name));
  return {
    ...of,
    field: { ...of.field, choices: [...of.field.choices, ...added] },
    labels: new Map([...of.labels, ...added.map((name) => [name, otherNames(name).join('、')] as const)]),
  };
}

/** The edits that add the new cities of a value to the list of cities. */
export function newCityEdits(listed: unknown, field: Field, value: unknown): Edit[] {
  if (field.names !== 'city' || !Array.isArray(value)) return [];
  return value
    .map(String)
    .filter((name) => form.test(name) && valueIn(listed, ['cities', name]) === undefined)
    .map((name) => ({
      do: 'set',
      file: citiesFile,
      path: ['cities', name],
      value: { aliases: otherNames(name) },
    }));
}
