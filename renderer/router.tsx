import {
  createRootRoute,
  createRoute,
  createRouter,
  type NavigateOptions,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { decodeQuery, own } from '../runtime/index.ts';
import { watchBack } from './back-closes.ts';
import { preloadViews } from './block-view.ts';
import { KeptPages } from './KeptPages.tsx';
import { PageFailed, PageLoading } from './PageState.tsx';
import type { PageBundle } from './page-context.ts';
import { LoadedRoute } from './RouteView.tsx';
import type { Address } from './visit-driver.ts';
import type { World } from './world.ts';

/** The search string as it stands in the address: TanStack's own parser would make numbers of tokens. */
export interface RawSearch {
  raw?: string;
}
const rawSearch = {
  parseSearch: (search: string): RawSearch => (search === '' || search === '?' ? {} : { raw: search }),
  stringifySearch: (search: RawSearch): string => search.raw ?? '',
};

const target = ({ path, search }: Address) =>
  ({ to: path, search: rawSearch.parseSearch(search) }) as NavigateOptions;

/** The router decodes paths and shows a page of its own for a malformed one (T20): escaped, it is an unknown path. */
function decodable(url: URL): URL {
  try {
    decodeURIComponent(url.pathname);
  } catch {
    url.pathname = url.pathname.replace(/%/g, '%25');
  }
  return url;
}

/** A view that is later than this is waited for by its block alone, not by the page. */
const mostMsForViews = 2000;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The routes of a site, made from its table; every one is guarded by the same decision in `beforeLoad`.
 * @param history - left out: the browser's
 */
export function createSiteRouter(world: World, view: Window, history?: RouterHistory) {
  const { site, session, driver, pages, visit } = world;
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <KeptPages world={world} goTo={goTo} />
      </>
    ),
  });
  const rootRedirect = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: ({ location }) => {
      const located = driver.locate('/', location.searchStr);
      if ('redirect' in located) throw redirect({ ...target(located.redirect), replace: true });
    },
    loader: () => pageToShow(own(site.routes, site.catchAll)?.page ?? ''),
    component: () => <LoadedRoute world={world} route={site.catchAll} goTo={goTo} />,
  });
  const routes = Object.entries(site.routes).map(([name, route]) =>
    createRoute({
      getParentRoute: () => root,
      path: name === site.catchAll ? '$' : route.path,
      beforeLoad: async ({ location, abortController }) => {
        session.visit(decodeQuery(location.searchStr));
        const isCurrent = () => !abortController.signal.aborted;
        // Asked for at the same time as the decision: most visitors stay.
        pageToShow(route.page).catch(() => undefined);
        const to = await driver.decide({ route: name, outcome: null }, location.searchStr, isCurrent);
        if (to) throw redirect({ ...target(to), replace: true });
      },
      loader: () => pageToShow(route.page),
      // A page that is kept alive stands beside the outlet: what the outlet shows is gone when the visitor leaves.
      component: () => (route.keepAlive ? null : <LoadedRoute world={world} route={name} goTo={goTo} />),
    }),
  );
  // Before the router: a step that closes a dialog is none that it should hear of.
  watchBack(view, () => router.history.location.state.__TSR_key);
  const router = createRouter({
    routeTree: root.addChildren([rootRedirect, ...routes]),
    ...(history && { history }),
    origin: view.location.origin,
    ...rawSearch,
    rewrite: { input: ({ url }) => decodable(url) },
    // As `locate` compares paths, so that `explain` says what the browser does.
    caseSensitive: true,
    // Where a page is rendered without a browser nothing scrolls.
    scrollRestoration: history === undefined,
    defaultPendingMs: 300,
    defaultPendingComponent: () => <PageLoading world={world} />,
    defaultErrorComponent: ({ reset }) => (
      <PageFailed world={world} retry={() => void router.invalidate().then(reset)} />
    ),
  });
  /**
   * A page comes with its views, so that nothing jumps. The first page of the visit does not wait for them: its blocks
   * keep their space free, and something is seen sooner.
   */
  async function pageToShow(id: string): Promise<PageBundle> {
    const bundle = await pages.load(id);
    const views = preloadViews(bundle);
    const isFirst = router.state.resolvedLocation === undefined;
    if (!isFirst) await Promise.race([views, wait(mostMsForViews)]);
    return bundle;
  }
  router.subscribe('onResolved', ({ toLocation }) => world.pageShown(toLocation.pathname));
  /** Leaves a login or a form for good: back does not lead into what is done. */
  function goTo(to: Address): Promise<void> {
    const kind = visit.place ? own(site.routes, visit.place.route)?.kind : undefined;
    const done = kind === 'entry' || kind === 'index' || kind === 'form';
    return router.navigate({ ...target(to), replace: done });
  }
  world.onUnauthorized = () => {
    const { pathname, searchStr } = router.state.location;
    const to = driver.unauthorized({ path: pathname, search: searchStr });
    if (to) void router.navigate({ ...target(to), replace: true });
  };
  return router;
}
