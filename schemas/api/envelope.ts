import type { JSONSchema } from 'json-schema-to-ts';
import { profileResultCodes } from '../../profiles/api/index.ts';

/** Result codes of the envelope. Codes up to 599 repeat the HTTP status; the others come with HTTP 200. */
export const resultCodes = {
  ok: 200,
  /** The body is not a readable form. HTTP 400. */
  malformed: 400,
  /** `_token` is missing or unknown. HTTP 401. */
  tokenRefused: 401,
  /** No such path. HTTP 404. */
  unknownPath: 404,
  /** Not POST. HTTP 405. */
  methodRefused: 405,
  /** The body is over 256 KB. HTTP 413. */
  tooLarge: 413,
  /** The server failed. HTTP 500. */
  serverError: 500,
  /** The phone is not a mobile number (R-VALID 1). */
  phoneRefused: 4000,
  /** Wrong SMS code; `data.triesLeft` says how many tries remain. */
  codeWrong: 4001,
  /** The SMS code is older than five minutes. */
  codeExpired: 4002,
  /** Five wrong tries: the SMS code is void. */
  codeVoid: 4003,
  /** No SMS code to check: none was sent, or the last one is used. */
  codeAbsent: 4004,
  /** The one-tap login token is unknown. */
  oneTapRefused: 4010,
  /** The mark is unknown. */
  markRefused: 4011,
  /** The markcode is unknown, or was used before. */
  markCodeRefused: 4012,
  /** The form is refused: no request id, no form id, or unreadable fields. Nothing is stored. */
  formRefused: 4220,
  /** The real name or the id number is not written as one; `data.field` says which. */
  realnameRefused: 4221,
  /** A profile field is refused: too many fields, or one that is too long. */
  profileRefused: 4222,
  /** The coordinates are outside the valid range. */
  coordinatesRefused: 4223,
  /** The id number belongs to another name. */
  realnameMismatch: 4224,
  /** Five real names of this user did not match today (business day Asia/Shanghai). */
  realnameLimit: 4225,
  /** No address is known at the coordinates. */
  addressUnknown: 4226,
  ...profileResultCodes,
  /** A part of an upload that contradicts itself or what is stored; `data.field` says where. */
  uploadRefused: 4240,
  /** An upload over 5,000 KB. */
  uploadTooLarge: 4241,
  /** An upload of another type, or whose first bytes are of another one. */
  uploadTypeRefused: 4242,
  /** An SMS was sent to this phone less than 60 s ago; `data.retryAfter` is in seconds. */
  smsTooSoon: 4290,
  /** Ten SMS were sent to this phone today (business day Asia/Shanghai). */
  smsDailyLimit: 4291,
} as const;

/** The envelope of every response. `data` is null where the call returns nothing. */
export const envelopeSchema = {
  type: 'object',
  properties: { code: { type: 'integer' }, msg: { type: 'string' }, data: {} },
  required: ['code', 'msg', 'data'],
  additionalProperties: false,
} as const satisfies JSONSchema;
export type Envelope<Data = unknown> = { code: number; msg: string; data: Data };
