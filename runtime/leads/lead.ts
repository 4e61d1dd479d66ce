import { type StoredValue, storedJson } from '../storage/stored-values.ts';

/**
 * State of the lead of a form: not sent yet (`draft`), being sent, sent without a response (`unknown`), confirmed or
 * refused. Every resend of one attempt has the same request id, so that the server stores one lead (R-API).
 */
export interface Lead {
  requestId: string;
  state: 'draft' | 'sending' | 'unknown' | 'confirmed' | 'refused';
  /** Hash of the answers, to tell the same application from another one; of a draft, the request id that it succeeds. */
  answers: string;
  /** User who sent it: another user of the same phone has a lead of their own. */
  userId: string;
  /** When its attempt began, was sent or got a result, epoch milliseconds. */
  at: number;
  /**
   * The last response to a lead of this form and user, also while another attempt has begun: what visitors are told
   * (lead-response.ts decodes it, where it is shown).
   */
  response?: unknown;
}

/** The server has responded. */
export const isAnswered = ({ state }: Lead): boolean => state === 'confirmed' || state === 'refused';

/** It has been sent, and may have arrived. */
const isPending = ({ state }: Lead): boolean => state === 'sending' || state === 'unknown';

/**
 * What a document knows of a lead, from its own memory and from storage. Storage is shared by tabs and may be wiped; a
 * response that one of them has received counts.
 */
export function knownLead(remembered: Lead | null, stored: Lead | null): Lead | null {
  if (remembered === null || stored === null) return stored ?? remembered;
  if (remembered.requestId !== stored.requestId) {
    // A tab that knows nothing of the attempt has begun another one: the storage was wiped in between.
    const isUnaware = stored.state === 'draft' && stored.answers !== remembered.requestId;
    return isUnaware && isPending(remembered) ? remembered : stored;
  }
  return isAnswered(remembered) && !isAnswered(stored) ? remembered : stored;
}

const states: readonly unknown[] = [
  'draft',
  'sending',
  'unknown',
  'confirmed',
  'refused',
] satisfies Lead['state'][];
const isState = (value: unknown): value is Lead['state'] => states.includes(value);

/** Decodes a stored lead; null where the string is not one. */
function decodeLead(raw: string): Lead | null {
  if (raw.length > 400) return null;
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    // A string that is no JSON is no lead, as null is none.
  }
  const { requestId, state, userId, answers, at, response } = (value ?? {}) as Record<string, unknown>;
  if (typeof requestId !== 'string' || !/^[A-Za-z0-9-]{1,64}$/.test(requestId) || !isState(state))
    return null;
  if (typeof userId !== 'string' || typeof answers !== 'string') return null;
  if (!Number.isFinite(at)) return null;
  return {
    requestId,
    state,
    userId: userId.slice(0, 64),
    answers: answers.slice(0, 32),
    at: at as number,
    response,
  };
}

/** The stored lead of a form; shared by tabs, and survives a killed page. */
export const storedLead = (form: string): StoredValue<Lead> => storedJson(`lead.${form}`, decodeLead);
