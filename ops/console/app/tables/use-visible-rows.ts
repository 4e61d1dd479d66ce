import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows above and below what is seen: so many may come by in one turn of the wheel. */
const spare = 6;

export const rowHeight = 36;
/** The heads and the filters under them stay in place. */
export const headHeight = 76;

/** Which rows of a long table are worth drawing: those that can be seen. */
export function useVisibleRows(box: RefObject<HTMLElement | null>, count: number, startTop: number) {
  const [{ top, height }, setSeen] = useState({ top: startTop, height: 800 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = startTop;
    const look = () => {
      // A new state only where another row comes into sight: scrolling by a pixel draws nothing.
      const next = {
        top: Math.floor(element.scrollTop / rowHeight) * rowHeight,
        height: element.clientHeight,
      };
      setSeen((seen) => (seen.top === next.top && seen.height === next.height ? seen : next));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, startTop]);
  const first = Math.max(0, Math.floor(top / rowHeight) - spare);
  const last = Math.min(count, Math.ceil((top + height) / rowHeight) + spare);
  return { first, last };
}
