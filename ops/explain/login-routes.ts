/** Whether the pages of a route have the login of the funnel: their path is stored as the login address (R-NAV). */
export const isLoginRoute = ({ kind }: { kind: string }): boolean => kind === 'entry' || kind === 'index';

const known = new WeakMap<object, [string, unknown][]>();
/** The login routes by name; found once, because a plan needs them for thousands of visits of one site. */
export function loginRoutesOf<R extends { kind: string }>({
  routes,
}: {
  routes: Readonly<Record<string, R>>;
}): readonly [string, R][] {
  const found = known.get(routes) ?? Object.entries(routes).filter(([, route]) => isLoginRoute(route));
  known.set(routes, found);
  return found as [string, R][];
}
