import { useEffect } from 'react';
import { hrefOf, useRoute } from '../route/route.ts';

const storageKey = 'funnel-last-visitor';

/** The address of the preview with the visitor that it showed last; each tab has its own. */
export function usePreviewHref(): string {
  const { path, query } = useRoute();
  const here = path[0] === 'see' ? query.toString() : null;
  useEffect(() => {
    if (here !== null) sessionStorage.setItem(storageKey, here);
  }, [here]);
  const last = here ?? sessionStorage.getItem(storageKey) ?? '';
  return hrefOf(['see'], Object.fromEntries(new URLSearchParams(last)));
}

/** The visitor that the preview showed last, as its address has them. */
export const lastVisitorQuery = (): URLSearchParams =>
  new URLSearchParams(sessionStorage.getItem(storageKey) ?? '');
