import { type ApiResult, succeeded } from '../api-result.ts';
import { decodeLogin } from '../decode-answer.ts';
import { isMobile, maskMobile } from '../mobile.ts';
import { own } from '../site.ts';
import { storedRequestId } from '../stored.ts';
import type { Session } from '../stores/session.ts';
import type { Api } from './api.ts';
import type { SafeStorage } from './storage.ts';

export interface EndpointPorts {
  session: Session;
  api: Api;
  storage: SafeStorage;
}

/**
 * Calls an endpoint of endpoints.json for a page: sends the values it names, or a whole form as a lead; and keeps
 * the login that it answers. Never throws.
 */
export async function callEndpoint(
  ports: EndpointPorts,
  name: string,
  values: Record<string, string>,
  form: string | undefined,
): Promise<ApiResult> {
  const { session, api } = ports;
  const endpoint = own(session.site.endpoints, name);
  if (!endpoint)
    throw new Error(`definitions/endpoints.json has no "${name}"; check reports it as ref-unknown`);
  if (endpoint.lead && form !== undefined) return sendLead(ports, endpoint.path, values, form);
  const payload = endpoint.payload === 'form' ? values : pick(values, endpoint.payload);
  const result = await api.call(endpoint.path, payload);
  return endpoint.stores === 'login' ? keepLogin(session, result, values) : result;
}

function pick(values: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(values, name) ? [[name, values[name] ?? '']] : [])),
  );
}

/** Code 200 without a token is no login: it is told as an answer that cannot be used. */
function keepLogin(session: Session, result: ApiResult, values: Record<string, string>): ApiResult {
  if (!succeeded(result)) return result;
  const login = decodeLogin(result.data);
  if (!login) return { kind: 'unanswered', reason: 'badShape' };
  session.logIn(login.token, login.userId);
  const phone = values.phone ?? '';
  if (isMobile(phone)) session.keepPhone(maskMobile(phone));
  return result;
}

/**
 * One request id per attempt, stored before the first byte and the same on every resend, so that a lead whose answer
 * was lost is not stored twice. It is given up only when the server has answered.
 */
async function sendLead(
  { api, storage }: EndpointPorts,
  path: string,
  values: Record<string, string>,
  form: string,
): Promise<ApiResult> {
  const place = storedRequestId(form);
  const requestId = storage.read(place) ?? newRequestId();
  storage.write(place, requestId);
  const result = await api.call(path, { form, request_id: requestId, fields: JSON.stringify(values) });
  if (result.kind === 'answered') storage.write(place, null);
  return result;
}

/** crypto.randomUUID is missing on http origins and in old webviews (FLT-29). */
function newRequestId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
