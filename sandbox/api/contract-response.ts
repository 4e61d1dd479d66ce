import { withValueAt } from '../../schemas/index.ts';
import type { SandboxResponse } from './api-response.ts';
import type { DeclaredEndpoint } from './declared-endpoint.ts';

/** The response with the code that a success of the endpoint has. */
export function withOwnCode(
  answer: SandboxResponse,
  endpoint: DeclaredEndpoint | undefined,
): SandboxResponse {
  const isOk = answer.envelope.code === 200 && answer.status === 200;
  if (!endpoint || !isOk) return answer;
  return { ...answer, envelope: { ...answer.envelope, code: endpoint.okCode } };
}

/** The HTTP status and body of a response in the envelope that the endpoint declares; undefined: `{ code, msg, data }`. */
export function inDeclaredEnvelope(
  { status, envelope: { code, msg, data } }: SandboxResponse,
  endpoint: DeclaredEndpoint | undefined,
): { status: number; body: unknown } | undefined {
  const envelope = endpoint?.stated.envelope;
  if (!endpoint || envelope === undefined) return undefined;
  if (envelope === 'status') {
    // Codes of the product are no HTTP statuses: an endpoint that the sandbox implements refuses with them.
    const sent = code >= 200 && code <= 599 ? code : 422;
    return { status: sent, body: endpoint.isSuccess(sent) ? data : { code, message: msg, ...Object(data) } };
  }
  const { code: at, message, data: dataAt } = envelope;
  const whole = dataAt === '' ? Object(data) : {};
  const parts: [string | undefined, unknown][] = [
    [dataAt === '' ? undefined : dataAt, data],
    [message, msg],
    [at, code],
  ];
  const body = parts.reduce<Record<string, unknown>>(
    (made, [pointer, value]) => (pointer === undefined ? made : withValueAt(made, pointer, value)),
    { ...whole },
  );
  return { status, body };
}
