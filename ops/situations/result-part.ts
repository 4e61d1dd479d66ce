import type { DecisionReason, RedirectChain, Situation } from '../../runtime/index.ts';
import type { FlagSet, NamedTable } from '../../schemas/index.ts';

/** The end of a visit, and the state of the visitor from then on. */
export interface Landing {
  part: 'landing';
  route: string;
  page: string;
  /** Null where the arrival was not redirected. */
  path: string | null;
  end: RedirectChain['end'];
  /** The message of a hold. */
  message: string | null;
  /** The in-app view was closed. */
  closes: boolean;
  token: boolean;
  firstVisit: boolean;
  loginAddress: string | null;
  query: Situation['query'];
  /** Whether all other parameters of the address are still there: no redirect dropped them. */
  keepsQuery: boolean;
}
/** An impossible arrival: the site does not show the page, or the page does not have this outcome. */
export interface NoArrival {
  part: 'noArrival';
}
export interface ResolvedFlags {
  part: 'flags';
  from: 'app' | 'server' | 'city';
  /** Null: the flags of the server. */
  flags: FlagSet | null;
}
/** What a route shows, and its address. */
export interface Target {
  page: string;
  path: string;
}
export interface Destinations {
  part: 'destinations';
  routes: Record<NamedTable, string>;
  /** The page and the path of each route. */
  targets: Record<NamedTable, Target>;
  reasons: Record<NamedTable, DecisionReason>;
}
export interface AfterLogin extends Target {
  part: 'afterLogin';
  route: string;
  end: RedirectChain['end'];
  message: string | null;
}

/** The end of a visit and the visitor there, from which login and destinations are resolved. */
export interface VisitEnd {
  part: 'ended';
  landing: Landing | NoArrival;
  route: string;
  path: string;
  situation: Situation;
}

/** What of a page with conditional parts the visitor sees. */
export interface Shown {
  part: 'shown';
  /** Empty: a page without conditional parts. */
  page: string;
  /** The conditional parts that are not shown, by id. */
  hidden: readonly string[];
}

/** Whether the runtime asks a destination table for a visitor somewhere. */
export interface AskedTable {
  part: 'asked';
  isAsked: boolean;
}

export type ResultPart = VisitEnd | ResolvedFlags | Destinations | AfterLogin | Shown | AskedTable;

/** Equal exactly for equal parts; a visitor counts as the facts that a later decision can test. */
export function partKey(part: ResultPart): string {
  if (part.part !== 'ended') return JSON.stringify(part);
  const { landing, path, situation } = part;
  const { appName, device, answers } = situation;
  const rest = landing.part === 'landing' ? [] : [part.route, situation.query, situation.firstVisit];
  const { mark, markcode, user, leads } = answers;
  return JSON.stringify([landing, path, rest, appName, device, mark, markcode, user, leads]);
}
