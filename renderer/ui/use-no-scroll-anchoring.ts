import { useLayoutEffect } from 'react';

/** How many placeholders are in the document. */
let placeholders = 0;
const anchoring = (value: 'none' | '') => {
  document.documentElement.style.setProperty('overflow-anchor', value);
};

/**
 * For placeholders. The content that replaces one is usually higher, and a browser that keeps the elements below in
 * place (scroll anchoring) would push the visitor down to the end of the page.
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
      // Ends after the new content has been laid out, which is in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(end));
    };
  }, []);
}
