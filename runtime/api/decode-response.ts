import { decodeFacts } from '../facts/decode-facts.ts';
import { decodeText } from '../facts/decode-text.ts';
import type { FactDeclarations } from '../facts/fact-declarations.ts';
import type { ChannelInfo } from '../facts/situation.ts';

type Unknown = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Decodes the response of /v3/channel/info (R-STATE 7); null where it is invalid. */
export const decodeChannelInfo = (data: unknown, declared: FactDeclarations): ChannelInfo | null =>
  isRecord(data) ? { ...decodeFacts(declared, data), answer: data } : null;

/** Decodes the response of /v3/app/ipInfo: the city's name as the API writes it; null where it is invalid. */
export function decodeIpInfo(data: unknown): { name: string } | null {
  const name = isRecord(data) ? decodeText(data.name, 40) : null;
  return name === null ? null : { name };
}

/** Longest token accepted, UTF-16 units: signed tokens with claims may be long. */
export const maxTokenLength = 4096;

/** Decodes the response of /v3/user/get: the user's id; null where it is invalid. */
export const decodeUserId = (data: unknown): string | null =>
  isRecord(data) ? decodeText(data.id, 64) : null;

/** Decodes the response of the login calls; null where it is invalid: code 200 without a token is no login. */
export function decodeLogin(data: unknown): { token: string; userId: string } | null {
  if (!isRecord(data) || !isRecord(data.userinfo)) return null;
  const token = decodeText(data.access_token, maxTokenLength);
  const userId = decodeText(data.userinfo.id, 64);
  return token !== null && userId !== null ? { token, userId } : null;
}
