import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { observeScrollAndSize } from '../scroll/observe-scroll-and-size.ts';

/** Rows above and below what is seen: so many may come by in one turn of the wheel. */
const spare = 6;

export const rowHeight = 36;
/** The heads and the filters under them stay in place. */
export const headHeight = 76;

interface Seen {
  /** Of the first row that is seen: scrolling by a pixel draws nothing. */
  top: number;
  height: number;
  marked: number;
}

/**
 * Which rows of a long table are worth drawing: those that can be seen, and where the mark goes. They are drawn once,
 * together with the mark: drawn when the scrolling is noticed, a page down would be laid out twice.
 */
export function useVirtualRows(
  box: RefObject<HTMLElement | null>,
  count: number,
  { startTop, marked }: { startTop: number; marked: number },
) {
  const [seen, setSeen] = useState<Seen>({ top: startTop, height: 800, marked: -1 });
  // As the browser last told them: to ask it while it has rows to lay out would make it do so at once.
  const exact = useRef({ top: startTop, height: 800 });
  let now = seen;
  if (seen.marked !== marked) {
    now = { ...seen, marked, top: atRow(scrollTopToShow(marked, seen)) };
    setSeen(now);
  }
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = startTop;
    const look = () => {
      exact.current = { top: element.scrollTop, height: element.clientHeight };
      const { top, height } = { ...exact.current, top: atRow(exact.current.top) };
      setSeen((before) =>
        before.top === top && before.height === height ? before : { ...before, top, height },
      );
    };
    return observeScrollAndSize(element, look);
  }, [box, startTop]);
  useLayoutEffect(() => {
    const top = scrollTopToShow(marked, exact.current);
    if (!box.current || top === exact.current.top) return;
    box.current.scrollTop = top;
    exact.current.top = top;
  }, [box, marked]);
  const first = Math.max(0, Math.floor(now.top / rowHeight) - spare);
  const last = Math.min(count, Math.ceil((now.top + now.height) / rowHeight) + spare);
  return { first, last };
}

const atRow = (top: number): number => Math.floor(top / rowHeight) * rowHeight;

/** How far a table is scrolled that shows this row, and not under the heads; as it is where it does already. */
export function scrollTopToShow(row: number, { top, height }: { top: number; height: number }): number {
  if (row === -1) return top;
  const own = row * rowHeight;
  return Math.max(own - (height - headHeight - rowHeight), Math.min(own, top));
}
