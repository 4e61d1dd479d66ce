import { useEffect, useRef } from 'react';
import { useRoute } from '../route/route.ts';

/**
 * Focuses a new view at its beginning: after a key or a link of the frame the keyboard continues within the view, not
 * at the top of the page. The search view focuses its input itself.
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
