import { isBackNavigation } from '../route/back-navigation.ts';
import { currentView } from '../route/route.ts';

/** How far down each view was left. */
const left = new Map<string, number>();
/** A view that is as long as it was only later than this is not waited for. */
const patience = 2000;

const main = (): HTMLElement | null => document.getElementById('main');

/**
 * A view that is followed to opens at its top, though it scrolls in the box of the one before; who comes back by the
 * browser's Back finds the place that was left. To be called after `watchHistory`.
 */
export function installScrollRestoration(): void {
  let view = currentView();
  addEventListener(
    'scroll',
    ({ target }) => {
      const box = main();
      if (box && target === box) left.set(view, box.scrollTop);
    },
    true,
  );
  addEventListener('hashchange', () => {
    if (currentView() === view) return;
    view = currentView();
    const wanted = isBackNavigation() ? (left.get(view) ?? 0) : 0;
    const box = main();
    if (box) box.scrollTop = 0;
    if (wanted > 0) scrollWhenLong(wanted);
  });
}

/**
 * What a view shows may come in parts, and a line above may go once all is there: the place is kept through both, until
 * somebody acts, who is not scrolled back. The browser would rather keep what it happens to show meanwhile.
 */
function scrollWhenLong(wanted: number): void {
  const end = performance.now() + patience;
  const acted = new AbortController();
  const { signal } = acted;
  for (const act of ['wheel', 'keydown', 'pointerdown', 'hashchange'])
    addEventListener(act, () => acted.abort(), { signal, capture: true });
  const step = (now: number) => {
    const box = main();
    if (!box || signal.aborted) return;
    box.style.overflowAnchor = 'none';
    box.scrollTop = wanted;
    if (box.scrollTop < wanted - 1 && now <= end) requestAnimationFrame(step);
  };
  signal.addEventListener('abort', () => main()?.style.removeProperty('overflow-anchor'));
  requestAnimationFrame(step);
}
