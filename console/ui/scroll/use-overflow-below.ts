import { type RefObject, useEffect, useState } from 'react';
import { observeScrollAndSize } from './observe-scroll-and-size.ts';

/** Whether the dialog around an element has content further down. */
export function useOverflowBelow(inside: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (!dialog) return;
    const look = () => setBelow(dialog.scrollTop + dialog.clientHeight < dialog.scrollHeight - 2);
    // The content grows without resizing the dialog, whose height the window limits.
    const grown = new ResizeObserver(look);
    for (const child of dialog.children) grown.observe(child);
    const end = observeScrollAndSize(dialog, look);
    return () => {
      grown.disconnect();
      end();
    };
  }, [inside]);
  return isBelow;
}
