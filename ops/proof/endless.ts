import { followRedirects, type RedirectChain } from '../../runtime/index.ts';
import { type Box, intersectBoxes } from '../tables/box.ts';
import type { Flow, Transition } from './flow.ts';
import { type Sites, type Visitor, visitorsOf } from './visitor.ts';

/** A visit whose redirects do not end, with its confirmed redirect chain. */
export interface EndlessVisit {
  visitor: Visitor;
  path: string;
  chain: RedirectChain;
}

interface SearchStep {
  route: string;
  /** The hops of this step: two through `/`. */
  hops: number;
  who: readonly Box[];
}

/**
 * Visits that exceed the hops that the site allows, one for each class of routes where such a visit begins.
 *
 * Every class of visitors is followed from every route; a class is dropped as soon as its rows contradict each other.
 * The remaining visitors are confirmed by `followRedirects`, as the browser does it; only confirmed visits are reported.
 */
export function endlessVisits(flow: Flow, sites: Sites): EndlessVisit[] {
  const { maxHops } = flow.config.site;
  const alive = routesAfterHops(flow, maxHops);
  const routes = Object.keys(flow.config.routes.routes).filter((route) => alive[maxHops + 1]?.has(route));
  const starts = flow.merged(routes.map((route) => ({ route, host: flow.space.hostsWith(route) })));
  return starts.flatMap((start) => {
    const found = search(flow, sites, alive, start);
    return found ? [found] : [];
  });
}

/** For each number of hops, the routes from which that many are possible for some visitor. */
function routesAfterHops(flow: Flow, most: number): ReadonlySet<string>[] {
  const routes = Object.keys(flow.config.routes.routes);
  const alive: ReadonlySet<string>[] = [new Set(routes)];
  const next = new Map(
    routes.map((route) => [
      route,
      flow.transitions({ route, outcome: null }).flatMap((transition) => targetsOf(flow, transition)),
    ]),
  );
  for (let hops = 1; hops <= most + 1; hops++) {
    const canContinue = (route: string) =>
      next.get(route)?.some((target) => alive[Math.max(0, hops - target.hops)]?.has(target.route));
    alive.push(new Set(routes.filter(canContinue)));
  }
  return alive;
}

/** The target routes of a transition. `page-missing-on-host` reports routes that a visitor's host lacks. */
function targetsOf(flow: Flow, { to }: Transition): { route: string; hops: number; host: bigint }[] {
  if (to === null) return [];
  return flow.targets(to).map((target) => ({ ...target, hops: to === 'loginAddress' ? 2 : 1 }));
}

function search(
  flow: Flow,
  sites: Sites,
  alive: readonly ReadonlySet<string>[],
  start: { route: string; host: bigint },
) {
  const paths = pathsLike(flow, start.route);
  const visited = new Set<string>();
  const follow = ({ route, who }: SearchStep, left: number): EndlessVisit | undefined => {
    const key = `${route} ${left} ${who.map(keyOf).sort().join(';')}`;
    if (visited.has(key)) return undefined;
    visited.add(key);
    for (const transition of flow.run({ route, outcome: null }, who)) {
      const gone = transition.to === null ? [] : flow.hop(transition);
      for (const { route: to, hops, host } of targetsOf(flow, transition)) {
        const there = intersectBoxes(gone, [{ host }]);
        if (there.length === 0) continue;
        const rest = left - hops;
        if (rest > 0 && !alive[rest]?.has(to)) continue;
        const found =
          rest > 0 ? follow({ route: to, hops, who: there }, rest) : confirm(flow, sites, paths, there);
        if (found) return found;
      }
    }
    return undefined;
  };
  const who = [flow.everybody(start.host)];
  return follow({ route: start.route, hops: 0, who }, flow.config.site.maxHops + 1);
}

/** The paths of the routes that no row distinguishes from this one. */
function pathsLike(flow: Flow, route: string): string[] {
  const like = flow.classOf({ route, outcome: null });
  return Object.entries(flow.config.routes.routes)
    .filter(([name]) => flow.classOf({ route: name, outcome: null }) === like)
    .map(([, { path }]) => path);
}

const keyOf = (box: Box): string =>
  Object.entries(box)
    .map(([dimension, mask]) => `${dimension}=${mask}`)
    .sort()
    .join(',');

function confirm(flow: Flow, sites: Sites, paths: readonly string[], who: readonly Box[]) {
  for (const box of who) {
    for (const visitor of visitorsOf(flow.space, box)) {
      const site = sites.of(visitor.host);
      const path = paths.find((one) => Object.values(site.routes).some((route) => route.path === one));
      const chain = followRedirects(site, visitor.situation, path ?? '/');
      if (chain.kind === 'walk' && chain.end === 'tooManyHops') return { visitor, path: path ?? '/', chain };
    }
  }
  return undefined;
}
