import {
  deriveFacts,
  type Flags,
  followRedirects,
  matchRoute,
  type NeedsAnswers,
  noChannelInfo,
  ownEntry,
  type RedirectChain,
  resolveDestination,
  type ServerAnswers,
  type Site,
  type Situation,
  type TraceStep,
} from '../../runtime/index.ts';
import { type FactId, type NamedTable, namedTables, sourceOfFact } from '../../schemas/index.ts';
import { loginPath, routeName } from '../explain/outcome.ts';
import { type Arrival, type ArrivalExtras, unknownPath } from './arrivals.ts';
import type { AfterLogin, Destinations, Landing, VisitEnd } from './result-part.ts';
import type { Info, Login } from './space.ts';

/** What a visit is asked about: a site, and what the pages of its routes may finish with. */
export interface VisitContext {
  site: Site;
  /** Outcomes by page. */
  outcomes: Readonly<Record<string, readonly string[]>>;
  /** The facts that some destination table names and that are known without the server. */
  destinationFacts: readonly FactId[];
}

const device = { os: 'other', wechat: false, inApp: false } as const;
/** What a visitor of whom nothing is known but channel and login is. */
const plain = { query: {}, firstVisit: false, appName: null, device } as const;

/** The visitor at an arrival, of whom the server has only answered what `answers` says. */
export function situationOf(
  channel: string,
  login: Login,
  more: ArrivalExtras,
  answers: ServerAnswers,
): Situation {
  const { query = {}, firstVisit = false, appName = null } = more;
  return {
    channel,
    query,
    token: login !== 'none',
    appName,
    firstVisit,
    loginAddress: null,
    device: more.device ?? device,
    answers,
  };
}

/** Every call whose answer does not depend on an axis of its own: the user's by the login, the marks' by the arrival. */
export const fixedAnswers = (login: Login, more: ArrivalExtras): ServerAnswers => ({
  user: login === 'failed' ? 'failed' : 'ok',
  mark: more.mark ?? 'ok',
  markcode: more.mark ?? 'ok',
});

/** Flags that are left out are not known yet: the engine then says where it needs them. */
export function channelInfoOf(info: Info, flags: Partial<Flags>): NonNullable<ServerAnswers['channelInfo']> {
  return info === null ? 'failed' : { ...noChannelInfo, ...info, flags: flags as Flags };
}

/** An answer, and what it rests on. */
export interface Resolved<P> {
  part: P;
  /** `has login`, `root mIndex`, `table success`, `at login loggedIn`: who has all of them gives this answer. Null: this host alone. */
  dependencies: string[] | null;
}

/** Follows an arrival to its end, or says that the server has to answer first. */
export function visitEndOf(
  asked: VisitContext,
  situation: Situation,
  arrival: Arrival,
): Resolved<VisitEnd> | NeedsAnswers {
  const { site } = asked;
  const { path, outcome } = arrival;
  // Nobody is there: what else is asked is asked for somebody who came to an unknown path, so that nothing is told
  // of a visitor who cannot be.
  const isThere = outcome === null || canFinish(asked, path, outcome);
  const [from, finished] = isThere ? [path, outcome] : [unknownPath, null];
  const walked = followRedirects(site, isThere ? situation : { ...situation, ...plain }, from, finished);
  if (walked.kind === 'need') return walked;
  const { route, path: end, situation: after } = walked;
  const landing = isThere ? landingOf(site, walked) : ({ part: 'noArrival' } as const);
  return {
    part: { part: 'ended', landing, route, path: end, situation: after },
    dependencies: restsOf(site, walked, from, finished),
  };
}

/**
 * The routes passed, what the rows say there, where `/` led, and the tables that were asked; what stands for a missing
 * route is the host's own.
 */
function restsOf(
  site: Site,
  { hops, decisions, route }: RedirectChain,
  path: string,
  outcome: string | null,
): string[] | null {
  if (decisions.some(({ reason }) => reason === 'routeMissing')) return null;
  const rests = [`has ${route}`];
  // Only the page where the walk begins has just been finished.
  let finished = outcome;
  for (const at of [path, ...hops.map(({ to }) => to)]) {
    const located = matchRoute(site, at);
    if (located.kind !== 'route') continue;
    rests.push(placeAtom(located.route, finished));
    finished = null;
  }
  for (const { from, to } of hops) {
    if (from === '/') rests.push(`root ${site.root}`);
    const located = matchRoute(site, to);
    if (located.kind === 'route') rests.push(`has ${located.route}`);
  }
  for (const { trace } of decisions) for (const { table } of trace) rests.push(...tableAtom(table));
  return rests;
}

/** What the rows of the navigation say at a place. */
const placeAtom = (route: string, outcome: string | null): string => `at ${route} ${outcome ?? ''}`;

const tableAtom = (table: TraceStep['table']): string[] =>
  table === 'navigation' ? [] : [`table ${table.slice('destinations.'.length)}`];

function canFinish({ site, outcomes }: VisitContext, path: string, outcome: string): boolean {
  const located = matchRoute(site, path);
  const page = located.kind === 'route' ? ownEntry(site.routes, located.route)?.page : undefined;
  return page !== undefined && ownEntry(outcomes, page)?.includes(outcome) === true;
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
  };
}

/** Equal where the destinations are asked from the same state; most tables ask for nothing of it. */
export function destinationsKey({ site, destinationFacts }: VisitContext, from: VisitEnd): string {
  const after = loggedIn(from, from.situation.answers);
  const facts =
    destinationFacts.length > 0 ? deriveFacts(site, after, { route: from.route, outcome: null }) : {};
  const address = routeName(site, 'loginAddress', after);
  return JSON.stringify([destinationFacts.map((fact) => facts[fact] ?? null), address]);
}

/** Equal where the login is asked from the same state. */
export function loginKey({ site }: VisitContext, from: VisitEnd): string {
  const { loginAddress, firstVisit, appName, query, device: phone, answers } = from.situation;
  return JSON.stringify([
    [loginPath(site, from), loginAddress, firstVisit, appName],
    [query, phone, answers.mark, answers.markcode],
  ]);
}

const loggedIn = ({ situation }: VisitEnd, answers: ServerAnswers): Situation => ({
  ...situation,
  token: true,
  answers: { ...answers, user: 'ok' },
});

/** Where success, failure and 'skip form' lead from there, once logged in. */
export function destinationsOf(
  { site }: VisitContext,
  from: VisitEnd,
  answers: ServerAnswers,
): Resolved<Destinations> | NeedsAnswers {
  const situation = loggedIn(from, answers);
  const facts = deriveFacts(site, situation, { route: from.route, outcome: null });
  const routes: Partial<Destinations['routes']> = {};
  const reasons: Partial<Destinations['reasons']> = {};
  for (const name of namedTables) {
    const decided = resolveDestination(site, facts, name);
    if (decided.kind === 'need') return decided;
    routes[name] = routeName(site, decided.destination, situation);
    reasons[name] = decided.reason;
  }
  const isMissing = Object.values(reasons).includes('routeMissing');
  const rests = [
    ...Object.values(routes).map((route) => `has ${route}`),
    ...namedTables.map((name) => `table ${name}`),
  ];
  return {
    part: { part: 'destinations', routes: all(routes), reasons: all(reasons) },
    dependencies: isMissing ? null : rests,
  };
}

function all<V>(byTable: Partial<Record<NamedTable, V>>): Record<NamedTable, V> {
  const { success, failure, skipForm } = byTable;
  if (success === undefined || failure === undefined || skipForm === undefined) {
    throw new Error('every destination table has been asked');
  }
  return { success, failure, skipForm };
}

/** Where a successful login leads from there. */
export function afterLoginOf(
  { site }: VisitContext,
  from: VisitEnd,
  answers: ServerAnswers,
): Resolved<AfterLogin> | NeedsAnswers {
  const path = loginPath(site, from);
  const walked = followRedirects(site, loggedIn(from, answers), path, 'loggedIn');
  if (walked.kind === 'need') return walked;
  const { route, end, decisions } = walked;
  const part = { part: 'afterLogin', route, end, message: decisions.at(-1)?.message ?? null } as const;
  return { part, dependencies: restsOf(site, walked, path, 'loggedIn') };
}

export const isKnownWithoutServer = (fact: FactId): boolean => sourceOfFact(fact) === undefined;
