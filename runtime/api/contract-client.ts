import { nativeFetch } from '../browser/native-fetch.ts';
import type { Contract, Place, PointerEnvelope } from '../site/contract.ts';
import type { PostOptions } from './api-client.ts';

/**
 * Makes a call of an endpoint with a contract as the contract says, and returns the response as the API's own would be, HTTP
 * 200 with `{ code, msg, data }`, or the response itself where it is no result. A chunk of its own, because no other
 * endpoint needs it. Rejects as fetch does, and with a TimeoutError after the time limit.
 */
export async function post(url: string, { body, timeout, context, signal }: PostOptions): Promise<Response> {
  const { path, contract = usual } = context;
  const abort = new AbortController();
  const end = () => abort.abort();
  signal?.addEventListener('abort', end);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, timeout);
  try {
    const call = requestOf((contract.base ?? url.slice(0, -path.length)) + path, contract, body);
    // GET must reach the server each time: the answer is about this visitor, at this moment.
    const init: RequestInit = { ...call.init, cache: 'no-store', signal: abort.signal };
    return await usualResponse(await nativeFetch(call.url, init), contract);
  } catch (error) {
    throw isLate ? new DOMException('too late', 'TimeoutError') : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

const usual: Contract = { method: 'POST', body: 'form', token: { field: '_token' } };

/** The request that the contract wants instead of the usual form. */
function requestOf(
  url: string,
  contract: Contract,
  form: URLSearchParams,
): { url: string; init: RequestInit } {
  const { method, body, drop = [] } = contract;
  const headers: Record<string, string> = { ...contract.headers };
  let values: Record<string, unknown> = Object.fromEntries(form);
  const token = String(values._token ?? '');
  for (const name of ['_token', ...drop]) delete values[name];
  if (contract.lead) values = leadOf(values, contract.lead, headers, body === 'json');
  // A visitor without a token sends none, rather than an empty one.
  if (contract.token && token !== '') put(contract.token, token, values, headers);
  if (body === 'json') {
    headers['content-type'] = 'application/json';
    // Of a lead they are nested already.
    const nested = contract.lead ? values : nestEntries(values as Record<string, string>);
    return { url, init: { method, headers, body: JSON.stringify(nested) } };
  }
  const text = new URLSearchParams(flattenEntries(values) as Record<string, string>);
  if (body === 'form') return { url, init: { method, headers, body: text } };
  return { url: `${url}?${text}`, init: { method, headers } };
}

function leadOf(
  { form, request_id, fields, ...common }: Record<string, unknown>,
  { flat, requestId }: NonNullable<Contract['lead']>,
  headers: Record<string, string>,
  isJson: boolean,
): Record<string, unknown> {
  const answers = JSON.parse(String(fields));
  const values = flat ? { ...common, ...answers } : { ...common, form, fields: isJson ? answers : fields };
  put(requestId, String(request_id), values, headers);
  return values;
}

function put(
  place: Place,
  value: string,
  values: Record<string, unknown>,
  headers: Record<string, string>,
): void {
  if ('field' in place) values[place.field] = value;
  // A header takes no other characters: a token of the address that has some is no token of the server.
  else if (/^[\x21-\x7e]+$/.test(value))
    headers[place.header] = place.header === 'Authorization' ? `Bearer ${value}` : value;
}

/** The response in the API's own envelope. What is no result goes on as it is: the client says why (api-client.ts). */
async function usualResponse(response: Response, { envelope, statuses = [] }: Contract): Promise<Response> {
  if (envelope === 'status') return responseOfStatus(response, statuses);
  if (envelope === undefined || !response.ok || !isJson(response)) return response;
  const body = parse(await response.text());
  return body === undefined ? notJson() : envelopeOf(resultIn(body.value, envelope));
}

async function responseOfStatus(response: Response, statuses: readonly number[]): Promise<Response> {
  const { ok, status } = response;
  if (!ok && !statuses.includes(status)) return response;
  const text = await response.text();
  const body = isJson(response) ? parse(text) : undefined;
  // 200 needs a body: a captive portal answers with a page, and a lost one with nothing.
  const isEmpty = text === '' && status > 200;
  if (ok && !body && !isEmpty) return notJson();
  return envelopeOf({ code: ok ? 200 : status, msg: '', data: body?.value ?? null });
}

/** No code, or one that is no number, makes an envelope without one: the client refuses it. */
function resultIn(body: unknown, { code: at, message, data, ok }: PointerEnvelope) {
  const found = valueAt(body, at);
  const code =
    typeof found === 'boolean' || (typeof found === 'string' && /^-?\d{1,6}$/.test(found))
      ? Number(found)
      : found;
  const isOk = typeof code === 'number' && ok.includes(code);
  return {
    // As phoneCode of endpoint-contract.ts: success is 200, and nothing else is.
    code: isOk ? 200 : code === 200 ? ok[0] : code,
    msg: message === undefined ? '' : valueAt(body, message),
    data: data === undefined ? null : valueAt(body, data),
  };
}

/**
 * As valueAt of schemas/facts/fact-pointer.ts, which the app's own chunk contains: importing it from there would give it a
 * chunk of its own on every landing page.
 */
const valueAt = (data: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
          ? (inner as Record<string, unknown>)[key]
          : undefined,
      data,
    );

const isJson = ({ headers }: Response): boolean => /[/+]json\b/i.test(headers.get('content-type') ?? '');

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return undefined;
  }
}

const envelopeOf = (result: object): Response =>
  new Response(JSON.stringify(result), { headers: { 'content-type': 'application/json' } });

const notJson = (): Response => new Response('');

// The values of entries of groups: named `travellers[0][name]`, which servers read as a list; in JSON they are one. They
// stand here because a file that this chunk shares with that of groups would be a request of its own.

type Values = Readonly<Record<string, string>>;
type Entry = Record<string, string>;

const nameInList = /^([^[]+)\[(\d+)\]\[([^\]]+)\]$/;

/** The name of a value of an entry. */
export const entryValueName = (group: string, at: number, field: string): string =>
  `${group}[${at}][${field}]`;

/** The values with those of entries in lists, as JSON has them. */
export function nestEntries(values: Values): Record<string, string | Entry[]> {
  const nested: Record<string, string | Entry[]> = {};
  for (const [name, value] of Object.entries(values)) {
    const [, group, at, field] = nameInList.exec(name) ?? [];
    if (group === undefined || field === undefined) {
      nested[name] = value;
      continue;
    }
    const list = nested[group];
    const entries = Array.isArray(list) ? list : [];
    nested[group] = entries;
    const index = Number(at);
    entries[index] = { ...entries[index], [field]: value };
  }
  return nested;
}

/** The values with the entries of lists under names of their own, as a form has them. */
export const flattenEntries = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
      Array.isArray(value)
        ? value.flatMap((entry: object, at) =>
            Object.entries(entry).map(([field, one]): [string, unknown] => [
              entryValueName(name, at, field),
              one,
            ]),
          )
        : [[name, value]],
    ),
  );
