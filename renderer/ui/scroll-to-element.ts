/**
 * Scrolls to an element out of sight, and focuses it for visitors with a screen reader or keyboard. At once: a browser
 * takes up to a second to scroll smoothly, and a slow phone drops frames meanwhile.
 */
export function scrollToElement(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start' });
}
