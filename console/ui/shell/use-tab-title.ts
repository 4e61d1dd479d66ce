import { type RefObject, useEffect } from 'react';

/**
 * Names the browser's tab, and with it the entries of its history, by the heading of the view that is open: of several
 * tabs each says what it shows.
 */
export function useTabTitle(main: RefObject<HTMLElement | null>, product: string): void {
  useEffect(() => {
    const box = main.current;
    if (!box) return;
    const name = () => {
      const heading = box.querySelector('h1')?.textContent?.trim();
      const title = heading ? `${heading} · ${product}` : product;
      if (document.title !== title) document.title = title;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(box, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [main, product]);
}
