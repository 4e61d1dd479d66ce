import type { DecisionReason, Flags, RedirectChain, Situation } from '../../runtime/index.ts';
import type { NamedTable } from '../../schemas/index.ts';

/** Where a visit ends, and what is different for the visitor from then on. */
export interface Landing {
  part: 'landing';
  route: string;
  page: string;
  /** Null where no redirect led away from the path of the arrival. */
  path: string | null;
  end: RedirectChain['end'];
  /** Message under which the visitor is held. */
  message: string | null;
  /** The in-app view was closed. */
  closes: boolean;
  token: boolean;
  firstVisit: boolean;
  loginAddress: string | null;
  query: Situation['query'];
}
/** A page that the site does not show, or that cannot finish so: nobody comes from there. */
export interface NoArrival {
  part: 'noArrival';
}
export interface ResolvedFlags {
  part: 'flags';
  from: 'app' | 'server' | 'city';
  /** Null: as the server answers them. */
  flags: Flags | null;
}
export interface Destinations {
  part: 'destinations';
  routes: Record<NamedTable, string>;
  reasons: Record<NamedTable, DecisionReason>;
}
export interface AfterLogin {
  part: 'afterLogin';
  route: string;
  end: RedirectChain['end'];
  message: string | null;
}

/** Where a visit ends, and the visitor there: login and destinations are asked from it. */
export interface VisitEnd {
  part: 'ended';
  landing: Landing | NoArrival;
  route: string;
  path: string;
  situation: Situation;
}

export type ResultPart = VisitEnd | ResolvedFlags | Destinations | AfterLogin;

/** Equal exactly where two parts are; of a visitor, that which a later decision can ask about. */
export function partKey(part: ResultPart): string {
  if (part.part !== 'ended') return JSON.stringify(part);
  const { landing, path, situation } = part;
  const { appName, device, answers } = situation;
  const rest = landing.part === 'landing' ? [] : [part.route, situation.query, situation.firstVisit];
  return JSON.stringify([landing, path, rest, appName, device, answers.mark, answers.markcode]);
}
