import {
  type ApiClient,
  fetchServerFacts,
  loadLateCalls,
  performEffects,
  type Session,
  settleIdentity,
  type Visit,
} from '../../runtime/effects/index.ts';
import {
  decideVisit,
  destinationPath,
  joinSearch,
  matchRoute,
  ownEntry,
  type Site,
  type VisitDecision,
  type VisitLocation,
} from '../../runtime/index.ts';

/** An address inside the app: path, and the raw search string with its `?`. */
export interface Address {
  path: string;
  search: string;
}

export interface NavigationPorts {
  site: Site;
  session: Session;
  visit: Visit;
  api: ApiClient;
  view: Window;
}

/** More rounds of requests than there are facts: some request yields nothing. */
const mostRounds = 8;

/** Decides visits, with facts from the server where rows need them, and performs their effects. */
export class NavigationController {
  private readonly ports: NavigationPorts;
  /** Whether this document has decided an arrival before: then the next one is not the landing. */
  private hasLanded = false;

  constructor(ports: NavigationPorts) {
    this.ports = ports;
  }

  /**
   * A visitor arrives at a route, or its page has finished with an outcome.
   * @param isCurrent - false if the visitor has left meanwhile; then no effect is performed
   * @returns the address to go to, or null if the visitor stays
   */
  async resolve(location: VisitLocation, search: string, isCurrent: () => boolean): Promise<Address | null> {
    const { site, session, visit, view, api } = this.ports;
    if (visit.hops === 0) this.arrive(location);
    await settleIdentity(session, api, view);
    try {
      if (site.facts.answers && (session.answers.leads || view.sessionStorage.answerFacts))
        (await loadLateCalls()).recallAnswerFacts(session, view);
    } catch {
      // Without storage or this code no answer is known: a visitor who has sent nothing does not load it.
    }
    const decision = await this.settle(location);
    if (!isCurrent()) return null;
    const path = ownEntry(site.routes, location.route)?.path ?? '/';
    performEffects(decision.do, session, path, view);
    // A mark is used once, so that neither a retry nor a redirect is a second login.
    if (decision.do.some((effect) => effect === 'loginByMark' || effect === 'loginByMarkcode')) {
      session.forgetLanding(['mark', 'markcode']);
    }
    visit.record(location, decision);
    return this.redirect(decision, search);
  }

  /** The parameters of the landing address belong to that arrival only. */
  private arrive({ outcome }: VisitLocation): void {
    if (outcome === null) {
      if (this.hasLanded) this.ports.session.forgetLanding();
      this.hasLanded = true;
    }
    this.forgetStaleFacts();
  }

  /** The user is checked at every visit (R-NAV 3); a failed request is repeated. */
  private forgetStaleFacts(): void {
    const { session } = this.ports;
    for (const one of ['user', 'mark', 'markcode'] as const) session.forget(one);
    for (const one of ['channelInfo', 'ipInfo'] as const)
      if (session.answers[one] === 'failed') session.forget(one);
  }

  private async settle(location: VisitLocation): Promise<VisitDecision> {
    const { site, session, api } = this.ports;
    for (let round = 0; round < mostRounds; round++) {
      const decided = decideVisit(site, session.situation, location);
      if (decided.kind === 'decision') return decided;
      // A mark must not meet a login that this decision ends anyway: no question, and the check is of the new user.
      if (decided.do?.includes('clearToken')) session.clearToken();
      await fetchServerFacts(session, api, decided.need);
    }
    throw new Error(`no decision at ${location.route}`);
  }

  /** Where a decision sends the visitor. A redirect loop ends at the current page, and the next visit counts anew. */
  private redirect(decision: VisitDecision, search: string): Address | null {
    const { site, session, visit } = this.ports;
    if (decision.turn !== 'go' || decision.destination === null) return null;
    if (visit.hops > site.settings.maxHops) {
      visit.resetHops();
      return null;
    }
    const query = decision.keepQuery ? search : '';
    if (!decision.keepQuery) session.forgetLanding();
    const path = destinationPath(site, decision.destination, session.loginAddress);
    return { path, search: joinSearch(query, decision.with) };
  }

  /** R-ERR 1: the token is invalid. @returns the address of the site's `unauthorized` route; null if it is shown */
  unauthorized(current: Address): Address | null {
    const { site, session } = this.ports;
    session.logOut();
    const path = destinationPath(site, site.settings.unauthorized, null);
    return current.path === path ? null : { path, search: current.search };
  }

  /** The route of a path; for `/` the address to redirect to, with the same query. */
  locate(path: string, search: string): { route: string } | { redirect: Address } {
    const { site } = this.ports;
    const located = matchRoute(site, path);
    return located.kind === 'route'
      ? { route: located.route }
      : { redirect: { path: destinationPath(site, located.to, null), search } };
  }
}
