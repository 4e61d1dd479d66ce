import { isBackNavigation } from '../route/back-navigation.ts';
import { currentView } from '../route/route.ts';

/** The time in which the view has to show the element again, ms. */
const patience = 2000;

const main = (): HTMLElement | null => document.getElementById('main');

/** The element that led out of a view: its accessible name, and its index among elements of that name. */
interface LeftBy {
  name: string;
  at: number;
}

/** A view that is shown again consists of new elements. */
const nameOf = (element: Element): string =>
  [
    element.tagName,
    element.getAttribute('href'),
    element.getAttribute('aria-label') ?? element.textContent,
  ].join(' ');

const elementsNamed = (box: Element, name: string): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>('a, button, input')].filter((one) => nameOf(one) === name);

/** After the browser's Back, focuses the element that led out of the view. To be called after `watchBackNavigation`. */
export function installFocusRestoration(): void {
  const leftBy = new Map<string, LeftBy>();
  let view = currentView();
  addEventListener('hashchange', () => {
    if (currentView() === view) return;
    const [box, active] = [main(), document.activeElement];
    leftBy.delete(view);
    if (active instanceof HTMLElement && active !== box && box?.contains(active)) {
      const name = nameOf(active);
      leftBy.set(view, { name, at: elementsNamed(box, name).indexOf(active) });
    }
    view = currentView();
    const left = isBackNavigation() ? leftBy.get(view) : undefined;
    if (left) focusWhenThere(left);
  });
}

/** Does nothing once the operator acts, or where the view itself has set the focus. */
function focusWhenThere({ name, at }: LeftBy): void {
  const end = performance.now() + patience;
  const acted = new AbortController();
  const { signal } = acted;
  for (const act of ['keydown', 'pointerdown', 'hashchange'])
    addEventListener(act, () => acted.abort(), { signal, capture: true });
  const step = (now: number) => {
    const box = main();
    if (signal.aborted || !box) return;
    const isFree = [null, box, document.body].includes(document.activeElement as HTMLElement | null);
    const found = elementsNamed(box, name)[at];
    if (isFree && found) found.focus({ preventScroll: true });
    else if (isFree && now <= end) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
