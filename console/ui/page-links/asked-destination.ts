import { entriesOf, isObject, itemsOf, member } from '../../../ops/json/json-values.ts';
import { type NamedTable, namedTables } from '../../../schemas/index.ts';
import type { LeadingPlace } from './button-places.ts';
import type { ContentOf } from './link-places.ts';

/**
 * The destination table that decides, often by city, where visitors of a place go; null where none does. A link to one
 * page bypasses it, and the city rule of the channel with it.
 */
export function askedDestination(
  { page, outcome }: Pick<LeadingPlace, 'page' | 'outcome'>,
  contentOf: ContentOf,
): NamedTable | null {
  if (outcome === null) return null;
  const routes = entriesOf(member(contentOf('definitions/routes.json'), 'routes'))
    .filter(([, route]) => member(route, 'page') === page)
    .map(([id]) => id);
  const asked = itemsOf(member(contentOf('definitions/navigation.json'), 'rules'))
    .filter((row) => [member(row, 'when', 'outcome')].flat().includes(outcome))
    .filter((row) => routes.some((route) => mayBe(member(row, 'when', 'route'), route)))
    .map((row) => namedTables.find((table) => table === member(row, 'go')));
  return asked.find((table) => table !== undefined) ?? null;
}

/** Whether a condition on the route, if there is one, holds for it. */
function mayBe(condition: unknown, route: string): boolean {
  if (condition === undefined) return true;
  return isObject(condition) ? ![condition.not].flat().includes(route) : [condition].flat().includes(route);
}
