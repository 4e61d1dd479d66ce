import type { Explained, ExplainInput, Plan } from '../../api/index.ts';

/** Where on a visit both phones stand: at its beginning, or at a page that it comes to. */
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
 * Where to stand first: where what was chosen is shown, else at the first place that shows something else.
 * @param step - of the change that was chosen; flags show in where they lead
 */
export function firstDifferingStation(differing: ReadonlySet<string>, step: string | null = null): Station {
  const others = stations.filter((station) => isDiffering(station, differing));
  const meant = others.find((station) =>
    step === 'flags' ? station !== 'entry' : step !== null && stages[station].includes(step),
  );
  return meant ?? others[0] ?? 'entry';
}

/**
 * The step that a change is looked at by: whoever is shown another title and ends elsewhere besides is seen where they
 * end, for the title stands above every page.
 */
export const stepToShow = ({
  step,
  isElsewhere,
}: Pick<Plan['groups'][number], 'step' | 'isElsewhere'>): string =>
  step === 'brand' && isElsewhere ? 'flags' : step;

export const isDiffering = (station: Station, differing: ReadonlySet<string>): boolean =>
  [...stages[station], pageAt(station)].some((stage) => differing.has(stage));

/** Stands among stages that differ for a page there of which the content differs. */
export const pageAt = (station: Station): string => `page at ${station}`;

/** The route that one side has there; null where it depends on something, or there is none. */
export function routeAt(station: Station, { outcome }: Explained): string | null {
  if (station === 'entry') return null;
  const route = station === 'afterLogin' ? outcome.afterLogin : outcome.destinations[station];
  return typeof route === 'string' ? route : null;
}

/** The path of a route, in the text of routes.json of that side. */
export const pathOfRoute = (routesJson: string, route: string): string | null =>
  routeText(routesJson, route, 'path');

/** Whether a route is a page for visitors who can be shown nothing else, in the text of routes.json of that side. */
export const isErrorRoute = (routesJson: string, route: string): boolean =>
  routeText(routesJson, route, 'kind') === 'error';

/** The page of a route, in the text of routes.json of that side. */
export const pageOfRoute = (routesJson: string, route: string): string | null =>
  routeText(routesJson, route, 'page');

function routeText(routesJson: string, route: string, key: 'path' | 'kind' | 'page'): string | null {
  try {
    const { routes } = JSON.parse(routesJson) as { routes?: Record<string, Record<typeof key, unknown>> };
    const value = routes && Object.hasOwn(routes, route) ? routes[route]?.[key] : null;
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** The visitor who has come that far: logged in, and nothing of the beginning's address. */
export function visitorAtStation(input: ExplainInput, station: Station): ExplainInput {
  if (station === 'entry') return input;
  const { outcome: _, query: _query, user: _user, path: _path, ...rest } = input;
  return { ...rest, token: true, user: 'ok' };
}
