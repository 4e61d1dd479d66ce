import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The number of rows of a long list to render: more are added by a few screens whenever the end comes near.
 * @returns the number, and the element behind the last row
 */
export function useIncrementalRows<E extends Element>(
  step: number,
): { most: number; end: RefObject<E | null> } {
  const [most, setMost] = useState(step);
  const end = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that is still visible after more rows were rendered is reported only to a new observer
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setMost((before) => before + step);
      },
      { rootMargin: '200px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [step, most]);
  return { most, end };
}
