import type { EndpointDefinition, EndpointsFile } from '../../schemas/index.ts';
import { commonFieldNames, requestIdField, tokenField } from '../../schemas/index.ts';
import type { Contract, Place } from './contract.ts';

type FileContract = EndpointsFile['contract'];
type Endpoint = EndpointDefinition;

/** Everything that endpoints.json says of how an endpoint is called: its own keys, then those of the file. */
export const statedContract = (file: FileContract, endpoint: Endpoint) => ({ ...file, ...endpoint });

/** What an endpoint does when nothing says otherwise (R-API). */
const usual = {
  method: 'POST',
  body: 'form',
  token: { field: tokenField },
  requestId: { field: requestIdField },
} as const;

const keys = [
  'method',
  'body',
  'envelope',
  'token',
  'common',
  'headers',
  'baseUrl',
  'leadBody',
  'requestId',
] as const satisfies (keyof NonNullable<FileContract>)[];
type ContractKey = (typeof keys)[number];

/** What an endpoint says besides how it is called. */
export const withoutContract = <T extends object>(endpoint: T): Omit<T, ContractKey> =>
  Object.fromEntries(Object.entries(endpoint).filter(([key]) => !keys.some((one) => one === key))) as Omit<
    T,
    ContractKey
  >;

/** How an endpoint is called, as the phone needs it; undefined for one of the API's own (R-API). */
export function contractOf(file: FileContract, endpoint: Endpoint): Contract | undefined {
  const stated = statedContract(file, endpoint);
  if (keys.every((key) => stated[key] === undefined)) return undefined;
  const { method = usual.method, token = usual.token, requestId = usual.requestId, envelope } = stated;
  const drop = stated.common === undefined ? [] : droppedFields(stated.common, endpoint);
  const statuses = endpoint.codes.filter((code) => code >= 300 && code <= 599);
  return {
    method,
    body: bodyOf(file, endpoint),
    ...(envelope === 'status' && { envelope, ...(statuses.length > 0 && { statuses }) }),
    ...(typeof envelope === 'object' && { envelope: { ...envelope, ok: envelope.ok ?? [200] } }),
    ...(token !== 'none' && { token: token as Place }),
    ...(drop.length > 0 && { drop }),
    ...(stated.headers && Object.keys(stated.headers).length > 0 && { headers: stated.headers }),
    ...(stated.baseUrl !== undefined && { base: stated.baseUrl }),
    ...(endpoint.lead && { lead: { flat: stated.leadBody === 'flat', requestId: requestId as Place } }),
  };
}

/** GET has no body: where the endpoint itself does not name one, it is the address, whatever the file says. */
function bodyOf(file: FileContract, endpoint: Endpoint): Contract['body'] {
  const { method = usual.method, body = usual.body } = statedContract(file, endpoint);
  return method === 'GET' ? (endpoint.body ?? 'query') : body;
}

/** A field that the payload names is sent, whether or not it has the name of a common one. */
const droppedFields = (sent: readonly string[], { payload }: Endpoint): string[] =>
  commonFieldNames.filter((name) => !sent.includes(name) && !payload.includes(name));

/** Whether a result code of an endpoint is its success. */
export function isSuccess(file: FileContract, endpoint: Endpoint, code: number): boolean {
  const { envelope } = statedContract(file, endpoint);
  if (envelope === 'status') return code >= 200 && code <= 299;
  return (typeof envelope === 'object' ? (envelope.ok ?? [200]) : [200]).includes(code);
}

/**
 * A result code as phones know it: success is 200, whatever the API calls it, so that no phone has to know more. A 200 that
 * is none takes the place of a success that phones never meet. contract-client.ts does the same with responses.
 */
export function phoneCode(file: FileContract, endpoint: Endpoint, code: number): number {
  if (isSuccess(file, endpoint, code)) return 200;
  const { envelope } = statedContract(file, endpoint);
  return code === 200 && typeof envelope === 'object' ? (envelope.ok?.[0] ?? code) : code;
}
