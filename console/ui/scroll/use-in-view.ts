import { type RefObject, useEffect, useState } from 'react';

/** An element within this margin counts as in view already: it is loaded when it is scrolled to. */
const ahead = '150px';

/** Whether an element is in view of the page, or nearly. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)),
      // A root margin applies only to the scrolling container.
      { root: document.getElementById('main'), rootMargin: ahead },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
