/**
 * Calls `look` at once, and whenever the element is scrolled or resized.
 * @returns a function that stops it
 */
export function observeScrollAndSize(element: HTMLElement, look: () => void): () => void {
  look();
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  element.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    element.removeEventListener('scroll', look);
  };
}
