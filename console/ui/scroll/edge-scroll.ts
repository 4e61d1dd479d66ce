/** So near to the edge of the window it scrolls, px and px a frame. */
const [edge, speed] = [48, 12];

/**
 * Scrolls what is around an element while a pointer that drags is at the upper or lower edge of the window.
 * @param pointer - where it is, px from the top of the window; null: not dragging yet
 * @param onScrolled - what is below the pointer has changed
 * @returns ends it
 */
export function scrollAtEdge(
  element: Element,
  pointer: () => number | null,
  onScrolled: () => void,
): () => void {
  let frame = 0;
  const step = () => {
    frame = requestAnimationFrame(step);
    const y = pointer();
    const by = y === null ? 0 : y < edge ? -speed : y > innerHeight - edge ? speed : 0;
    if (by === 0) return;
    scrollerOf(element).scrollBy(0, by);
    onScrolled();
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

function scrollerOf(element: Element): Element {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const { overflowY } = getComputedStyle(one);
    if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight) return one;
  }
  return document.scrollingElement ?? document.documentElement;
}
