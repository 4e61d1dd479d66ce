import { maskMobile } from '../answers/mobile.ts';
import { type ApiResult, succeeded } from '../api/api-result.ts';
import { decodeLogin } from '../api/decode-response.ts';
import { loadLateCalls } from '../leads/load-late-calls.ts';
import type { ConversionPorts } from '../leads/report-conversion.ts';
import type { LeadPorts } from '../leads/send-lead.ts';
import type { Session } from '../session/session.ts';
import { ownEntry } from '../site/site.ts';

export type EndpointPorts = LeadPorts & ConversionPorts;

/**
 * Calls an endpoint of endpoints.json for a page: sends the values that `payload` names, or the form as a lead, and
 * stores the login of the response where `stores` says so.
 * @param values - answers by field id
 * @param form - id of the form, for a lead; null for a call that the page makes when it opens
 * @throws Error where endpoints.json lacks the endpoint; failures of the call are results
 */
export async function callEndpoint(
  ports: EndpointPorts,
  name: string,
  values: Record<string, string>,
  form: string | null | undefined,
): Promise<ApiResult> {
  const { session, api } = ports;
  const { userId } = session;
  const endpoint = ownEntry(session.site.endpoints, name);
  if (!endpoint) throw new Error(name);
  const isLead = endpoint.lead === true && typeof form === 'string';
  // Before the call: a conversion whose code cannot be loaded afterwards would not be reported.
  const needsCalls = isLead || endpoint.conversion === true;
  const calls = needsCalls ? await loadLateCalls().catch(() => null) : null;
  if (needsCalls && calls === null) return { kind: 'unanswered', reason: 'network' };
  const payload = endpoint.payload === 'form' ? values : pick(values, endpoint.payload);
  const result = await (calls && isLead
    ? calls.sendLead(ports, endpoint, values, form, userId)
    : api.call(endpoint, payload, { onOpen: form === null }));
  // Not awaited: a slow ad network must not delay the visitor.
  if (endpoint.conversion && succeeded(result)) void calls?.reportConversion(ports);
  return endpoint.stores === 'login' ? storeLogin(session, result, values) : result;
}

function pick(values: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(values, name) ? [[name, values[name] ?? '']] : [])),
  );
}

/** Code 200 without a token is no login: the result becomes `badShape`. */
function storeLogin(session: Session, result: ApiResult, values: Record<string, string>): ApiResult {
  if (!succeeded(result)) return result;
  const login = decodeLogin(result.data);
  if (!login) return { kind: 'unanswered', reason: 'badShape' };
  session.logIn(login.token, login.userId);
  if (values.phone) session.setPhone(maskMobile(values.phone));
  return result;
}
