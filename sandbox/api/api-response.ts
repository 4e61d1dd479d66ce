import { type Envelope, resultCodes } from '../../schemas/api/index.ts';
import { inDeclaredEnvelope } from './contract-response.ts';
import type { DeclaredEndpoint } from './declared-endpoint.ts';

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

/** @param endpoint - whose contract says what the response looks like; by default the API's own (R-API) */
export function toHttpResponse(answer: SandboxResponse, endpoint?: DeclaredEndpoint): Response {
  const headers = { 'cache-control': 'no-store' };
  const { status, body } = inDeclaredEnvelope(answer, endpoint) ?? {
    status: answer.status,
    body: answer.envelope,
  };
  if (status === 204 || status === 205) return new Response(null, { status, headers });
  return Response.json(body, { status, headers });
}
