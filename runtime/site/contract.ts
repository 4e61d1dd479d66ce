/**
 * How the phone calls an endpoint whose contract is not the API's own (R-API); every other endpoint has none. What stands
 * here has been worked out from definitions/endpoints.json (endpoint-contract.ts), so that the phone decides little.
 */
export interface Contract {
  method: 'POST' | 'GET' | 'PUT';
  body: 'form' | 'json' | 'query';
  /** Absent: `{ code, msg, data }`. */
  envelope?: 'status' | PointerEnvelope;
  /** HTTP statuses beside 2xx that are results, where the status is the result code. */
  statuses?: readonly number[];
  /** Where the token is sent; absent: nowhere. */
  token?: Place;
  /** Common fields that are not sent. */
  drop?: readonly string[];
  headers?: Readonly<Record<string, string>>;
  /** Another origin, with a path or without. */
  base?: string;
  /** Of a lead: the form of its answers, and where its request id is sent. */
  lead?: { flat: boolean; requestId: Place };
}

export interface PointerEnvelope {
  code: string;
  message?: string;
  data?: string;
  ok: readonly number[];
}

export type Place = { header: string } | { field: string };
