import { useEffect, useRef } from 'react';
import { useLatest } from '../ui/use-latest.ts';

/** Without a scroll event for this long, the scrolling has ended. */
const msOfRest = 120;

/** Calls `onRest` when the scrolling has ended and no finger touches the element. */
export function useScrollEnd(onRest: () => void) {
  const rested = useLatest(onRest);
  const timer = useRef(0);
  const held = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const wait = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (!held.current) rested.current();
    }, msOfRest);
  };
  const release = () => {
    held.current = false;
    wait();
  };
  return {
    onScroll: wait,
    onTouchStart: () => {
      held.current = true;
    },
    onTouchEnd: release,
    onTouchCancel: release,
  };
}
