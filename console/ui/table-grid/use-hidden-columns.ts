import { type RefObject, useEffect, useState } from 'react';
import { observeScrollAndSize } from '../scroll/observe-scroll-and-size.ts';
import type { Column } from '../table-model/table-kind.ts';
import { selectColumnWidth } from './scroll-to-cell.ts';

/**
 * The number of columns beyond the right edge, and whether some are under the sticky columns: the scrollbar may be
 * hidden.
 */
export function useHiddenColumns(box: RefObject<HTMLElement | null>, columns: readonly Column[]) {
  const [beyond, setBeyond] = useState({ left: false, right: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      let end = selectColumnWidth;
      const ends = columns.map(({ width }) => {
        end += width;
        return end;
      });
      const edge = element.scrollLeft + element.clientWidth;
      // A border may be a pixel narrower than declared.
      const next = { left: element.scrollLeft > 0, right: ends.filter((one) => one > edge + 2).length };
      setBeyond((before) => (before.left === next.left && before.right === next.right ? before : next));
    };
    return observeScrollAndSize(element, look);
  }, [box, columns]);
  return beyond;
}
