import { type PointerEvent, useMemo, useRef } from 'react';
import { useLatest } from '../ui/use-latest.ts';

/** Horizontal pixels before a touch counts as a swipe (R-VALID 7). */
const threshold = 5;
/** Pixels per millisecond from which a short swipe counts (R-VALID 7). */
const fastSpeed = 0.25;
/** A slower swipe must cover this fraction of the width. */
const farPart = 0.3;

/** Elements that handle horizontal touches themselves: a touch on them does not change the tab. */
const ownMovement =
  'input, textarea, select, [role=slider], [role=listbox], [aria-roledescription], ul[tabindex]';

interface Touch {
  id: number;
  x: number;
  y: number;
  at: number;
}

/**
 * Handlers for an element that detects horizontal swipes.
 * @param onSwipe - receives 1 for the next tab (the finger moved left), -1 for the previous one
 */
export function useSwipe(onSwipe: (way: 1 | -1) => void) {
  const begun = useRef<Touch | null>(null);
  const swiped = useLatest(onSwipe);
  return useMemo(
    () => ({
      onPointerDown: ({ pointerType, pointerId, clientX, clientY, timeStamp, target }: PointerEvent) => {
        const isOwn = target instanceof Element && target.closest(ownMovement) !== null;
        begun.current =
          pointerType === 'touch' && !isOwn ? { id: pointerId, x: clientX, y: clientY, at: timeStamp } : null;
      },
      onPointerUp: ({ pointerId, clientX, clientY, timeStamp, currentTarget }: PointerEvent) => {
        const start = begun.current;
        begun.current = null;
        if (start?.id !== pointerId) return;
        const [across, down] = [clientX - start.x, clientY - start.y];
        const distance = Math.abs(across);
        if (distance <= threshold || distance <= Math.abs(down)) return;
        const isFast = distance / Math.max(1, timeStamp - start.at) >= fastSpeed;
        if (isFast || distance >= currentTarget.clientWidth * farPart) swiped.current(across < 0 ? 1 : -1);
      },
      onPointerCancel: () => {
        begun.current = null;
      },
    }),
    [swiped],
  );
}
