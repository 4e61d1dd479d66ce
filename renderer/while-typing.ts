import { whenInteractive } from '../runtime/effects/index.ts';
import { loadLateKinds } from './fields/registry.ts';

/**
 * Fetches what the page after a login is likely to need while the visitor fills in: whoever types stays, and the
 * network rests meanwhile. Whoever only looks is sent nothing.
 */
export function fetchWhileTyping(view: Window): void {
  const fetchNow = () => void whenInteractive(view).then(() => loadLateKinds().catch(() => undefined));
  view.document.addEventListener('input', fetchNow, { once: true, capture: true });
}
