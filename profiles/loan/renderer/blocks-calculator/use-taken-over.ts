import { type RefObject, useLayoutEffect } from 'react';
import { useLatest } from '../../../../renderer/ui/use-latest.ts';

/**
 * Takes over what a visitor has chosen or typed in a control of the HTML before the app had started: React leaves it on
 * the screen and knows nothing of it. Such a control says so (`takenOverAttribute`), or its page is not prerendered.
 * Filters of products do the same by themselves: shared, it would be a chunk that every HTML's app names (21 bytes).
 * @param value - what the view gives the control
 */
export function useTakenOver(
  control: RefObject<HTMLInputElement | null>,
  value: string,
  take: (early: string) => void,
): void {
  const takeOver = useLatest(() => {
    if (!control.current) return;
    // A browser may read a value otherwise than it was given, such as one between the steps of a slider.
    const untouched = control.current.cloneNode() as HTMLInputElement;
    untouched.value = value;
    if (untouched.value !== control.current.value) take(control.current.value);
  });
  useLayoutEffect(() => takeOver.current(), [takeOver]);
}
