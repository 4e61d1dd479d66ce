import { decodeText, maxTokenLength } from './decode-answer.ts';

/** One stored value: its key, where it lives, and what of a stored string is believed. */
export interface Stored<T> {
  key: string;
  area: 'local' | 'session';
  /** The value, or null where the string is none: what does not decode is dropped. */
  decode(raw: string): T | null;
  encode(value: T): string;
}

const text = (
  key: string,
  area: 'local' | 'session',
  maxLength: number,
  pattern?: RegExp,
): Stored<string> => ({
  key,
  area,
  decode: (raw) =>
    raw.length <= maxLength && (!pattern || pattern.test(raw)) ? decodeText(raw, maxLength) : null,
  encode: (value) => value,
});

/** An instant in epoch milliseconds. */
const instant = (key: string, area: 'local' | 'session'): Stored<number> => ({
  key,
  area,
  decode: (raw) => (/^\d{1,15}$/.test(raw) ? Number(raw) : null),
  encode: (value) => String(Math.round(value)),
});

/** The persisted subset of a visit (R-STATE 2, 6): one table of key, type, and what is believed when read back. */
export const stored = {
  token: text('access_token', 'local', maxTokenLength),
  userId: text('user_id', 'local', 64),
  deviceId: text('_did', 'local', 128),
  channel: text('_channel', 'local', 72),
  appName: text('appname', 'local', 60),
  appCompany: text('appcompany', 'local', 60),
  loginAddress: text('loginAddress', 'local', 120, /^\/(?!\/)[A-Za-z0-9._/-]*$/),
  phoneMasked: text('phoneMasked', 'session', 11, /^[\d*]+$/),
  firstVisit: text('firstVisit', 'session', 1, /^1$/),
  /** The product that was pressed last, by the id that the API gave it. */
  chosenProduct: text('chosenProduct', 'session', 200),
} as const satisfies Record<string, Stored<string>>;

/** When an action may happen again, e.g. the next SMS; shared by the tabs of a phone. */
export const storedDeadline = (name: string): Stored<number> => instant(`deadline.${name}`, 'local');
/** The request id of a lead that is being sent: the same on every resend (R-API, formSave). */
export const storedRequestId = (form: string): Stored<string> =>
  text(`requestId.${form}`, 'session', 64, /^[A-Za-z0-9-]+$/);
