/**
 * Positions an element in the top layer now, and again whenever the window or a container of its anchor is resized or
 * scrolled. @returns a function that stops it
 */
export function keepPlaced(place: () => void): () => void {
  place();
  addEventListener('resize', place);
  addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    removeEventListener('resize', place);
    removeEventListener('scroll', place, { capture: true });
  };
}
