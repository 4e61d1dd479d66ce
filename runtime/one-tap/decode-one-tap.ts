import { maxTokenLength } from '../api/decode-response.ts';
import { readThirdPartyProperty } from '../browser/third-party-object.ts';

/** A login token, or null if it is too long: cut off, it would be another token. */
export const decodeLoginToken = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= maxTokenLength ? value : null;

/** Decodes /sandbox/one-tap.json: whether the sandbox offers one-tap login, and its token; null if declined. */
export function decodeSandboxOneTap(answer: unknown): { available: boolean; token: string | null } {
  return {
    available: readThirdPartyProperty(answer, 'available') === true,
    token: decodeLoginToken(readThirdPartyProperty(answer, 'token')),
  };
}
