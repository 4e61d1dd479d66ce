import { useMatches, useRouter } from '@tanstack/react-router';
import { Activity, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ownEntry, type Site } from '../../runtime/index.ts';
import type { AppContext } from '../context/app-context.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';
import { isSamePage, type KeepAliveKey, type KeepAlivePage, keepAlive } from './keep-alive.ts';
import { RouteView } from './RouteView.tsx';

/**
 * R-ROUTE 4: pages of routes with `keepAlive` stay mounted while the visitor is elsewhere, scroll position included.
 */
export function KeepAlivePages({ app }: { app: AppContext }) {
  const match = useMatches({ select: (matches) => matches[matches.length - 1] });
  const route = match?.status === 'success' ? keepAliveRoute(app.site, match.staticData.route) : undefined;
  const shown: KeepAliveKey | undefined =
    route === undefined
      ? undefined
      : { route, about: app.chosenProduct(), bundle: match?.loaderData as unknown as PageBundle };

  const [pages, setPages] = useState<readonly KeepAlivePage[]>([]);
  const next = shown ? keepAlive(pages, shown) : pages;
  if (next !== pages) setPages(next);

  // By age, not by last use: a node that is moved in the document loses its scroll position.
  const byAge = [...pages].sort((one, other) => one.id - other.id);
  return byAge.map((page) => (
    <Activity key={page.id} mode={shown && isSamePage(page, shown) ? 'visible' : 'hidden'}>
      <ScrollRestoration>
        <RouteView app={app} route={page.route} bundle={page.bundle} idPrefix={`page${page.id}-`} />
      </ScrollRestoration>
    </Activity>
  ));
}

const keepAliveRoute = (site: Site, route: string | undefined): string | undefined =>
  route !== undefined && ownEntry(site.routes, route)?.keepAlive ? route : undefined;

/** Records the scroll position of its page, and restores it when the page is shown again. */
function ScrollRestoration({ children }: { children: ReactNode }) {
  const router = useRouter();
  const position = useRef({ top: 0, wasLeft: false });
  useLayoutEffect(() => {
    const { current } = position;
    const restore = () => current.wasLeft && window.scrollTo(0, current.top);
    const record = () => {
      current.top = window.scrollY;
    };
    restore();
    window.addEventListener('scroll', record, { passive: true });
    // The router scrolls too when a page is rendered; this listener runs after it and prevails.
    const stops = [router.subscribe('onRendered', restore), router.subscribe('onBeforeLoad', record)];
    // The clean-up of a layout effect runs before the scroll event that the hidden page itself causes.
    return () => {
      current.wasLeft = true;
      window.removeEventListener('scroll', record);
      for (const stop of stops) stop();
    };
  }, [router]);
  return children;
}
