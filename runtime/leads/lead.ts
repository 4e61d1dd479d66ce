import { type StoredValue, storedJson } from '../storage/stored-values.ts';

/**
 * What is known of the lead of a form: nothing yet (null: it is a draft), on its way, sent without an answer, or
 * answered. The request id is the same for every resend of one attempt, so that the server stores one lead (R-API).
 */
export interface Lead {
  requestId: string;
  state: 'sending' | 'unknown' | 'confirmed' | 'refused';
  /** Fingerprint of the answers: tells the same application from another one, and says nothing of what is in it. */
  answers: string;
  /** Who sent it: it says nothing of the next person on the same phone. */
  userId: string;
  /** When its state was last told, epoch milliseconds. */
  at: number;
}

export type LeadEvent =
  /** The visitor submits; `requestId` is used where an attempt begins. */
  | { type: 'send'; requestId: string; userId: string; answers: string }
  /** The server has answered, or nothing came back. */
  | { type: 'accepted' }
  | { type: 'refused' }
  | { type: 'unanswered' }
  /** The page that was sending is gone: nobody waits for the answer any more. */
  | { type: 'abandoned' }
  /** The visitor wants to apply once more. */
  | { type: 'restart' };

/** The lead after an event; a total function, so that no order of events can lose or double one. */
export function leadAfter(lead: Lead | null, event: LeadEvent, at: number): Lead | null {
  switch (event.type) {
    case 'send': {
      const { requestId, userId, answers } = event;
      const fresh: Lead = { requestId, userId, answers, state: 'sending', at };
      if (lead === null || lead.userId !== userId || lead.state === 'refused') return fresh;
      // The server has these answers already; with other ones it is another application.
      if (lead.state === 'confirmed') return lead.answers === answers ? lead : fresh;
      return { ...lead, answers, state: 'sending', at };
    }
    case 'accepted':
      return lead && { ...lead, state: 'confirmed', at };
    case 'refused':
      return lead && lead.state !== 'confirmed' ? { ...lead, state: 'refused', at } : lead;
    case 'unanswered':
    case 'abandoned':
      return lead?.state === 'sending' ? { ...lead, state: 'unknown', at } : lead;
    case 'restart':
      return null;
  }
}

/** A lead is remembered for a while; one told at a time far ahead comes from a clock that was set back. */
export const isRemembered = (lead: Lead, now: number, rememberMs: number): boolean =>
  Math.abs(now - lead.at) < rememberMs;

const states: readonly string[] = ['sending', 'unknown', 'confirmed', 'refused'] satisfies Lead['state'][];
const isState = (value: unknown): value is Lead['state'] =>
  typeof value === 'string' && states.includes(value);

/** A stored lead, or null where the string is none. */
export function decodeLead(raw: string): Lead | null {
  if (raw.length > 400) return null;
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { requestId, state, userId, answers, at } = value as Record<string, unknown>;
  if (typeof requestId !== 'string' || !/^[A-Za-z0-9-]{1,64}$/.test(requestId) || !isState(state))
    return null;
  if (typeof userId !== 'string' || typeof answers !== 'string') return null;
  if (typeof at !== 'number' || !Number.isFinite(at)) return null;
  return { requestId, state, userId: userId.slice(0, 64), answers: answers.slice(0, 32), at };
}

/** Two lanes of FNV-1a: a fingerprint of a form's answers. Not for secrets; equal answers give equal fingerprints. */
export function fingerprint(values: Readonly<Record<string, string>>): string {
  const text = JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)));
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at++) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return ((low >>> 0).toString(16) + (high >>> 0).toString(16)).slice(0, 16);
}

/** What is known of the lead of a form; shared by the tabs, and there again after a page was killed. */
export const storedLead = (form: string): StoredValue<Lead> => storedJson(`lead.${form}`, decodeLead);
