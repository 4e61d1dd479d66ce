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
  const route = match?.status === 'success' ? keptRoute(app.site, match.staticData.route) : undefined;
  const shown: KeepAliveKey | undefined =
    route === undefined
      ? undefined
      : { route, about: app.chosenProduct(), bundle: match?.loaderData as unknown as PageBundle };

  const [kept, setKept] = useState<readonly KeepAlivePage[]>([]);
  const next = shown ? keepAlive(kept, shown) : kept;
  if (next !== kept) setKept(next);

  // By age, not by last use: a node that is moved in the document loses its scroll position.
  const byAge = [...kept].sort((one, other) => one.id - other.id);
  return byAge.map((page) => (
    <Activity key={page.id} mode={shown && isSamePage(page, shown) ? 'visible' : 'hidden'}>
      <KeptScroll>
        <RouteView app={app} route={page.route} bundle={page.bundle} idPrefix={`kept${page.id}-`} />
      </KeptScroll>
    </Activity>
  ));
}

const keptRoute = (site: Site, route: string | undefined): string | undefined =>
  route !== undefined && ownEntry(site.routes, route)?.keepAlive ? route : undefined;

/** Records the scroll position of its page, and restores it when the page is shown again. */
function KeptScroll({ children }: { children: ReactNode }) {
  const router = useRouter();
  const place = useRef({ top: 0, wasLeft: false });
  useLayoutEffect(() => {
    const kept = place.current;
    const goBack = () => kept.wasLeft && window.scrollTo(0, kept.top);
    const note = () => {
      kept.top = window.scrollY;
    };
    goBack();
    window.addEventListener('scroll', note, { passive: true });
    // The router scrolls too when a page is rendered; this listener runs after it and prevails.
    const stops = [router.subscribe('onRendered', goBack), router.subscribe('onBeforeLoad', note)];
    // The clean-up of a layout effect runs before the scroll event that the hidden page itself causes.
    return () => {
      kept.wasLeft = true;
      window.removeEventListener('scroll', note);
      for (const stop of stops) stop();
    };
  }, [router]);
  return children;
}
