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

/** What is remembered of the lead of a form, if the visitor of now has sent it. */
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

/** Lets the visitor apply once more, under a new request id. */
export const restartLead = (ports: Omit<LeadPorts, 'api' | 'view'>, form: string): void => {
  storeEvent(ports, form, { type: 'restart' });
};

/**
 * A lead that is on its way while nobody waits for its answer: the page was killed. Its outcome is unknown. While a tab
 * is sending it, it holds the lock, and this leaves it alone.
 */
export async function settleAbandoned(ports: Omit<LeadPorts, 'api'>, form: string): Promise<void> {
  if (readLead(ports, form)?.state !== 'sending') return;
  await withTabLock(ports.view, storedLead(form).key, () => storeEvent(ports, form, { type: 'abandoned' }));
}

/**
 * Sends the answers of a form as a lead. The request id is stored before the first byte and is the same for every
 * resend until the server has answered, so that one whose answer was lost is stored once (R-API). One that another tab
 * has sent meanwhile is not sent again: its success is answered.
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
    // Of this lead, also where a 401 has logged its sender out meanwhile.
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
