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
  /** It is from a visit that is over. A lead of this visit becomes none, whatever the clock says later. */
  isOld: boolean;
}

export const keyOf = (form: string, userId: string): string => `${form} ${userId}`;

/** The lead of a form that the current user has sent, or that nobody has sent yet. */
export const readLead = (store: LeadStore, form: string): Lead | null => readKnown(store, form)?.lead ?? null;

export function readKnown({ session, storage, leads }: LeadStore, form: string): KnownLead | null {
  const userId = session.userId ?? '';
  const key = keyOf(form, userId);
  const remembered = leads.get(key) ?? null;
  const latest = storage.read(storedLead(form));
  const stored = latest?.userId === userId ? latest : storage.read(storedLead(key));
  // One that was begun before the login is of whoever has none.
  const begun = remembered === null && latest?.state === 'draft' && latest.userId === '' ? latest : null;
  const known = stored ?? begun;
  const isKnown = remembered?.lead.requestId === known?.requestId;
  const rememberMs = session.site.settings.lead.rememberMinutes * 60_000;
  const isOld = known !== null && Math.abs(Date.now() - known.at) >= rememberMs;
  // One without a response always counts: it may have arrived.
  const counts = known !== null && (isKnown || !isOld || !isAnswered(known));
  const lead = knownLead(remembered?.lead ?? null, counts ? known : null);
  if (lead === null) return null;
  // Something else has emptied the storage, which other tabs and the next document read.
  if (latest === null) storage.write(storedLead(form), lead);
  // The clock makes no lead of this visit an old one; another tab may have sent an old one again since.
  const isOfVisit = lead.requestId === remembered?.lead.requestId && !remembered.isOld;
  return remember(leads, key, { lead, isOld: isOld && !isOfVisit });
}

export function remember(leads: LeadStore['leads'], key: string, known: KnownLead): KnownLead {
  leads.set(key, known);
  return known;
}
