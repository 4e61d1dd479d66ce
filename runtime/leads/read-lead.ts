import type { Session } from '../session/session.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { isAnswered, knownLead, type Lead, storedLead } from './lead.ts';

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

export const keyOf = (form: string, userId: string): string => `${form} ${userId}`;

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

export function remember(leads: LeadStore['leads'], key: string, known: KnownLead): KnownLead {
  leads.set(key, known);
  return known;
}
