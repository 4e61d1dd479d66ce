/** Leads to what has come out of sight of the visitor: scrolled to for who sees, focused for who hears or uses keys. */
export function scrollToElement(element: HTMLElement): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
}
