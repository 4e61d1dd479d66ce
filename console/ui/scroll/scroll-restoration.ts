import { isBackNavigation } from '../route/back-navigation.ts';
import { currentView } from '../route/route.ts';

/** The scroll position of each view when it was left. */
const left = new Map<string, number>();
/** The time in which the view has to reach its former height, ms. */
const patience = 2000;

const main = (): HTMLElement | null => document.getElementById('main');

/**
 * A view that is opened by a link starts at its top, although it scrolls in the container of the view before; the
 * browser's Back restores the position. To be called after `watchBackNavigation`.
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
 * A view may load in parts, and a line above may disappear at the end: the position is maintained through both, until
 * the operator acts. The browser's own scroll anchoring would keep whatever happens to be visible meanwhile.
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
