import { matchRoute, type RedirectChain, type Site, type TraceStep } from '../../runtime/index.ts';
import { namedTables } from '../../schemas/index.ts';
import type { Destinations } from './result-part.ts';

/**
 * What a result depends on besides what all hosts share, as atoms: `has login` (the host has the route), `root mIndex`
 * (the route that `/` shows), `table success` (a destination table), `at login loggedIn` (the navigation rows that can
 * match at this location), `host` (the host itself: what replaces a missing route is specific to it). A host with the same
 * atoms has the same result.
 */
export type DependencyAtoms = string[];

/**
 * The atoms of a redirect chain: its routes, the navigation rows of each, the route of `/`, and the tables that were
 * evaluated.
 */
export function redirectDependencies(
  site: Site,
  { hops, decisions, route }: RedirectChain,
  path: string,
  outcome: string | null,
): DependencyAtoms {
  const atoms = [`has ${route}`];
  if (decisions.some(({ reason }) => reason === 'routeMissing')) atoms.push('host');
  // Only the first page of the chain has an outcome.
  let finished = outcome;
  for (const at of [path, ...hops.map(({ to }) => to)]) {
    // Also where it is no redirect: a host whose root is none of its routes shows the catch-all page there.
    if (at === '/') atoms.push(`root ${site.root}`);
    const located = matchRoute(site, at);
    if (located.kind !== 'route') continue;
    atoms.push(navigationAtom(located.route, finished));
    finished = null;
  }
  for (const { to } of hops) {
    const located = matchRoute(site, to);
    if (located.kind === 'route') atoms.push(`has ${located.route}`);
  }
  for (const { trace } of decisions) for (const { table } of trace) atoms.push(...tableAtom(table));
  return atoms;
}

/** The atoms of resolved destinations: their routes, and every destination table. */
export function destinationDependencies({
  routes,
  reasons,
}: Pick<Destinations, 'routes' | 'reasons'>): DependencyAtoms {
  return [
    ...(Object.values(reasons).includes('routeMissing') ? ['host'] : []),
    ...Object.values(routes).map((route) => `has ${route}`),
    ...namedTables.map((name) => `table ${name}`),
  ];
}

const navigationAtom = (route: string, outcome: string | null): string => `at ${route} ${outcome ?? ''}`;

const tableAtom = (table: TraceStep['table']): string[] =>
  table === 'navigation' ? [] : [`table ${table.slice('destinations.'.length)}`];
