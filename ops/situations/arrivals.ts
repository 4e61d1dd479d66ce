import type { Situation } from '../../runtime/index.ts';
import type { Config, RouteDefinition } from '../../schemas/index.ts';
import { conditionRowsOf, type RowCondition } from './row-conditions.ts';

/** How a visit begins: its path, the outcome of its page, and the other facts that rows test. */
export interface Arrival {
  /** The name in reports: `/city + firstVisit`, `/login → loggedIn`. */
  name: string;
  path: string;
  outcome: string | null;
  /** Equal for two arrivals with equal extras. */
  extrasName: string;
  extras: ArrivalExtras;
}
/** What an arrival may have beside its path; arrivals are made only for what some row tests. */
export type ArrivalExtras = Partial<Pick<Situation, 'query' | 'firstVisit' | 'appName' | 'device'>> & {
  mark?: 'ok' | 'failed';
};

/** A path that no config has: it shows the catch-all page. */
export const unknownPath = '/no-such-page';
/** A value of a parameter that no row names. */
const anyValue = '*';

/**
 * Every arrival: each path of both revisions, `/`, an unknown path, and each outcome of the page of a path. Each comes
 * plain, and with every combination of parameters, first visit, app name and device that a row tests, at the routes
 * that this row can match.
 */
export function arrivalsOf(configs: readonly Config[]): Arrival[] {
  const extras = extrasOf(configs);
  const routes = configs.flatMap(({ routes: { routes } }) => Object.entries(routes));
  const standing = (path: string) => routes.filter(([, route]) => route.path === path);
  const paths = new Set(['/', ...configs.flatMap(pathsOf), unknownPath]);
  const ends = new Map(configs.flatMap(endsOf).map((end) => [end.join(' '), end]));
  const all = [...[...paths].map((path): [string, null] => [path, null]), ...ends.values()];
  return all.flatMap(([path, outcome]) =>
    extras
      .filter(({ isFor }) => isFor(standing(path), outcome))
      .map((extra) => arrival(path, outcome, extra)),
  );
}

const pathsOf = ({ routes }: Config): string[] =>
  Object.values(routes.routes)
    .map(({ path }) => path)
    .filter((path) => !path.includes('*'));

/** Each path with each outcome of its page: `[path, outcome]`. */
function endsOf({ routes, pages }: Config): [string, string][] {
  return Object.values(routes.routes)
    .filter(({ path }) => !path.includes('*'))
    .flatMap(({ path, page }) =>
      (pages[page]?.outcomes ?? []).map((outcome): [string, string] => [path, outcome]),
    );
}

type RouteEntry = [string, RouteDefinition];
interface Extra {
  name: string;
  extras: ArrivalExtras;
  /** Whether some row that tests these extras can match at one of these routes with this outcome. */
  isFor(routes: readonly RouteEntry[], outcome: string | null): boolean;
}

function arrival(path: string, outcome: string | null, { name, extras }: Extra): Arrival {
  const end = outcome === null ? '' : ` → ${outcome}`;
  return { name: `${path}${end}${name === '' ? '' : ` + ${name}`}`, path, outcome, extrasName: name, extras };
}

/** The extras that rows test; a row that tests several extras needs them in combination. */
function extrasOf(configs: readonly Config[]): Extra[] {
  const found = new Map<string, Extra>([['', { name: '', extras: {}, isFor: () => true }]]);
  for (const { decides, conditions } of configs.flatMap(conditionRowsOf)) {
    if (!decides) continue;
    for (const extra of extrasTogether(conditions)) {
      const name = nameOf(extra);
      const known = found.get(name);
      const isFor: Extra['isFor'] = (routes, outcome) =>
        known?.isFor(routes, outcome) === true || isAbout(conditions, routes, outcome);
      found.set(name, { name, extras: extra, isFor });
    }
  }
  return [...found.values()];
}

/** Conditions on the route never hold for `/` and an unknown path, which redirect to a route with its own arrival. */
function isAbout(
  conditions: readonly RowCondition[],
  routes: readonly RouteEntry[],
  outcome: string | null,
): boolean {
  const about = (fact: string, value: unknown) =>
    conditions.every((one) => one.fact !== fact || one.values.includes(value) !== one.not);
  const named = conditions.some(({ fact }) => fact === 'route' || fact === 'route.kind');
  const isHere = routes.some(([name, { kind }]) => about('route', name) && about('route.kind', kind));
  return about('outcome', outcome) && (!named || isHere);
}

function extrasTogether(conditions: readonly RowCondition[]): ArrivalExtras[] {
  return conditions.reduce<ArrivalExtras[]>(
    (all, condition) => {
      const choices = choicesOf(condition);
      return choices.length === 0 ? all : all.flatMap((one) => choices.map((choice) => merge(one, choice)));
    },
    [{}],
  );
}

const merge = (one: ArrivalExtras, other: ArrivalExtras): ArrivalExtras => ({
  ...one,
  ...other,
  ...((one.query || other.query) && { query: { ...one.query, ...other.query } }),
});

/** The values of one condition that a plain visit does not have. */
function choicesOf({ fact, values, not }: RowCondition): ArrivalExtras[] {
  const named = values.filter((value): value is string => typeof value === 'string');
  const other = not && values.includes(null) ? [anyValue] : [];
  if (fact === 'query._channel' || fact === 'query._token') return [];
  if (fact === 'query.mark' || fact === 'query.markcode') {
    const query = { [fact.slice('query.'.length)]: named[0] ?? anyValue };
    return named.length + other.length > 0
      ? [
          { query, mark: 'ok' },
          { query, mark: 'failed' },
        ]
      : [];
  }
  if (fact.startsWith('query.')) {
    return [...named, ...other].map((value) => ({ query: { [fact.slice('query.'.length)]: value } }));
  }
  if (fact === 'session.appName') return [...named, ...other].map((appName) => ({ appName }));
  if (fact === 'session.firstVisit') return [{ firstVisit: true }];
  return fact.startsWith('device.') ? devices : [];
}

/** The devices that rows can distinguish, without the plain one. */
const devices: ArrivalExtras[] = (['ios', 'android', 'other'] as const).flatMap((os) =>
  [false, true].flatMap((wechat) =>
    [false, true]
      .filter((inApp) => os !== 'other' || wechat || inApp)
      .map((inApp): ArrivalExtras => ({ device: { os, wechat, inApp } })),
  ),
);

function nameOf({ query, firstVisit, appName, device, mark }: ArrivalExtras): string {
  return [
    ...Object.entries(query ?? {}).map(([name, value]) => `${name}=${value}`),
    ...(mark === 'failed' ? ['mark refused'] : []),
    ...(firstVisit ? ['firstVisit'] : []),
    ...(appName ? [`app ${appName}`] : []),
    ...(device ? [`${device.os}${device.wechat ? ' wechat' : ''}${device.inApp ? ' app' : ''}`] : []),
  ].join(' ');
}
