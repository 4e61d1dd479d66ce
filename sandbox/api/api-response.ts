import { type Envelope, resultCodes } from '../../schemas/api/index.ts';

/** What a call answers: an HTTP status and an envelope. */
export interface Answer {
  status: number;
  envelope: Envelope;
}

export function accept(data: unknown = null): Answer {
  return { status: 200, envelope: { code: resultCodes.ok, msg: 'ok', data } };
}

/** A refusal. Codes up to 599 are HTTP statuses as well; the product's own codes travel with HTTP 200. */
export function refuse(code: number, msg: string, data: unknown = null): Answer {
  return { status: code <= 599 && code !== resultCodes.ok ? code : 200, envelope: { code, msg, data } };
}

/** A refusal with HTTP 200 whatever the code: for codes that settings choose (R-NAV 7 speaks of the code, not of HTTP). */
export function answerCode(code: number, msg: string): Answer {
  return { status: 200, envelope: { code, msg, data: null } };
}

export function toResponse(answer: Answer): Response {
  return Response.json(answer.envelope, { status: answer.status, headers: { 'cache-control': 'no-store' } });
}
