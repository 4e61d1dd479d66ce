import { maxTokenLength } from '../api/decode-response.ts';

/** Who the native app says its user is (R-API getToken); null where it says nothing that can be believed. */
export interface NativeIdentity {
  token: string | null;
  /** As the API wants it: 1 iOS, 2 Android, 3 anything else. */
  os: '1' | '2' | '3' | null;
  deviceId: string | null;
  userId: string | null;
  userAgent: string | null;
  appName: string | null;
  appCompany: string | null;
}

/**
 * Every field at its longest, each character escaped, is shorter (UTF-16 units): what is longer is not even
 * parsed.
 */
const maxAnswerLength = 32_768;

/**
 * Text, or a whole number that stands for one. Longer than `maxLength`, cut, it would be another token or id,
 * and a number past 2^53 has lost digits already: they are none.
 */
function decodeField(value: unknown, maxLength: number): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null;
  if (typeof value !== 'string' || value === '' || value.length > maxLength) return null;
  return /\p{Cc}/u.test(value) ? null : value;
}

const isOs = (value: string | null): value is '1' | '2' | '3' =>
  value === '1' || value === '2' || value === '3';

/**
 * Answer of the native app's getToken, an object or its JSON → identity; null where it is none, or has no
 * field that decodes. Fields that R-API does not name are ignored.
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
