import {
  decide,
  factsOf,
  locate,
  type Need,
  own,
  type ServerAnswers,
  type Site,
  type Situation,
  type Walk,
  walk,
} from '../../runtime/index.ts';
import { type FactId, type NamedTable, namedTables, sourceOfFact } from '../../schemas/index.ts';
import { loginPath, routeName } from '../explain/outcome.ts';
import type { Arrival } from './arrivals.ts';
import type { AfterLogin, Destinations, Ended, Landing } from './part.ts';
import type { Login } from './space.ts';

/** What a visit is asked about: a site, and what the pages of its routes may finish with. */
export interface Asked {
  site: Site;
  /** Outcomes by page. */
  outcomes: Readonly<Record<string, readonly string[]>>;
  /** The facts that some destination table names and that are known without the server. */
  destinationFacts: readonly FactId[];
}

const device = { os: 'other', wechat: false, inApp: false } as const;

/** The visitor at an arrival, of whom the server has only answered what `answers` says. */
export function situationOf(
  channel: string,
  login: Login,
  { more }: Arrival,
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
export const settledAnswers = (login: Login, { more }: Arrival): ServerAnswers => ({
  user: login === 'failed' ? 'failed' : 'ok',
  mark: more.mark ?? 'ok',
  markcode: more.mark ?? 'ok',
});

/** An answer, and whether it is the same for other hosts. */
export interface Answered<P> {
  part: P;
  /** The routes that it rests on: every host that has them gives the same answer. Null: this host alone is meant. */
  passed: string[] | null;
}

/** Follows an arrival to its end, or says that the server has to answer first. */
export function endOf(asked: Asked, situation: Situation, arrival: Arrival): Answered<Ended> | Need {
  const { site } = asked;
  const { path, outcome } = arrival;
  if (outcome !== null && !canFinish(asked, path, outcome)) {
    const landing = { part: 'noArrival' } as const;
    return { part: { part: 'ended', landing, route: site.catchAll, path, situation }, passed: [] };
  }
  const walked = walk(site, situation, path, outcome);
  if (walked.kind === 'need') return walked;
  const { route, path: end, situation: after } = walked;
  const landing = landingOf(site, walked);
  return {
    part: { part: 'ended', landing, route, path: end, situation: after },
    passed: passedBy(site, walked),
  };
}

/** What stands at `/` is each host's own, and so is what stands for a route that it does not have. */
function passedBy(site: Site, { hops, decisions, route }: Walk): string[] | null {
  if (hops.some(({ from, to }) => from === '/' || to === '/')) return null;
  if (decisions.some(({ reason }) => reason === 'routeMissing')) return null;
  const routes = hops.map(({ to }) => locate(site, to));
  return [route, ...routes.flatMap((located) => (located.kind === 'route' ? [located.route] : []))];
}

function canFinish({ site, outcomes }: Asked, path: string, outcome: string): boolean {
  const located = locate(site, path);
  const page = located.kind === 'route' ? own(site.routes, located.route)?.page : undefined;
  return page !== undefined && own(outcomes, page)?.includes(outcome) === true;
}

function landingOf(site: Site, { route, path, hops, decisions, end, situation }: Walk): Landing {
  const { token, firstVisit, loginAddress, query } = situation;
  return {
    part: 'landing',
    route,
    page: own(site.routes, route)?.page ?? '',
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
export function destinationsKey({ site, destinationFacts }: Asked, from: Ended): string {
  const after = loggedIn(from, from.situation.answers);
  const facts = destinationFacts.length > 0 ? factsOf(site, after, { route: from.route, outcome: null }) : {};
  const address = routeName(site, 'loginAddress', after);
  return JSON.stringify([destinationFacts.map((fact) => facts[fact] ?? null), address]);
}

/** Equal where the login is asked from the same state. */
export function loginKey({ site }: Asked, from: Ended): string {
  const { loginAddress, firstVisit, appName, query, device: phone, answers } = from.situation;
  return JSON.stringify([
    [loginPath(site, from), loginAddress, firstVisit, appName],
    [query, phone, answers.mark, answers.markcode],
  ]);
}

const loggedIn = ({ situation }: Ended, answers: ServerAnswers): Situation => ({
  ...situation,
  token: true,
  answers: { ...answers, user: 'ok' },
});

/** Where success, failure and 'skip form' lead from there, once logged in. */
export function destinationsOf(
  { site }: Asked,
  from: Ended,
  answers: ServerAnswers,
): Answered<Destinations> | Need {
  const situation = loggedIn(from, answers);
  const facts = factsOf(site, situation, { route: from.route, outcome: null });
  const routes: Partial<Destinations['routes']> = {};
  const reasons: Partial<Destinations['reasons']> = {};
  for (const name of namedTables) {
    const decided = decide(site, facts, name);
    if (decided.kind === 'need') return decided;
    routes[name] = routeName(site, decided.destination, situation);
    reasons[name] = decided.reason;
  }
  const passed = Object.values(reasons).includes('routeMissing') ? null : Object.values(routes);
  return { part: { part: 'destinations', routes: all(routes), reasons: all(reasons) }, passed };
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
  { site }: Asked,
  from: Ended,
  answers: ServerAnswers,
): Answered<AfterLogin> | Need {
  const path = loginPath(site, from);
  const walked = walk(site, loggedIn(from, answers), path, 'loggedIn');
  if (walked.kind === 'need') return walked;
  const { route, end, decisions } = walked;
  const part = { part: 'afterLogin', route, end, message: decisions.at(-1)?.message ?? null } as const;
  return { part, passed: path === '/' ? null : passedBy(site, walked) };
}

export const isKnownAtOnce = (fact: FactId): boolean => sourceOfFact(fact) === undefined;
