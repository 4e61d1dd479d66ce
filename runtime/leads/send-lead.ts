import { storedDraft } from '../answers/draft.ts';
import type { ApiClient } from '../api/api-client.ts';
import type { ApiResult } from '../api/api-result.ts';
import { succeeded } from '../api/api-result.ts';
import { withTabLock } from '../browser/tab-lock.ts';
import type { Session } from '../session/session.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { fingerprint, isRemembered, type Lead, type LeadEvent, leadAfter, storedLead } from './lead.ts';

export interface LeadPorts {
  session: Session;
  api: ApiClient;
  storage: SafeStorage;
  view: Window;
}

/** The stored lead of a form, if the current user sent it and it has not expired. */
export function readLead({ session, storage }: Omit<LeadPorts, 'api' | 'view'>, form: string): Lead | null {
  const lead = storage.read(storedLead(form));
  const rememberMs = session.site.settings.lead.rememberMinutes * 60_000;
  const isOurs =
    lead !== null && lead.userId === (session.userId ?? '') && isRemembered(lead, Date.now(), rememberMs);
  return isOurs ? lead : null;
}

function storeEvent(ports: Omit<LeadPorts, 'api' | 'view'>, form: string, event: LeadEvent): Lead | null {
  const lead = leadAfter(readLead(ports, form), event, Date.now());
  ports.storage.write(storedLead(form), lead);
  return lead;
}

/** Forgets the lead, so that the next submission has a new request id. */
export const restartLead = (ports: Omit<LeadPorts, 'api' | 'view'>, form: string): void => {
  storeEvent(ports, form, { type: 'restart' });
};

/**
 * Marks a lead as `unknown` that was being sent when its page was killed. A tab that is still sending holds the lock, so
 * its lead is not touched.
 */
export async function settleAbandoned(ports: Omit<LeadPorts, 'api'>, form: string): Promise<void> {
  if (readLead(ports, form)?.state !== 'sending') return;
  await withTabLock(ports.view, storedLead(form).key, () => storeEvent(ports, form, { type: 'abandoned' }));
}

/**
 * Sends the answers of a form as a lead. The request id is stored before the call and is the same for every resend until
 * the server has responded, so that the server stores a lead once even if a response is lost (R-API). A lead that
 * another tab has sent in the meantime is not sent again: the result is success.
 */
export function sendLead(
  ports: LeadPorts,
  path: string,
  values: Record<string, string>,
  form: string,
): Promise<ApiResult> {
  const { api, session, storage, view } = ports;
  return withTabLock(view, storedLead(form).key, async () => {
    const userId = session.userId ?? '';
    const event = { type: 'send', requestId: newRequestId(), userId, answers: fingerprint(values) } as const;
    const lead = storeEvent(ports, form, event);
    if (lead === null || lead.state === 'confirmed')
      return { kind: 'answered', code: 200, message: '', data: null } satisfies ApiResult;
    const body = { form, request_id: lead.requestId, fields: JSON.stringify(values) };
    const result = await api.call(path, body);
    // The state of this lead, even if a 401 has logged its sender out during the call.
    storage.write(storedLead(form), leadAfter(lead, { type: outcomeOf(result) }, Date.now()));
    if (succeeded(result)) storage.write(storedDraft(form), null);
    return result;
  });
}

function outcomeOf(result: ApiResult): 'accepted' | 'refused' | 'unanswered' {
  if (result.kind === 'unanswered') return 'unanswered';
  return succeeded(result) ? 'accepted' : 'refused';
}

/** crypto.randomUUID is missing on http origins and in old webviews (FLT-29). */
function newRequestId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
