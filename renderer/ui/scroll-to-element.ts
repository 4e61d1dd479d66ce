/** Scrolls to an element out of sight, and focuses it for visitors with a screen reader or keyboard. */
export function scrollToElement(element: HTMLElement): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
}
