import { type RefObject, useEffect, useState } from 'react';

/** So far outside of what is seen something counts as in view already: it is there when one scrolls to it. */
const ahead = '150px';

/** Whether an element is in view of the page, or nearly. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const seen = element.current;
    if (!seen) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)),
      // A margin counts only around what scrolls.
      { root: document.getElementById('main'), rootMargin: ahead },
    );
    observer.observe(seen);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
