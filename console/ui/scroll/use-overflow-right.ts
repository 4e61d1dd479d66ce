import { type RefObject, useEffect, useState } from 'react';
import { observeScrollAndSize } from './observe-scroll-and-size.ts';

/** Whether something lies beyond the right edge of what scrolls: a scrollbar may be hidden. */
export function useOverflowRight(box: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [isBeyond, setBeyond] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are as wide as they are
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    return observeScrollAndSize(element, () => {
      setBeyond(element.scrollLeft + element.clientWidth < element.scrollWidth - 2);
    });
  }, [box, content]);
  return isBeyond;
}
