import { type StoredValue, storedJson } from '../storage/stored-values.ts';

/**
 * State of the lead of a form: being sent, sent without a response (`unknown`), confirmed or refused; null before it is
 * sent. Every resend of one attempt has the same request id, so that the server stores one lead (R-API).
 */
export interface Lead {
  requestId: string;
  state: 'sending' | 'unknown' | 'confirmed' | 'refused';
  /** Hash of the answers, to tell the same application from another one. */
  answers: string;
  /** User who sent it: another user of the same phone has a lead of their own. */
  userId: string;
  /** Time of the last state change, epoch milliseconds. */
  at: number;
}

export type LeadEvent =
  /** The visitor submits; `requestId` is used where a new attempt begins. */
  | { type: 'send'; requestId: string; userId: string; answers: string }
  /** The result of the call. */
  | { type: 'accepted' }
  | { type: 'refused' }
  | { type: 'unanswered' }
  /** The page that was sending is gone, and the response with it. */
  | { type: 'abandoned' }
  /** The visitor applies once more. */
  | { type: 'restart' };

/** The lead after an event. Total, so that no order of events can lose or duplicate a lead. `at`: epoch milliseconds. */
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

/** Whether a lead still counts; one dated far in the future comes from a clock that was set back. */
export const isRemembered = (lead: Lead, now: number, rememberMs: number): boolean =>
  Math.abs(now - lead.at) < rememberMs;

const states: readonly string[] = ['sending', 'unknown', 'confirmed', 'refused'] satisfies Lead['state'][];
const isState = (value: unknown): value is Lead['state'] =>
  typeof value === 'string' && states.includes(value);

/** Decodes a stored lead; null where the string is not one. */
function decodeLead(raw: string): Lead | null {
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

/** 64-bit hash (two lanes of FNV-1a) of a form's answers, independent of their order. Not cryptographic. */
export function fingerprint(values: Readonly<Record<string, string>>): string {
  const text = JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)));
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at++) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return ((low >>> 0).toString(16) + (high >>> 0).toString(16)).slice(0, 16);
}

/** The stored lead of a form; shared by tabs, and survives a killed page. */
export const storedLead = (form: string): StoredValue<Lead> => storedJson(`lead.${form}`, decodeLead);
