import { type PointerEvent, useMemo, useRef } from 'react';
import { useLatest } from '../ui/use-latest.ts';

/** Pixels sideways before a touch counts as a swipe (R-VALID 7). */
const threshold = 5;
/** Pixels each millisecond from which a short swipe is enough (R-VALID 7). */
const fastSpeed = 0.25;
/** Slower than fast, it takes this part of the width. */
const farPart = 0.3;

/** What a finger moves itself: it is not the tabs that it means then. */
const ownMovement =
  'input, textarea, select, [role=slider], [role=listbox], [aria-roledescription], ul[tabindex]';

interface Touch {
  id: number;
  x: number;
  y: number;
  at: number;
}

/**
 * Handlers for an element that a finger swipes sideways.
 * @param onSwipe - gets 1 for the next one (the finger went left), -1 for the one before
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
