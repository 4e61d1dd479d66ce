import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { observeScrollAndSize } from '../scroll/observe-scroll-and-size.ts';

/** Rows rendered above and below the visible ones: one turn of the wheel may pass this many. */
const spare = 6;

export const rowHeight = 36;
/** The header and the filters under it are sticky. */
export const headHeight = 76;

interface Viewport {
  /** Offset of the first visible row: scrolling by a pixel renders nothing. */
  top: number;
  height: number;
  marked: number;
}

/**
 * The rows of a long table to render: the visible ones, and those around the active cell. They are rendered together
 * with the active cell: waiting for the scroll event would lay out a page down twice.
 */
export function useVirtualRows(
  box: RefObject<HTMLElement | null>,
  count: number,
  { startTop, marked }: { startTop: number; marked: number },
) {
  const [viewport, setViewport] = useState<Viewport>({ top: startTop, height: 800, marked: -1 });
  // As last measured: measuring during a render would force a synchronous layout.
  const exact = useRef({ top: startTop, height: 800 });
  let now = viewport;
  if (viewport.marked !== marked) {
    now = { ...viewport, marked, top: atRow(scrollTopToShow(marked, viewport)) };
    setViewport(now);
  }
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = startTop;
    const look = () => {
      exact.current = { top: element.scrollTop, height: element.clientHeight };
      const { top, height } = { ...exact.current, top: atRow(exact.current.top) };
      setViewport((before) =>
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

/** The scroll position that shows this row below the header; unchanged where the row is visible already. */
export function scrollTopToShow(row: number, { top, height }: { top: number; height: number }): number {
  if (row === -1) return top;
  const own = row * rowHeight;
  return Math.max(own - (height - headHeight - rowHeight), Math.min(own, top));
}
