import { type RefObject, useEffect, useState } from 'react';
import { observeScrollAndSize } from './observe-scroll-and-size.ts';

/** Whether a scrolling container has content beyond its right edge: the scrollbar may be hidden. */
export function useOverflowRight(box: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [isBeyond, setBeyond] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other widths
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    return observeScrollAndSize(element, () => {
      setBeyond(element.scrollLeft + element.clientWidth < element.scrollWidth - 2);
    });
  }, [box, content]);
  return isBeyond;
}
