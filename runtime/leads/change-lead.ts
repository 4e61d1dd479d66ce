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
  const stored = storage.read(storedLead(form));
  const isSame = stored !== null && stored.requestId === lead?.requestId;
  const kept = isSame ? knownLead(stored, lead) : lead;
  if (kept) remember(leads, keyOf(form, kept.userId), { lead: kept, isOld });
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
  storeEvent(store, form, { type: 'begin', ...newAttempt(store) });
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
