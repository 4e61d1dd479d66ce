import { type Envelope, resultCodes } from '../../schemas/api/index.ts';

/** The response to a call: an HTTP status and an envelope. */
export interface SandboxResponse {
  status: number;
  envelope: Envelope;
}

export function okResponse(data: unknown = null): SandboxResponse {
  return { status: 200, envelope: { code: resultCodes.ok, msg: 'ok', data } };
}

/** A refusal. Codes up to 599 are HTTP statuses as well; the product's own codes travel with HTTP 200. */
export function errorResponse(code: number, msg: string, data: unknown = null): SandboxResponse {
  return { status: code <= 599 && code !== resultCodes.ok ? code : 200, envelope: { code, msg, data } };
}

/**
 * A refusal with HTTP 200 whatever the code: for codes that the settings choose (R-NAV 7 refers to the code, not to
 * HTTP).
 */
export function codeResponse(code: number, msg: string): SandboxResponse {
  return { status: 200, envelope: { code, msg, data: null } };
}

export function toHttpResponse(answer: SandboxResponse): Response {
  return Response.json(answer.envelope, { status: answer.status, headers: { 'cache-control': 'no-store' } });
}
