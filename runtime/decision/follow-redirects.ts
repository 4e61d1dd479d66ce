import { destinationPath, matchRoute } from '../address/match-route.ts';
import type { Situation } from '../facts/situation.ts';
import type { Site } from '../site/site.ts';
import { decideVisit, type VisitDecision } from './decide-visit.ts';
import type { NeedsAnswers } from './resolve-destination.ts';

export interface Redirect {
  from: string;
  to: string;
  row: string;
}

/** A visit, with its redirects followed to the end. */
export interface RedirectChain {
  kind: 'walk';
  /** Route at the end. */
  route: string;
  path: string;
  hops: Redirect[];
  /** The decision at each route visited, in order. */
  decisions: VisitDecision[];
  /** `tooManyHops`: a loop; the visitor sees the page of the last redirect. */
  end: 'stay' | 'hold' | 'tooManyHops';
  situation: Situation;
}

/**
 * Follows redirects from a path until the visitor stays, as the router does in the browser.
 * @param outcome - outcome that the page at `path` just finished with, or null on arrival
 * @returns the chain, or the calls to the server that a decision needs first
 */
export function followRedirects(
  site: Site,
  situation: Situation,
  path: string,
  outcome: string | null = null,
): RedirectChain | NeedsAnswers {
  const hops: Redirect[] = [];
  const decisions: VisitDecision[] = [];
  let now = situation;
  let at = path;
  let finished = outcome;
  for (;;) {
    const located = matchRoute(site, at);
    if (located.kind === 'redirect') {
      const to = destinationPath(site, located.to, null);
      hops.push({ from: at, to, row: located.row });
      at = to;
      continue;
    }
    const decision = decideVisit(site, now, { route: located.route, outcome: finished });
    if (decision.kind === 'need') return decision;
    decisions.push(decision);
    now = decision.situation;
    finished = null;
    const { destination } = decision;
    const full = hops.length >= site.settings.maxHops;
    if (destination === null || full) {
      const end = decision.turn === 'go' ? 'tooManyHops' : decision.turn;
      return { kind: 'walk', route: located.route, path: at, hops, decisions, end, situation: now };
    }
    const to = destinationPath(site, destination, now.loginAddress);
    hops.push({ from: at, to, row: decision.row });
    at = to;
    now = afterRedirect(now, decision);
  }
}

/** The situation on the next page, without the parameters that the row does not keep and without used marks. */
function afterRedirect(situation: Situation, decision: VisitDecision): Situation {
  const { mark: _mark, markcode: _markcode, ...remaining } = decision.keepQuery ? situation.query : {};
  return { ...situation, query: { ...remaining, ...decision.with } };
}
