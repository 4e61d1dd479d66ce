import { withTabLock } from '../browser/tab-lock.ts';
import type { Session } from '../session/session.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { isAnswered, knownLead, type Lead, type LeadEvent, leadAfter, storedLead } from './lead.ts';

/** Where a document keeps its leads. */
export interface LeadStore {
  session: Session;
  storage: SafeStorage;
  /** The leads that this document knows, by form and user: storage may be wiped, or refuse to store. */
  leads: Map<string, KnownLead>;
}
/** A lead in the memory of a document. */
export interface KnownLead {
  lead: Lead;
  /** When the document first read it, it was from a visit that is over. The clock is not asked again. */
  isOld: boolean;
}

const keyOf = (form: string, userId: string): string => `${form} ${userId}`;

/** The lead of a form that the current user has sent, or that nobody has sent yet. */
export const readLead = (store: LeadStore, form: string): Lead | null => readKnown(store, form)?.lead ?? null;

export function readKnown({ session, storage, leads }: LeadStore, form: string): KnownLead | null {
  const userId = session.userId ?? '';
  const key = keyOf(form, userId);
  const stored = storage.read(storedLead(form));
  const remembered = leads.get(key) ?? null;
  const isKnown = remembered?.lead.requestId === stored?.requestId;
  const rememberMs = session.site.settings.lead.rememberMinutes * 60_000;
  const isOld = stored !== null && Math.abs(Date.now() - stored.at) >= rememberMs;
  const isOurs = stored?.state === 'draft' || stored?.userId === userId;
  // One without a response always counts: it may have arrived.
  const counts = isOurs && (isKnown || !isOld || !isAnswered(stored));
  const lead = knownLead(remembered?.lead ?? null, counts ? stored : null);
  if (lead === null) return null;
  // Something else has emptied the storage, which other tabs and the next document read.
  if (stored === null) storage.write(storedLead(form), lead);
  const isFromBefore = lead.requestId === remembered?.lead.requestId;
  return remember(leads, key, { lead, isOld: isFromBefore ? remembered.isOld : isOld });
}

function remember(leads: LeadStore['leads'], key: string, known: KnownLead): KnownLead {
  leads.set(key, known);
  return known;
}

/** Without a lock, another tab may have received the response to the same request meanwhile. */
export function keepLead({ storage, leads }: LeadStore, form: string, lead: Lead | null): Lead | null {
  const stored = storage.read(storedLead(form));
  const isSame = stored !== null && stored.requestId === lead?.requestId;
  const kept = isSame ? knownLead(stored, lead) : lead;
  if (kept) remember(leads, keyOf(form, kept.userId), { lead: kept, isOld: false });
  storage.write(storedLead(form), kept);
  return kept;
}

export const storeEvent = (store: LeadStore, form: string, event: LeadEvent): Lead | null =>
  keepLead(store, form, leadAfter(readLead(store, form), event, Date.now()));

/** Begins an attempt where there is none. Called when the visitor answers. */
export function beginLead(store: LeadStore, form: string): void {
  if (readLead(store, form)) return;
  storeEvent(store, form, { type: 'answer', ...newAttempt(store) });
}

/** Begins another attempt: the next submission has a new request id. */
export const restartLead = (store: LeadStore, form: string): void => {
  storeEvent(store, form, { type: 'restart', ...newAttempt(store) });
};

/**
 * Marks a lead as `unknown` that was being sent when its page was killed. A tab that is still sending holds the lock, so
 * its lead is not touched.
 */
export async function settleAbandoned(store: LeadStore & { view: Window }, form: string): Promise<void> {
  if (readLead(store, form)?.state !== 'sending') return;
  await withTabLock(store.view, storedLead(form).key, () => storeEvent(store, form, { type: 'abandoned' }));
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
