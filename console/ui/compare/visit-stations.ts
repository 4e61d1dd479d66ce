import type { Explained, ExplainInput, Plan } from '../../api/index.ts';

/** The stations of a visit that both phones can show: the beginning, and each page that the visit reaches. */
export const stations = ['entry', 'afterLogin', 'success', 'failure', 'skipForm'] as const;
export type Station = (typeof stations)[number];

const stages: Record<Station, readonly string[]> = {
  entry: ['host', 'brand', 'navigation', 'destination', 'ads'],
  afterLogin: ['afterLogin'],
  success: ['destination.success'],
  failure: ['destination.failure'],
  skipForm: ['destination.skipForm'],
};

/**
 * The initial station: where the chosen change is visible, otherwise the first station that differs.
 * @param step - of the chosen change; flags are visible in the destination
 */
export function firstDifferingStation(differing: ReadonlySet<string>, step: string | null = null): Station {
  const others = stations.filter((station) => isDiffering(station, differing));
  const matching = others.find((station) =>
    step === 'flags' ? station !== 'entry' : step !== null && stages[station].includes(step),
  );
  return matching ?? others[0] ?? 'entry';
}

/**
 * The step by which a change is shown: a visitor with another title and another destination is shown at the
 * destination, because the title appears on every page.
 */
export const stepToShow = ({
  step,
  isElsewhere,
}: Pick<Plan['groups'][number], 'step' | 'isElsewhere'>): string =>
  step === 'brand' && isElsewhere ? 'flags' : step;

export const isDiffering = (station: Station, differing: ReadonlySet<string>): boolean =>
  [...stages[station], pageAt(station)].some((stage) => differing.has(stage));

/** A pseudo-stage for a page whose content differs. */
export const pageAt = (station: Station): string => `page at ${station}`;

/** The route that a revision has at the station; null where it depends on something, or there is none. */
export function routeAt(station: Station, { outcome }: Explained): string | null {
  if (station === 'entry') return null;
  const route = station === 'afterLogin' ? outcome.afterLogin : outcome.destinations[station];
  return typeof route === 'string' ? route : null;
}

/** The path of a route, in the routes.json of that revision. */
export const pathOfRoute = (routesJson: string, route: string): string | null =>
  routeText(routesJson, route, 'path');

/** The page of a route, in the routes.json of that revision. */
export const pageOfRoute = (routesJson: string, route: string): string | null =>
  routeText(routesJson, route, 'page');

function routeText(routesJson: string, route: string, key: 'path' | 'page'): string | null {
  try {
    const { routes } = JSON.parse(routesJson) as { routes?: Record<string, Record<typeof key, unknown>> };
    const value = routes && Object.hasOwn(routes, route) ? routes[route]?.[key] : null;
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** The visitor at that station: logged in, and without the entry's address parameters. */
export function visitorAtStation(input: ExplainInput, station: Station): ExplainInput {
  if (station === 'entry') return input;
  const { outcome: _, query: _query, user: _user, path: _path, ...rest } = input;
  return { ...rest, token: true, user: 'ok' };
}
