import { decodeSandboxOneTap } from './decode-one-tap.ts';
import type { OneTapAdapter, OneTapPorts } from './one-tap-provider.ts';

const path = '/sandbox/one-tap.json';

/**
 * The provider of a fresh machine: the sandbox says whether it can, and what the visitor of its phone
 * answers.
 */
export function sandboxOneTap({ fetchJson }: Pick<OneTapPorts, 'fetchJson'>): OneTapAdapter {
  return {
    available: async () => decodeSandboxOneTap(await fetchJson(path)).available,
    login: async () => {
      const { available, token } = decodeSandboxOneTap(await fetchJson(path));
      return available ? token : null;
    },
    close: () => {},
  };
}
