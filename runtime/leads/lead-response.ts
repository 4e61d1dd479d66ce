import type { Lead } from './lead.ts';

/** What the server has responded to a lead: it was accepted with code 200, or refused with another one. */
export interface LeadResponse {
  requestId: string;
  code: number;
  /** Its number, where the endpoint says where the response has one. */
  number: string | null;
  /** When the response arrived, epoch milliseconds. */
  at: number;
}

/**
 * What a user is told of a lead; null where there is nothing to tell.
 * @param userId - who is logged in; '' for nobody, who is told nothing: a logout would show it to whoever comes next
 * @param isWithoutLogin - nobody logs in on this site, so that nobody can log out
 */
export const toldResponse = (
  lead: Lead | null,
  userId: string,
  isWithoutLogin = false,
): LeadResponse | null =>
  lead !== null && (userId !== '' || isWithoutLogin) && lead.userId === userId
    ? decodeLeadResponse(lead.response)
    : null;

/** Decodes what is stored with a lead; null where it is no response. */
export function decodeLeadResponse(value: unknown): LeadResponse | null {
  if (typeof value !== 'object' || value === null) return null;
  const { requestId, code, number, at } = value as Record<string, unknown>;
  if (typeof requestId !== 'string' || !Number.isInteger(code)) return null;
  // The largest instant of a Date.
  if (typeof at !== 'number' || !(Math.abs(at) <= 8.64e15)) return null;
  return {
    requestId,
    code: code as number,
    number: typeof number === 'string' ? number.slice(0, 40) : null,
    at,
  };
}

/** As visitors read a lead: the server's number, or else the beginning of the request id in groups of four. */
export const leadNumberOf = ({ number, requestId }: LeadResponse): string =>
  number ??
  (
    requestId
      .replace(/-/g, '')
      .slice(0, 12)
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join('-');
