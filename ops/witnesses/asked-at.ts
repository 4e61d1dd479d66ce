import { type Facts, isShown } from '../../runtime/index.ts';
import { type Config, type NamedTable, namedTables, type When } from '../../schemas/index.ts';
import type { Arrival } from '../situations/arrivals.ts';
import type { Product } from '../situations/extents.ts';
import { flagAxisAt, type SituationSpace } from '../situations/situation-space.ts';
import { withValues } from './claim.ts';

/** The facts of a row that a location alone decides. */
const ofLocation = ['route', 'route.kind', 'route.needsToken', 'outcome'] as const;

/**
 * Whether some row of navigation.json that leads to a destination table can hold at the place where a visit begins, as far
 * as the route and the outcome say. A page behind a redirect is a place of its own.
 */
export function askedAt(config: Config, table: NamedTable): (arrival: Arrival) => boolean {
  const leading = tablesLeadingTo(config, table);
  const rows = config.navigation.rules.flatMap(({ when, go }) =>
    go !== undefined && leading.has(go) ? [locationOf(when)] : [],
  );
  const { routes, catchAll } = config.routes;
  const byPath = new Map(Object.entries(routes).map(([route, { path }]) => [path, route]));
  const known = new Map<string, boolean>();
  return ({ path, outcome }) => {
    const route = byPath.get(path) ?? catchAll;
    const key = `${path} ${outcome}`;
    const found =
      known.get(key) ?? (path === '/' || rows.some((when) => isShown(when, factsAt(config, route, outcome))));
    known.set(key, found);
    return found;
  };
}

const locationOf = (when: When): When =>
  Object.fromEntries(Object.entries(when).filter(([fact]) => ofLocation.some((one) => one === fact))) as When;

function factsAt({ routes }: Config, route: string, outcome: string | null): Facts {
  const { kind = 'other', needsToken = false } = routes.routes[route] ?? {};
  const own = { route, 'route.kind': kind, 'route.needsToken': needsToken, outcome };
  return { own } as unknown as Facts;
}

/** For each row that leads to a destination table, the visitors with the flags that it names. */
export function flagsAsked(config: Config, table: NamedTable, space: SituationSpace): Product[] {
  const leading = tablesLeadingTo(config, table);
  const found = config.navigation.rules
    .filter(({ go }) => go !== undefined && leading.has(go))
    .map(({ when }) => productOf(when, space))
    .filter((product) => [...product].length > 0);
  return [...new Map(found.map((one) => [JSON.stringify([...one]), one])).values()];
}

/** The classes of flags that satisfy the conditions of a row. */
function productOf(when: When, space: SituationSpace): Product {
  const found = new Map<number, readonly number[]>();
  for (const [name, axis] of Object.entries(space.flags)) {
    const condition = (when as Readonly<Record<string, unknown>>)[name];
    if (condition === undefined) continue;
    const own = { [name]: condition } as When;
    const isMeant = (value: number) =>
      isShown(own, { own: {}, flags: { [name]: value } } as unknown as Facts);
    for (const [at, classes] of withValues(flagAxisAt(space, name), axis, isMeant) ?? [])
      found.set(at, classes);
  }
  return found;
}

/** The table itself, and those that lead to it. */
function tablesLeadingTo({ destinations }: Config, table: NamedTable): Set<string> {
  const found = new Set<string>([table]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const name of namedTables) {
      const { rules, otherwise } = destinations[name];
      if ([...rules, otherwise].some(({ go }) => found.has(go))) found.add(name);
    }
  }
  return found;
}
