import { followRedirects, matchRoute, ownEntry, type Site, type Situation } from '../../runtime/index.ts';
import type { ExplainInput } from '../explain/input.ts';
import { visitStartOf } from '../explain/visit-start.ts';
import type { PossibleArrivals } from '../possible-arrivals/possible-arrivals.ts';

/** A config as visitors meet it. */
export interface VisitedConfig {
  /** Of this config alone. */
  possible: PossibleArrivals;
  /** The site on the host of the visitor. */
  siteOf(visitor: ExplainInput): Site;
}

/** A visitor on a page. */
interface Place {
  route: string;
  situation: Situation;
}

/**
 * Whether the visitor of an outcome comes to its page: by its own address, or step by step, from any address of the site,
 * by the outcomes of the pages between. Of who opens an address there is nothing to ask.
 */
export function comesToPage({ possible, siteOf }: VisitedConfig, visitor: ExplainInput): boolean {
  if (visitor.outcome === undefined) return true;
  const site = siteOf(visitor);
  const { path, outcome, situation } = visitStartOf(site, visitor);
  if (outcome === null) return true;
  const located = matchRoute(site, path);
  if (located.kind !== 'route') return false;
  const { route } = located;
  const page = ownEntry(site.routes, route)?.page ?? '';
  if (!ownEntry(possible.outcomes, page)?.includes(outcome)) return false;
  const end = placeAfter(site, situation, path, outcome);
  const isThere = (one: Place): boolean =>
    one.route === route &&
    isAsStated(one.situation, situation) &&
    tokensAfter(one, outcome, possible).includes(situation.token) &&
    endsAlike(placeAfter(site, { ...one.situation, token: situation.token }, path, outcome), end);
  // Most pages are opened by their own address.
  const opened = arrivalsOf(site, situation, [path]);
  if (opened.some(isThere)) return true;
  const seen = new Set<string>();
  const open = [...opened, ...arrivalsOf(site, situation, pathsOf(site))];
  for (const place of open) {
    const key = JSON.stringify([place.route, { ...place.situation, answers: null }]);
    if (seen.has(key)) continue;
    seen.add(key);
    if (isThere(place)) return true;
    open.push(...nextOf(site, place, possible));
  }
  return false;
}

const pathsOf = ({ routes }: Site): string[] => ['/', ...Object.values(routes).map(({ path }) => path)];

/** Whether the stored login page, which may be one on the way, leads nowhere else. */
const endsAlike = (one: readonly Place[], other: readonly Place[]): boolean =>
  one[0]?.route === other[0]?.route;

/** What the visitor has on the page as the witness states it. */
const isAsStated = (now: Situation, stated: Situation): boolean =>
  now.firstVisit === stated.firstVisit && JSON.stringify(now.query) === JSON.stringify(stated.query);

/** The visitor who opens addresses, with a token and without one, with the parameters of the witness and with none. */
function arrivalsOf(site: Site, stated: Situation, paths: readonly string[]): Place[] {
  const queries = Object.keys(stated.query).length > 0 ? [stated.query, {}] : [stated.query];
  return paths.flatMap((path) =>
    queries.flatMap((query) =>
      [false, true].flatMap((token) => placeAfter(site, { ...stated, query, token }, path, null)),
    ),
  );
}

/** Where the visitor stays; nowhere at the end of a loop. */
function placeAfter(site: Site, situation: Situation, path: string, outcome: string | null): Place[] {
  const chain = followRedirects(site, situation, path, outcome);
  if (chain.kind === 'need') throw new Error('a visitor with every answer still needs a call');
  return chain.end === 'tooManyHops' ? [] : [{ route: chain.route, situation: chain.situation }];
}

/** Whether the visitor has a token when the page has finished so: also by a login, where the page has one. */
function tokensAfter({ route, situation }: Place, outcome: string, possible: PossibleArrivals): boolean[] {
  if (situation.token) return [true];
  const pair = `${route} ${outcome}`;
  return [...(possible.withoutToken.has(pair) ? [false] : []), ...(possible.byLogin.has(pair) ? [true] : [])];
}

function nextOf(site: Site, place: Place, possible: PossibleArrivals): Place[] {
  const { page = '', path = '/' } = ownEntry(site.routes, place.route) ?? {};
  return (ownEntry(possible.outcomes, page) ?? []).flatMap((outcome) =>
    tokensAfter(place, outcome, possible).flatMap((token) =>
      placeAfter(site, { ...place.situation, token }, path, outcome),
    ),
  );
}
