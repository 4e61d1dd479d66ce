import { withTabLock } from '../browser/tab-lock.ts';
import { knownLead, type Lead, storedLead } from './lead.ts';
import { type LeadEvent, leadAfter } from './lead-after.ts';
import { keyOf, type LeadStore, readKnown, readLead, remember } from './read-lead.ts';

/**
 * Without a lock, another tab may have received the response to the same request meanwhile.
 * @param isOld - the lead is from a visit that is over
 */
export function keepLead(
  { storage, leads }: LeadStore,
  form: string,
  lead: Lead | null,
  isOld = false,
): Lead | null {
  if (lead === null) return null;
  const { requestId, userId } = lead;
  const latest = storage.read(storedLead(form));
  const isSame = latest?.requestId === requestId && latest.userId === userId;
  const kept = (isSame && knownLead(latest, lead)) || lead;
  remember(leads, keyOf(form, userId), { lead: kept, isOld });
  // Who logs in again must find what was sent before: only the latest lead of a form is stored under its name.
  if (latest && latest.userId !== userId && latest.state !== 'draft')
    storage.write(storedLead(keyOf(form, latest.userId)), latest);
  storage.write(storedLead(keyOf(form, userId)), null);
  storage.write(storedLead(form), kept);
  return kept;
}

export const storeEvent = (store: LeadStore, form: string, event: LeadEvent): Lead | null =>
  keepLead(store, form, leadAfter(readLead(store, form), event, Date.now()));

/**
 * Begins an attempt where there is none. Called when the visitor answers: tabs without a lock agree on the request id
 * before either of them sends.
 */
export function beginLead(store: LeadStore, form: string): void {
  if (!readLead(store, form)) restartLead(store, form);
}

/** Begins another attempt: the next submission has a new request id. */
export const restartLead = (store: LeadStore, form: string): void => {
  const before = readLead(store, form)?.requestId ?? '';
  storeEvent(store, form, { type: 'begin', ...newAttempt(store), before });
};

/**
 * Marks a lead as `unknown` that was being sent when its page was killed. A tab that is still sending holds the lock, so
 * its lead is not touched.
 */
export async function settleAbandoned(store: LeadStore & { view: Window }, form: string): Promise<void> {
  if (readLead(store, form)?.state !== 'sending') return;
  await withTabLock(store.view, storedLead(form).key, () => {
    const known = readKnown(store, form);
    if (known) keepLead(store, form, leadAfter(known.lead, { type: 'abandoned' }, Date.now()), known.isOld);
  });
}

export const newAttempt = ({ session }: LeadStore) => ({
  requestId: newRequestId(),
  userId: session.userId ?? '',
});

/** crypto.randomUUID is missing on http origins and in old webviews (FLT-29). */
function newRequestId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
