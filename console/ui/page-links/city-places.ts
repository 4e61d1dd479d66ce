import { entriesOf, isObject, itemsOf, member } from '../../../ops/json/json-values.ts';
import { type LabelSource, labelsOf } from '../../../ops/wording/labels.ts';
import { namedTables } from '../../../schemas/names/destination-names.ts';
import type { Edit } from '../../api/index.ts';

const citiesFile = 'definitions/cities.json';

/** A city rule whose visitors come to a route once one of its flags has another value. */
export interface CityPlace {
  rule: string;
  /** The destination table that has a row for that value. */
  table: (typeof namedTables)[number];
  edit: Edit;
}

/** The city rules that could lead to a route: where a row of a destination table leads there by one flag alone. */
export function cityPlaces(route: string, source: LabelSource): CityPlace[] {
  const destinations = source.file('definitions/destinations.json')?.value;
  const rules = entriesOf(member(source.file(citiesFile)?.value, 'rules'));
  return namedTables.flatMap((table) =>
    itemsOf(member(destinations, table, 'rules')).flatMap((row) => {
      const when = member(row, 'when');
      const [condition, ...more] = entriesOf(when);
      if (member(row, 'go') !== route || condition === undefined || more.length > 0) return [];
      const [flag, given] = condition;
      const [value] = [given].flat();
      if (!Object.hasOwn(source.names?.flags ?? {}, flag) || isObject(value)) return [];
      return rules
        .filter(([, rule]) => ![given].flat().includes(member(rule, 'set', flag)))
        .map(
          ([rule]): CityPlace => ({
            rule,
            table,
            edit: { do: 'set', file: citiesFile, path: ['rules', rule, 'set', flag], value },
          }),
        );
    }),
  );
}

/** A city rule by its cities and what it does. */
export const cityRuleName = (rule: string, source: LabelSource): string =>
  labelsOf(source, { names: 'cityRule', path: [] }).get(rule) || rule;
