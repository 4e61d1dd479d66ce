import {
  deriveFacts,
  factOf,
  followRedirects,
  type NeedsAnswers,
  ownEntry,
  type RedirectChain,
  resolveDestination,
  type ServerAnswers,
  type Site,
  type Situation,
} from '../../runtime/index.ts';
import { type Config, type FactId, type NamedTable, namedTables, sourceOfFact } from '../../schemas/index.ts';
import { withMarksOf } from '../conditions/mark-answers.ts';
import type { ConditionalParts } from '../conditions/page-conditions.ts';
import { isLoginRoute, loginPath, routeName } from '../explain/outcome.ts';
import { canArrive, type PossibleArrivals } from '../possible-arrivals/possible-arrivals.ts';
import { type Arrival, unknownPath } from './arrivals.ts';
import type { LoginFacts } from './login-facts.ts';
import { type DependencyAtoms, destinationDependencies, redirectDependencies } from './part-dependencies.ts';
import type { AfterLogin, Destinations, Landing, Target, VisitEnd } from './result-part.ts';
import {
  hasAnyAddress,
  loginPagesAtom,
  readsStoredAddress,
  resolveByAddress,
  withAddress,
} from './stored-address.ts';
import { plainVisitor } from './visitor-situation.ts';

/** The config that visits are resolved with: a site, and the outcomes of its pages. */
export interface VisitContext {
  site: Site;
  /** Which outcomes pages finish with, and for whom. */
  arrivals: PossibleArrivals;
  /** The facts that some destination table tests and that are known at the end of a visit. */
  destinationFacts: readonly FactId[];
  /** Whether some destination table leads to the login page that the visitor saw last. */
  leadsToLoginAddress: boolean;
  /** Whether everything that uses a mark asks for it in the address. */
  asksForMarks: boolean;
  /** Whether a part of a page asks whether the token is accepted; no row needs it at the end of a visit. */
  asksForUser: boolean;
  /** The parts that only some visitors see, of each page that has such parts in some compared revision. */
  parts: ConditionalParts;
  /** The addresses that may be stored, in the order of their axis. */
  loginAddresses: readonly (string | null)[];
}

/** A part of a result with its dependencies. */
export interface Resolved<P> {
  part: P;
  /** Computed by a call: only comparisons of hosts need them. */
  dependencies: () => DependencyAtoms;
  /**
   * The parts for each stored login address, where they differ: then `part` is that without one. For an address that is
   * as good as none it is resolved without one.
   */
  byAddress?: readonly Resolved<P>[];
}

/** A part that read the stored login address, with one for each address. */
function withAddresses<P>(
  context: VisitContext,
  read: Resolved<P>,
  byAddress: readonly Resolved<P>[] | NeedsAnswers,
): Resolved<P> | NeedsAnswers {
  if ('kind' in byAddress) return byAddress;
  const dependencies = (): DependencyAtoms => {
    const atoms = new Set([loginPagesAtom(context.site)]);
    // Most addresses are no login page of the site: they are one result.
    for (const one of new Set([read.dependencies, ...byAddress.map((some) => some.dependencies)])) {
      for (const atom of one()) atoms.add(atom);
    }
    return [...atoms];
  };
  return { part: read.part, dependencies, byAddress };
}

/** Follows the redirects of an arrival, or reports which API responses are missing. */
export function visitEndOf(
  context: VisitContext,
  situation: Situation,
  arrival: Arrival,
): Resolved<VisitEnd> | NeedsAnswers {
  const { site } = context;
  const { path, outcome } = arrival;
  // An impossible arrival is resolved as a plain visit of an unknown path, so that later steps do not depend on a
  // visitor who cannot exist.
  const isPossible = canArrive(site, context.arrivals, arrival, situation.token);
  const [from, finished] = isPossible ? [path, outcome] : [unknownPath, null];
  const visitor = isPossible
    ? situation
    : withoutLeads({ ...situation, ...plainVisitor, loginAddress: null });
  const chain = followRedirects(site, visitor, from, finished);
  if (chain.kind === 'need') return chain;
  const landing = isPossible ? landingOf(site, chain) : ({ part: 'noArrival' } as const);
  // Where nothing can ask for it any more, the result of a mark that a redirect dropped does not matter.
  const { query } = context.asksForMarks ? chain.situation : visitor;
  const known = withMarksOf(query, chain.situation);
  const end = context.asksForUser ? known : withoutUser(known);
  const resolved: Resolved<VisitEnd> = {
    part: { part: 'ended', landing, route: chain.route, path: chain.path, situation: end },
    dependencies: () => redirectDependencies(site, chain, from, finished),
  };
  if (!readsStoredAddress(chain)) return resolved;
  const byAddress = resolveByAddress(site, context.loginAddresses, (loginAddress) =>
    visitEndOf(context, { ...situation, loginAddress }, arrival),
  );
  return withAddresses(context, resolved, byAddress);
}

function withoutLeads({ answers: { leads: _, ...answers }, ...situation }: Situation): Situation {
  return { ...situation, answers };
}

function withoutUser({ answers: { user: _, ...answers }, ...situation }: Situation): Situation {
  return { ...situation, answers };
}

function landingOf(site: Site, { route, path, hops, decisions, end, situation }: RedirectChain): Landing {
  const { token, firstVisit, loginAddress, query } = situation;
  return {
    part: 'landing',
    route,
    page: ownEntry(site.routes, route)?.page ?? '',
    path: hops.length > 0 ? path : null,
    end,
    message: decisions.at(-1)?.message ?? null,
    closes: decisions.some((one) => one.do.includes('closeInAppView')),
    token,
    firstVisit,
    loginAddress,
    query,
    // The last decision leads nowhere.
    keepsQuery: decisions.slice(0, -1).every(({ keepQuery }) => keepQuery),
  };
}

/** Whether the destinations are the same from every end of a visit. */
export const hasStatelessDestinations = ({ destinationFacts, leadsToLoginAddress }: VisitContext): boolean =>
  destinationFacts.length === 0 && !leadsToLoginAddress;

/** Equal where the destinations are resolved from the same state; most tables use none of it. */
export function destinationsKey(
  { site, destinationFacts, leadsToLoginAddress }: VisitContext,
  from: VisitEnd,
): string {
  const after = loggedIn(from, from.situation.answers);
  const facts =
    destinationFacts.length > 0 ? deriveFacts(site, after, { route: from.route, outcome: null }) : null;
  const address = leadsToLoginAddress ? routeName(site, 'loginAddress', after) : null;
  return JSON.stringify([
    destinationFacts.map((fact) => (facts && factOf(facts, fact)) ?? null),
    [address, leadsToLoginAddress && hasAnyAddress(after)],
  ]);
}

/** Equal where the route after a login is resolved from the same state. */
export function loginKey({ site }: VisitContext, facts: LoginFacts, from: VisitEnd): string {
  const { loginAddress } = from.situation;
  const address = [loginPath(site, from), isStoredLoginPage(site, from), loginAddress];
  return JSON.stringify([address, facts.keyOf(site, from)]);
}

const loggedIn = ({ situation }: VisitEnd, answers: ServerAnswers): Situation => ({
  ...situation,
  token: true,
  answers: { ...answers, user: 'ok' },
});

/** The answers of earlier leads, and the results of the marks that logged the visitor in, or not; without a mark it failed. */
function fixedOf({ situation: { answers } }: VisitEnd): ServerAnswers {
  const { mark = 'failed', markcode = 'failed', leads } = answers;
  return { mark, markcode, ...(leads && { leads }) };
}

/** The destinations `success`, `failure` and `skipForm` of a logged-in visitor at the end of a visit. */
export function destinationsOf(
  context: VisitContext,
  from: VisitEnd,
  answers: ServerAnswers,
): Resolved<Destinations> | NeedsAnswers {
  const { site } = context;
  const situation = loggedIn(from, { ...fixedOf(from), ...answers });
  const facts = deriveFacts(site, situation, { route: from.route, outcome: null });
  const routes: Partial<Destinations['routes']> = {};
  const targets: Partial<Destinations['targets']> = {};
  const reasons: Partial<Destinations['reasons']> = {};
  let readsAddress = false;
  for (const name of namedTables) {
    const decided = resolveDestination(site, facts, name);
    if (decided.kind === 'need') return decided;
    const route = routeName(site, decided.destination, situation);
    routes[name] = route;
    targets[name] = targetOf(site, route);
    reasons[name] = decided.reason;
    readsAddress ||= decided.destination === 'loginAddress' && hasAnyAddress(situation);
  }
  const resolved = { routes: complete(routes), targets: complete(targets), reasons: complete(reasons) };
  const found: Resolved<Destinations> = {
    part: { part: 'destinations', ...resolved },
    dependencies: () => destinationDependencies(resolved),
  };
  if (!readsAddress) return found;
  const byAddress = resolveByAddress(site, context.loginAddresses, (address) =>
    destinationsOf(context, withAddress(from, address), answers),
  );
  return withAddresses(context, found, byAddress);
}

function targetOf({ routes }: Site, route: string): Target {
  const { page = '', path = '' } = ownEntry(routes, route) ?? {};
  return { page, path };
}

function complete<V>(byTable: Partial<Record<NamedTable, V>>): Record<NamedTable, V> {
  const { success, failure, skipForm } = byTable;
  if (success === undefined || failure === undefined || skipForm === undefined) {
    throw new Error('a destination table is not resolved');
  }
  return { success, failure, skipForm };
}

/** The location after a successful login at the end of a visit. */
export function afterLoginOf(
  context: VisitContext,
  from: VisitEnd,
  answers: ServerAnswers,
): Resolved<AfterLogin> | NeedsAnswers {
  const { site } = context;
  const path = loginPath(site, from);
  const chain = followRedirects(site, loggedIn(from, { ...fixedOf(from), ...answers }), path, 'loggedIn');
  if (chain.kind === 'need') return chain;
  const { route, end, decisions } = chain;
  const message = decisions.at(-1)?.message ?? null;
  const part = { part: 'afterLogin', route, ...targetOf(site, route), end, message } as const;
  const found: Resolved<AfterLogin> = {
    part,
    dependencies: () => redirectDependencies(site, chain, path, 'loggedIn'),
  };
  const isRead =
    isStoredLoginPage(site, from) || (hasAnyAddress(from.situation) && readsStoredAddress(chain));
  if (!isRead) return found;
  const byAddress = resolveByAddress(site, context.loginAddresses, (address) =>
    afterLoginOf(context, withAddress(from, address), answers),
  );
  return withAddresses(context, found, byAddress);
}

/** Whether the login page of a visitor at the end of a visit is the stored one, which may be any. */
const isStoredLoginPage = (site: Site, { route, situation }: VisitEnd): boolean => {
  const shown = ownEntry(site.routes, route);
  return hasAnyAddress(situation) && !(shown && isLoginRoute(shown));
};

/**
 * Whether a fact needs neither channel info nor IP info, as flags do: a visit that has ended has used its token and its
 * marks.
 */
export function isKnownAtEnd(fact: FactId, { facts }: Pick<Config, 'facts'>): boolean {
  const source = sourceOfFact(fact, facts);
  return source !== 'channelInfo' && source !== 'ipInfo' && source !== 'flags';
}
