import { type Config, isNamedTable } from '../../schemas/index.ts';
import { conditionsOf, type RowCondition } from '../conditions/row-conditions.ts';
import { loginRoutesOf } from '../explain/outcome.ts';

type Row = Config['navigation']['rules'][number];

/** Whether the conditions of a row hold for every visitor of a place, for none, or for some, as far as is known there. */
type Standing = 'all' | 'some' | 'none';

/**
 * The routes on which nobody without a token stays, whatever else is known of the visitor: on arrival a row that asks for
 * nothing else leads them elsewhere, before any row that may let them stay, and no row takes a token away there. Of rows
 * that ask for more it is not known whom they let stay, so too few routes rather than too many.
 */
export function routesBehindLogin(config: Config): string[] {
  const { routes, catchAll } = config.routes;
  const { unauthorized } = config.site;
  // A visitor whose token a call refuses stays on the page that the site names, and on that of unknown paths.
  const others = Object.keys(routes).filter((route) => route !== catchAll && route !== unauthorized);
  return others.filter((route) => isLeftWithoutToken(config, route) && !losesToken(config, route));
}

/** Whether every visitor without a token who arrives at the route is led elsewhere. */
function isLeftWithoutToken(config: Config, route: string): boolean {
  const known = { ...factsOfRoute(config, route), outcome: null, 'session.token': false };
  for (const { when, go, continue: goesOn } of config.navigation.rules) {
    const standing = standingOf(conditionsOf(when), known);
    if (standing === 'none' || goesOn) continue;
    if (go === undefined || targetsOf(config, go).has(route)) return false;
    if (standing === 'all') return true;
  }
  return false;
}

/** Whether a row may take the token of a visitor who stays on the route. */
const losesToken = (config: Config, route: string): boolean =>
  config.navigation.rules.some(
    ({ when, go, do: effects }: Row) =>
      go === undefined &&
      effects?.includes('clearToken') === true &&
      standingOf(conditionsOf(when), factsOfRoute(config, route)) !== 'none',
  );

/** What a row may ask of a route, known of every visitor who is there. */
export function factsOfRoute({ routes: { routes } }: Config, route: string): Record<string, unknown> {
  const { kind = 'other', needsToken = false } = routes[route] ?? {};
  return { route, 'route.kind': kind, 'route.needsToken': needsToken };
}

/** @param known - what is known of the place, by fact */
export function standingOf(
  conditions: readonly RowCondition[],
  known: Readonly<Record<string, unknown>>,
): Standing {
  let standing: Standing = 'all';
  for (const { fact, values, not } of conditions) {
    if (!Object.hasOwn(known, fact)) standing = 'some';
    else if (values.includes(known[fact]) === not) return 'none';
  }
  return standing;
}

/** The routes that a destination can stand for. */
function targetsOf(config: Config, destination: string): Set<string> {
  const found = new Set([destination]);
  for (const name of found) {
    if (name === 'loginAddress') {
      for (const [route] of loginRoutesOf(config.routes)) found.add(route);
      for (const { root } of Object.values(config.hosts.hosts)) found.add(root);
    }
    if (!isNamedTable(name)) continue;
    const { rules, otherwise } = config.destinations[name];
    for (const { go } of [...rules, otherwise]) found.add(go);
  }
  return found;
}
