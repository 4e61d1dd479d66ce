import { entriesOf, isObject, itemsOf, member } from '../../../ops/json/json-values.ts';
import { isNamedTable, type NamedTable } from '../../../schemas/names/destination-names.ts';
import type { LeadingPlace } from './button-places.ts';
import type { ContentOf } from './link-places.ts';

/**
 * The destination table that decides, often by city, where visitors of a place go; null where none does. A link to one
 * page bypasses it, and the city rule of the channel with it.
 */
export const askedDestination = (place: Place, contentOf: ContentOf): NamedTable | null =>
  goesOf(place, contentOf).find(isNamedTable) ?? null;

type Place = Pick<LeadingPlace, 'page' | 'outcome'>;

/** The routes to which visitors of a place may come, by a row of the navigation or of the table that it asks. */
export function routesAfter(place: Place, contentOf: ContentOf): string[] {
  const destinations = contentOf('definitions/destinations.json');
  return goesOf(place, contentOf).flatMap((go) => {
    if (!isNamedTable(go)) return [go];
    const table = member(destinations, go);
    return [...itemsOf(member(table, 'rules')), member(table, 'otherwise')]
      .map((row) => member(row, 'go'))
      .filter((one) => typeof one === 'string');
  });
}

/** Where the rows of the navigation lead that may decide for visitors of a place. */
function goesOf({ page, outcome }: Place, contentOf: ContentOf): string[] {
  if (outcome === null) return [];
  const routes = entriesOf(member(contentOf('definitions/routes.json'), 'routes'))
    .filter(([, route]) => member(route, 'page') === page)
    .map(([id]) => id);
  return itemsOf(member(contentOf('definitions/navigation.json'), 'rules'))
    .filter((row) => [member(row, 'when', 'outcome')].flat().includes(outcome))
    .filter((row) => routes.some((route) => mayBe(member(row, 'when', 'route'), route)))
    .map((row) => member(row, 'go'))
    .filter((go) => typeof go === 'string');
}

/** Whether a condition on the route, if there is one, holds for it. */
function mayBe(condition: unknown, route: string): boolean {
  if (condition === undefined) return true;
  return isObject(condition) ? ![condition.not].flat().includes(route) : [condition].flat().includes(route);
}
