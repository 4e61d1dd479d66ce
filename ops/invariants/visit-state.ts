import type { Config, FactId } from '../../schemas/index.ts';
import type { SituationSet } from './situation-sets.ts';

/** What redirects and effects have changed since the arrival; the situations themselves stay as they were. */
export interface VisitState {
  /** The situations with a token. */
  token: SituationSet;
  /** The situations whose user call succeeds. */
  userOk: SituationSet;
  firstVisit: SituationSet;
  /** The login page remembered during the visit; undefined: as it was on arrival. */
  loginAddress: string | undefined;
  query: QueryState;
}

/** The parameters of the address. */
export interface QueryState {
  /** Those of the arrival are still there. */
  isKept: boolean;
  /** `mark` and `markcode` of the arrival are still there. */
  hasMarks: boolean;
  /** Those that rows have added. */
  added: Readonly<Record<string, string>>;
}

export const arrivalQuery: QueryState = { isKept: true, hasMarks: true, added: {} };
export const noQuery: QueryState = { isKept: false, hasMarks: false, added: {} };

/** The parameters after a redirect: a used mark is dropped, the others unless the row keeps them. */
export function queryAfter(
  query: QueryState,
  { with: added = {}, keepQuery = false }: { with?: Readonly<Record<string, string>>; keepQuery?: boolean },
): QueryState {
  if (!keepQuery) return Object.keys(added).length === 0 ? noQuery : { ...noQuery, added };
  const { mark: _mark, markcode: _markcode, ...rest } = query.added;
  return { isKept: query.isKept, hasMarks: false, added: { ...rest, ...added } };
}

const queryKey = ({ isKept, hasMarks, added }: QueryState): string =>
  `${isKept ? 1 : 0}${hasMarks ? 1 : 0}${JSON.stringify(added)}`;

/** Equal exactly for equal states. */
export const stateKey = ({ token, userOk, firstVisit, loginAddress, query }: VisitState): string =>
  `${token.id} ${userOk.id} ${firstVisit.id} ${loginAddress ?? ''} ${queryKey(query)}`;

/** A parameter: its value where a row has set or dropped it; undefined: as it was on arrival. */
export function parameterIn(
  { isKept, hasMarks, added }: QueryState,
  name: string,
): string | null | undefined {
  const given = Object.hasOwn(added, name) ? added[name] : undefined;
  if (given !== undefined) return given;
  const isMark = name === 'mark' || name === 'markcode';
  return isKept && (hasMarks || !isMark) ? undefined : null;
}

/** Equal for two states in which a fact has the same values. */
export function dependencyKey(
  { facts }: Config,
  fact: FactId,
  { token, userOk, firstVisit, query }: VisitState,
): string {
  if (fact.startsWith('query.')) {
    const changed = parameterIn(query, fact.slice('query.'.length));
    return changed === undefined ? '' : JSON.stringify(changed);
  }
  if (fact === 'session.firstVisit') return `${firstVisit.id}`;
  if (fact === 'user') return `${token.id} ${userOk.id}`;
  const isOfToken = fact === 'session.token' || fact === 'ipInfo' || Object.hasOwn(facts.flags, fact);
  return isOfToken ? `${token.id}` : '';
}
