import { type RefObject, useEffect, useState } from 'react';
import { observeScrollAndSize } from './observe-scroll-and-size.ts';

/** Whether something of the dialog around an element lies further down. */
export function useOverflowBelow(inside: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (!dialog) return;
    const look = () => setBelow(dialog.scrollTop + dialog.clientHeight < dialog.scrollHeight - 2);
    // What is in it grows without the dialog, which is as high as the window lets it.
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
