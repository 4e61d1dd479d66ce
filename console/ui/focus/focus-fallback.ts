const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/** What a Tab would stop at. */
const isStop = (element: HTMLElement): boolean => element.tabIndex >= 0 && element.checkVisibility();

/**
 * Who presses something that is gone after that, as what is put back or removed, goes on beside it: without this the
 * keys belong to the page as a whole, and whoever looks for the mark finds none.
 */
export function installFocusFallback(): void {
  /** What has the focus, and its place, which the browser keeps where it was when that is taken out. */
  let last: { element: HTMLElement; place: Range } | null = null;
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const place = document.createRange();
      place.setStartBefore(target);
      last = { element: target, place };
    },
    true,
  );
  addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const left = last;
      if (relatedTarget !== null || left === null) return;
      // Who presses beside everything has left it; what is taken out is only gone after this event.
      queueMicrotask(() => {
        if (last === left && left.element.isConnected) last = null;
      });
    },
    true,
  );
  new MutationObserver(() => {
    if (last === null || last.element.isConnected) return;
    const { place } = last;
    last = null;
    // Where another has the focus, whoever has taken this one out has said so.
    if (document.activeElement === null || document.activeElement === document.body) focusNear(place);
  }).observe(document.body, { childList: true, subtree: true });
}

/** The next stop behind the place, or the last before it, in the smallest box that has one; of a view that is gone the next view. */
function focusNear(place: Range): void {
  const main = document.getElementById('main');
  let box: Node | null = place.startContainer;
  while (box instanceof HTMLElement && !box.contains(main)) {
    const stops = [...box.querySelectorAll<HTMLElement>(focusable)].filter(isStop);
    const next = stops.find((stop) => place.comparePoint(stop, 0) > 0) ?? stops.at(-1);
    if (next) {
      next.focus();
      return;
    }
    box = box.parentNode;
  }
  main?.focus({ preventScroll: true });
}
