import { decodeSandboxOneTap } from './decode-one-tap.ts';
import type { OneTapAdapter, OneTapPorts } from './one-tap-provider.ts';

const path = '/sandbox/one-tap.json';

/** The sandbox as provider: its settings say whether the number is known, and whether the visitor accepts. */
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
