import { whenInteractive } from '../runtime/effects/index.ts';
import { loadLateKinds } from './fields/registry.ts';
import type { World } from './world.ts';

/**
 * Fetches what a login and the page after it are likely to need while the visitor fills in: whoever types stays, and
 * the network rests meanwhile. Whoever only looks is sent nothing.
 */
export function fetchWhileTyping({ prepareCalls }: World, view: Window): void {
  const { document } = view;
  const fetchNow = () => {
    prepareCalls();
    void whenInteractive(view).then(() => loadLateKinds().catch(() => undefined));
  };
  // The first digits may have been typed before anybody heard them.
  if (document.activeElement?.nodeName === 'INPUT') fetchNow();
  else document.addEventListener('input', fetchNow, { once: true, capture: true });
}
