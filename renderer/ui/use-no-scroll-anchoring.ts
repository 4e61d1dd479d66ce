import { useLayoutEffect } from 'react';

/** How many placeholders are in the document. */
let placeholders = 0;
const anchoring = (value: 'none' | '') => {
  document.documentElement.style.setProperty('overflow-anchor', value);
};

/**
 * For what only keeps the place of something. What comes is higher as a rule, and a browser that holds on to what stood
 * below (scroll anchoring) would push the visitor down to the end of the page.
 */
export function useNoScrollAnchoring(): void {
  useLayoutEffect(() => {
    placeholders += 1;
    anchoring('none');
    return () => {
      placeholders -= 1;
      const end = () => {
        if (placeholders === 0) anchoring('');
      };
      // Only when what came has been laid out, which is in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(end));
    };
  }, []);
}
