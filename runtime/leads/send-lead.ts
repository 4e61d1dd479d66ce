import { valueAt } from '../../schemas/index.ts';
import { storedDraft } from '../answers/draft.ts';
import { furtherTest } from '../answers/further-test.ts';
import type { ApiClient } from '../api/api-client.ts';
import type { ApiResult } from '../api/api-result.ts';
import { succeeded } from '../api/api-result.ts';
import { withTabLock } from '../browser/tab-lock.ts';
import type { SiteEndpoint } from '../site/site.ts';
import { keepAnswerFacts } from './answer-facts.ts';
import { keepLead, newAttempt, storeEvent } from './change-lead.ts';
import { fingerprint } from './fingerprint.ts';
import { storedLead } from './lead.ts';
import { type LeadEvent, leadAfter } from './lead-after.ts';
import { type LeadStore, readKnown } from './read-lead.ts';

export interface LeadPorts extends LeadStore {
  api: ApiClient;
  view: Window;
}

/**
 * Sends the answers of a form as a lead. The request id is stored before the call and is the same for every resend until
 * the server has responded, so that the server stores a lead once even if a response is lost (R-API). A lead that
 * another tab has sent in the meantime is not sent again: the result is success.
 * @param userId - who has given the answers
 */
export async function sendLead(
  ports: LeadPorts,
  endpoint: Pick<SiteEndpoint, 'path' | 'contract' | 'leadNumber'>,
  values: Record<string, string>,
  form: string,
  userId: string | null,
): Promise<ApiResult> {
  const { api, session, storage, view } = ports;
  const answered = await withTabLock<ApiResult>(view, storedLead(form).key, async () => {
    // During the wait for the code or for another tab somebody else has logged in: the answers are not theirs.
    if (session.userId !== userId) return { kind: 'unanswered', reason: 'aborted' } satisfies ApiResult;
    const lead = storeEvent(ports, form, {
      type: 'send',
      ...newAttempt(ports),
      answers: fingerprint(withoutOwnNumber(values, session.phoneMasked)),
      isOld: readKnown(ports, form)?.isOld ?? false,
    });
    if (lead === null || lead.state === 'confirmed')
      return { kind: 'answered', code: 200, message: '', data: null } satisfies ApiResult;
    const body = {
      form,
      request_id: lead.requestId,
      fields: JSON.stringify(furtherTest.nest(values)),
    };
    const result = await api.call(endpoint, body);
    const event = eventOf(result, endpoint.leadNumber);
    const latest = storage.read(storedLead(form));
    const isSentAgain = latest?.requestId === lead.requestId && latest.at !== lead.at;
    // The state of this lead, even if a 401 has logged its sender out during the call. Where there are no locks it may
    // have been sent again since: then only a response counts.
    if (event.type !== 'unanswered' || !isSentAgain)
      keepLead(ports, form, leadAfter(lead, event, Date.now()));
    if (succeeded(result)) storage.write(storedDraft(form), null);
    return result;
  });
  if (answered.kind === 'answered') keepAnswerFacts(ports, form, values, userId);
  return answered;
}

/**
 * The answers without the number that has logged in: a login inside the form asks for it only before, and the same answers
 * given again after it are no other application (FLT-13). Masked here: an import from the app's own chunk makes that 0.2 KB
 * larger.
 */
const withoutOwnNumber = (
  values: Record<string, string>,
  phoneMasked: string | null,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => `${value.slice(0, 3)}****${value.slice(7)}` !== phoneMasked),
  );

/** @param leadNumber - JSON pointer of the lead's number in the response */
function eventOf(result: ApiResult, leadNumber: string | undefined): LeadEvent {
  if (result.kind === 'unanswered') return { type: 'unanswered' };
  if (result.code !== 200) return { type: 'refused', code: result.code };
  const number = leadNumber === undefined ? null : numberOf(valueAt(result.data, leadNumber));
  return { type: 'accepted', number };
}

/** A number as visitors read it: short, and without the characters of markup; null for anything else. */
function numberOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} ._:/-]{0,39}$/u.test(text) ? text : null;
}
