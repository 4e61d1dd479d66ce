import { ownEntry, type Site } from '../../runtime/index.ts';
import { namedTables } from '../../schemas/index.ts';
import { conditionsOf } from '../conditions/row-conditions.ts';
import { isLoginRoute } from '../explain/outcome.ts';
import { unknownPath } from '../situations/arrivals.ts';

/**
 * Equal for two hosts of one config that have the same routes but for their own landing page, where no table
 * distinguishes the two pages; null: a table may distinguish the landing page of this host from any other. The properties
 * of hosts that rows test besides routes are not part of the key.
 */
export function landingKey(site: Site): string | null {
  const { root, routes, navigation } = site;
  const landing = ownEntry(routes, root);
  if (!landing || !isLoginRoute(landing) || isNamed(site)) return null;
  const location = new Map<string, unknown>([
    ['route', root],
    ['route.kind', landing.kind],
    ['route.needsToken', landing.needsToken === true],
  ]);
  const rows = navigation.rules.flatMap(({ when }, at) =>
    conditionsOf(when).every(
      ({ fact, values, not }) => !location.has(fact) || values.includes(location.get(fact)) !== not,
    )
      ? [at]
      : [],
  );
  return JSON.stringify([
    Object.keys(routes).filter((name) => name !== root),
    landing.needsToken === true,
    rows,
  ]);
}

/** Whether the path has a meaning of its own, a row leads to the landing page by name, or a destination depends on the route. */
function isNamed({ root, routes, catchAll, navigation, destinations }: Site): boolean {
  const path = ownEntry(routes, root)?.path;
  const tables = namedTables.map((name) => destinations[name]);
  const goals = [...navigation.rules, ...tables.flatMap(({ rules, otherwise }) => [...rules, otherwise])];
  return (
    catchAll === root ||
    path === '/' ||
    path === unknownPath ||
    goals.some(({ go }) => go === root) ||
    tables.some(({ rules }) =>
      rules.some(({ when }) => Object.keys(when).some((fact) => /^route\b/.test(fact))),
    )
  );
}
