import type { ArrivalExtras } from '../../../ops/situations/arrival-extras.ts';
import type { Login } from '../../../ops/situations/situation-space.ts';
import type { ServerAnswers, Situation } from '../../../runtime/index.ts';
import { answerValues, type FactsFile } from '../../../schemas/index.ts';

// What a visitor of one situation has, and what the server answers, written from the requirements (R-AUTH, R-NAV) for the
// oracles of the situation space: they share nothing with it but the names of its axes.

/** The answers that no axis but login and arrival varies. */
export function answersBesideAxes(
  login: Login,
  { query = {}, mark = 'ok', leads = {} }: ArrivalExtras,
  facts: FactsFile,
): ServerAnswers {
  // A phone keeps no answer of a form that its config does not declare.
  const kept = Object.entries(leads).filter(([fact, value]) => {
    const declared = facts.answers?.[fact.slice('answer.'.length)];
    return declared !== undefined && answerValues(declared).includes(value);
  });
  return {
    // Nobody but the one whose token is rejected fails the check of the user.
    user: login === 'failed' ? 'failed' : 'ok',
    // A mark that the address does not have logs nobody in.
    mark: 'mark' in query ? mark : 'failed',
    markcode: 'markcode' in query ? mark : 'failed',
    ...(Object.keys(leads).length > 0 && { leads: Object.fromEntries(kept) }),
  };
}

/** The visitor on arrival, with these answers: an ordinary phone where the arrival names no other. */
export const visitorOnArrival = (
  channel: string,
  login: Login,
  loginAddress: string | null,
  { query = {}, firstVisit = false, appName = null, device }: ArrivalExtras,
  answers: ServerAnswers,
): Situation => ({
  channel,
  query,
  token: login === 'ok' || login === 'failed',
  appName,
  firstVisit,
  loginAddress,
  device: device ?? { os: 'other', wechat: false, inApp: false },
  answers,
});
