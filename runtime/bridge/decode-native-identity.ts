import { maxTokenLength } from '../api/decode-response.ts';

/**
 * The identity of the user as the native app reports it (R-API getToken); null for values that are missing or invalid.
 */
export interface NativeIdentity {
  token: string | null;
  /** As the API expects it: 1 iOS, 2 Android, 3 anything else. */
  os: '1' | '2' | '3' | null;
  deviceId: string | null;
  userId: string | null;
  userAgent: string | null;
  appName: string | null;
  appCompany: string | null;
}

/**
 * Longer than every field at its maximum with each character escaped (UTF-16 units): a longer text is not even parsed.
 */
const maxAnswerLength = 32_768;

/**
 * Decodes a text, or an integer. A text longer than `maxLength` is null: cut off, it would be another token or id. So
 * is a number past 2^53, which has lost digits.
 */
function decodeField(value: unknown, maxLength: number): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  if (typeof value !== 'string' || value === '' || value.length > maxLength) return null;
  return /\p{Cc}/u.test(value) ? null : value;
}

const isOs = (value: string | null): value is '1' | '2' | '3' =>
  value === '1' || value === '2' || value === '3';

/**
 * Decodes the native app's response to getToken, an object or its JSON; null if it is neither, or if no field decodes.
 * Fields that R-API does not name are ignored.
 */
export function decodeNativeIdentity(answer: unknown): NativeIdentity | null {
  const data = typeof answer === 'string' ? parse(answer) : answer;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const fields: Readonly<Record<string, unknown>> = { ...data };
  const os = decodeField(fields._os, 1);
  const identity = {
    token: decodeField(fields._token, maxTokenLength),
    os: isOs(os) ? os : null,
    deviceId: decodeField(fields._did, 128),
    userId: decodeField(fields._user_id, 64),
    userAgent: decodeField(fields._ua, 512),
    appName: decodeField(fields.appname, 60),
    appCompany: decodeField(fields.company, 60),
  };
  return Object.values(identity).some((value) => value !== null) ? identity : null;
}

function parse(json: string): unknown {
  if (json.length > maxAnswerLength) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
