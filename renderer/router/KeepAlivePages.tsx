import { useMatches, useRouter } from '@tanstack/react-router';
import { Activity, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ownEntry, type Site } from '../../runtime/index.ts';
import type { Block } from '../../schemas/index.ts';
import type { AppContext } from '../context/app-context.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';
import { isSamePage, type KeepAliveKey, type KeepAlivePage, keepAlive } from './keep-alive.ts';
import type { PageBehind } from './page-behind.ts';
import { RouteSheet } from './RouteSheet.tsx';
import { RouteView } from './RouteView.tsx';

interface KeepAlivePagesProps {
  app: AppContext;
  /** The page that a step forward to this path has left. */
  behind(path: string): PageBehind | null;
}

/**
 * R-ROUTE 4: pages of routes with `keepAlive` stay mounted while the visitor is elsewhere, scroll position included.
 */
export function KeepAlivePages({ app, behind }: KeepAlivePagesProps) {
  const match = useMatches({ select: (matches) => matches[matches.length - 1] });
  const route = match?.status === 'success' ? keepAliveRoute(app.site, match.staticData.route) : undefined;
  const bundle = match?.loaderData as unknown as PageBundle;
  const shown: KeepAliveKey | undefined =
    route === undefined
      ? undefined
      : {
          route,
          about: app.chosenProduct(),
          bundle,
          behind: bundle.page.opensInSheet ? behind(match?.pathname ?? '') : null,
        };

  const [pages, setPages] = useState<readonly KeepAlivePage[]>([]);
  const next = shown ? keepAlive(pages, shown) : pages;
  if (next !== pages) setPages(next);

  // By age, not by last use: a node that is moved in the document loses its scroll position.
  const byAge = [...pages].sort((one, other) => one.id - other.id);
  return byAge.map((page) => (
    <Activity key={page.id} mode={shown && isSamePage(page, shown) ? 'visible' : 'hidden'}>
      <KeptPage app={app} page={page} />
    </Activity>
  ));
}

function KeptPage({ app, page }: { app: AppContext; page: KeepAlivePage }) {
  const { id, route, behind } = page;
  const bundle = useMemo(() => (behind ? withoutHead(page.bundle) : page.bundle), [behind, page.bundle]);
  const view = (
    <RouteView app={app} route={route} bundle={bundle} idPrefix={`page${id}-`} inSheet={behind !== null} />
  );
  if (!behind) return <ScrollRestoration>{view}</ScrollRestoration>;
  return (
    <RouteSheet
      title={bundle.page.title ?? ''}
      closeLabel={app.pages.message('action.close')}
      behind={behind}
    >
      {view}
    </RouteSheet>
  );
}

/** A sheet has a header of its own. */
const withoutHead = (bundle: PageBundle): PageBundle => ({
  ...bundle,
  page: { ...bundle.page, body: blocksWithoutHead(bundle.page.body) },
});

/** Also of a page whose texts name answers, which has a view around all of its blocks. */
const blocksWithoutHead = (body: readonly Block[]): Block[] =>
  body
    .filter(({ type }) => type !== 'brandBar' && type !== 'hero')
    .map((block) =>
      (block.type as string) === 'answers' && 'blocks' in block
        ? ({ ...block, blocks: blocksWithoutHead(block.blocks) } as Block)
        : block,
    );

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
