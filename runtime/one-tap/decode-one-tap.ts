import { maxTokenLength } from '../api/decode-response.ts';
import { readThirdPartyProperty } from '../browser/third-party-object.ts';

/** A login token, or null: cut, a longer one would be another. */
export const decodeLoginToken = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= maxTokenLength ? value : null;

/**
 * Answer of /sandbox/one-tap.json → whether the sandbox offers it, and the token it gives: null, declined.
 */
export function decodeSandboxOneTap(answer: unknown): { available: boolean; token: string | null } {
  return {
    available: readThirdPartyProperty(answer, 'available') === true,
    token: decodeLoginToken(readThirdPartyProperty(answer, 'token')),
  };
}
