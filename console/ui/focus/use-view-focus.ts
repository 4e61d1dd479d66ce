import { useEffect, useRef } from 'react';
import { useRoute } from '../route/route.ts';

/**
 * Another view begins at its beginning: who came by a key or a link of the frame goes on within it, and not from the top
 * of the page. The find view gives the focus to the search itself.
 */
export function useViewFocus(): void {
  const { path } = useRoute();
  const view = path.slice(0, 3).join('/');
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    const main = document.getElementById('main');
    if (view === '' || main?.contains(document.activeElement)) return;
    main?.focus();
  }, [view]);
}
