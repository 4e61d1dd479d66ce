const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/** Whether an element is a Tab stop. */
const isStop = (element: HTMLElement): boolean => element.tabIndex >= 0 && element.checkVisibility();

/**
 * When the focused element is removed, as by reverting or removing something, the focus moves to its neighbour:
 * otherwise it falls back to the page, and a keyboard user loses the position.
 */
export function installFocusFallback(): void {
  /** The focused element and a range at its position, which the browser maintains when the element is removed. */
  let last: { element: HTMLElement; range: Range } | null = null;
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const range = document.createRange();
      range.setStartBefore(target);
      last = { element: target, range };
    },
    true,
  );
  addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const left = last;
      if (relatedTarget !== null || left === null) return;
      // A press beside every control blurs on purpose; a removed element is gone only after this event.
      queueMicrotask(() => {
        if (last === left && left.element.isConnected) last = null;
      });
    },
    true,
  );
  new MutationObserver(() => {
    if (last === null || last.element.isConnected) return;
    const { range } = last;
    last = null;
    // The focus is elsewhere already: the code that removed the element has moved it.
    if (document.activeElement === null || document.activeElement === document.body) focusNear(range);
  }).observe(document.body, { childList: true, subtree: true });
}

/**
 * Focuses the next stop behind the position, or the last one before it, in the smallest container that has one; where
 * the view is gone, the next view.
 */
function focusNear(range: Range): void {
  const main = document.getElementById('main');
  let box: Node | null = range.startContainer;
  while (box instanceof HTMLElement && !box.contains(main)) {
    const stops = [...box.querySelectorAll<HTMLElement>(focusable)].filter(isStop);
    const next = stops.find((stop) => range.comparePoint(stop, 0) > 0) ?? stops.at(-1);
    if (next) {
      next.focus();
      return;
    }
    box = box.parentNode;
  }
  main?.focus({ preventScroll: true });
}
