import { isObject, itemsOf, member } from '../json/json-values.ts';

/**
 * The pages that say that there is nothing here: that of unknown paths, and those to which a row sends visitors because
 * their channel is blocked. Takes JSON that may violate its schema, because the console asks about drafts.
 * @param routes - the value of definitions/routes.json
 * @param navigation - the value of definitions/navigation.json
 */
export function errorPagesOf(routes: unknown, navigation: unknown): Set<string> {
  const blocked = itemsOf(member(navigation, 'rules'))
    .filter((row) => requiresTrue(member(row, 'when', 'channel.blocked')))
    .map((row) => member(row, 'go'));
  return new Set([member(routes, 'catchAll'), ...blocked].flatMap((route) => pageOf(routes, route) ?? []));
}

/** Whether a route shows an error page: by what the page is for, never by the kind that the route claims. */
export function isErrorRoute(routes: unknown, navigation: unknown, route: string): boolean {
  const page = pageOf(routes, route);
  return page !== undefined && errorPagesOf(routes, navigation).has(page);
}

function pageOf(routes: unknown, route: unknown): string | undefined {
  const page = typeof route === 'string' ? member(routes, 'routes', route, 'page') : undefined;
  return typeof page === 'string' ? page : undefined;
}

/** Whether a condition of a row (a value, a list, or `not` of either) holds for `true` and not for `false`. */
function requiresTrue(condition: unknown): boolean {
  if (condition === undefined) return false;
  const lists = (listed: unknown, value: boolean) =>
    Array.isArray(listed) ? listed.includes(value) : listed === value;
  const holds = (value: boolean) =>
    isObject(condition) ? !lists(condition.not, value) : lists(condition, value);
  return holds(true) && !holds(false);
}
