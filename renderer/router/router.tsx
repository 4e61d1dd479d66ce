import {
  createRootRoute,
  createRoute,
  createRouter,
  type NavigateOptions,
  Outlet,
  RouterProvider,
  redirect,
  useLoaderData,
  useMatches,
} from '@tanstack/react-router';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, useLayoutEffect } from 'react';
import { decodeQuery, ownEntry } from '../../runtime/index.ts';
import { preloadViews } from '../blocks/lazy-block-view.ts';
import type { AppContext } from '../context/app-context.ts';
import type { StartedRouter } from '../navigation/lazy-router.ts';
import type { Address } from '../navigation/navigation-controller.ts';
import type { PageBundle } from '../site-data/page-bundle.ts';
import { KeepAlivePages } from './KeepAlivePages.tsx';
import { PageFailed, PageLoading } from './PageState.tsx';
import { watchPagesBehind } from './page-behind.ts';
import { RouteView } from './RouteView.tsx';

export { repeatPress, transferFormState } from '../form-state/transfer-form-state.ts';
// In the router's chunk: they are needed only together with it.
export { routePagesToPrefetch } from '../navigation/prefetch.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The name of the route in the site's table. */
    route?: string;
  }
}

/** The search string as it is in the address: TanStack's own parser would turn tokens into numbers. */
export interface RawSearch {
  raw?: string;
}
const rawSearch = {
  parseSearch: (search: string): RawSearch => (search === '' || search === '?' ? {} : { raw: search }),
  stringifySearch: (search: RawSearch): string => search.raw ?? '',
};

const target = ({ path, search }: Address) =>
  ({ to: path, search: rawSearch.parseSearch(search) }) as NavigateOptions;

/** The router decodes paths and shows its own page for a malformed one (T20): escaped, it is an unknown path. */
function decodable(url: URL): URL {
  try {
    decodeURIComponent(url.pathname);
  } catch {
    url.pathname = url.pathname.replace(/%/g, '%25');
  }
  return url;
}

/** How long a page waits for the views of its blocks, ms; a later one shows its placeholder. */
const mostMsForViews = 2000;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Starts the routes of a site, made from its table; every one is guarded by the same decision in `beforeLoad`. */
export function startRouter(app: AppContext, view: Window): StartedRouter {
  const { site, session, controller, pages, visit, navigation } = app;
  const kept = Object.values(site.routes).filter(({ keepAlive }) => keepAlive);
  const { step, behind, isBehind } = watchPagesBehind(new Set(kept.map(({ path }) => path)), view);
  /** Whether the visitor came to the shown page by a step forward: then no position is restored on it. */
  let isForward = false;
  const root = createRootRoute({ component: () => <RoutedPages app={app} behind={behind} /> });
  const rootRedirect = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: ({ location }) => {
      const located = controller.locate('/', location.searchStr);
      if ('redirect' in located) throw redirect({ ...target(located.redirect), replace: true });
    },
    loader: () => pageToShow(ownEntry(site.routes, site.catchAll)?.page ?? ''),
    component: () => <LoadedRoute app={app} route={site.catchAll} />,
  });
  const routes = Object.entries(site.routes).map(([name, route]) =>
    createRoute({
      getParentRoute: () => root,
      path: name === site.catchAll ? '$' : route.path,
      staticData: { route: name },
      beforeLoad: async ({ location, abortController }) => {
        // Requested at the same time as the decision: most visitors stay, but few without a login where one is needed.
        if (!route.needsToken || session.token !== null) pageToShow(route.page).catch(() => undefined);
        if (navigation.isDecided(name, location.searchStr)) return;
        session.setQuery(decodeQuery(location.searchStr, session.site.facts.query));
        const isCurrent = () => !abortController.signal.aborted;
        const to = await controller.resolve({ route: name, outcome: null }, location.searchStr, isCurrent);
        if (to) throw redirect({ ...target(to), replace: true });
      },
      loader: () => pageToShow(route.page),
      // A page that is kept alive is rendered beside the outlet: the content of the outlet is unmounted when the
      // visitor leaves.
      component: () => (route.keepAlive ? null : <LoadedRoute app={app} route={name} isNew={isForward} />),
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren([rootRedirect, ...routes]),
    origin: view.location.origin,
    ...rawSearch,
    rewrite: { input: ({ url }) => decodable(url) },
    // Compares paths as `locate` does, so that `explain` predicts what the browser does.
    caseSensitive: true,
    // A page that is shown without the router stays where the visitor has scrolled to when the router starts.
    scrollRestoration: ({ location }) =>
      navigation.first === null || ownEntry(site.routes, navigation.first.route)?.path !== location.pathname,
    defaultPendingMs: 300,
    defaultPendingComponent: () => <PageLoading app={app} />,
    defaultErrorComponent: ({ reset }) => (
      <PageFailed app={app} retry={() => void router.invalidate().then(reset)} />
    ),
  });
  /**
   * Loads the views of a page before it is shown, so that nothing jumps. The first page of the visit does not wait for
   * them: its blocks reserve their space, so the visitor sees something earlier.
   */
  async function pageToShow(id: string): Promise<PageBundle> {
    const bundle = await pages.load(id);
    const views = preloadViews(bundle);
    const isFirst = router.state.resolvedLocation === undefined;
    if (!isFirst) await Promise.race([views, wait(mostMsForViews)]);
    return bundle;
  }
  router.history.subscribe(({ action: { type } }) => {
    isForward = type === 'PUSH' || type === 'REPLACE';
  });
  router.subscribe('onBeforeLoad', step);
  router.subscribe('onResolved', ({ toLocation }) => {
    const isShownAlready = navigation.first !== null && navigation.arrival?.path === toLocation.pathname;
    navigation.arrival = null;
    if (!isShownAlready) app.pageShown(toLocation.pathname);
  });
  /** Leaves a login or a form for good: Back does not return to a finished page. */
  function isDone(): boolean {
    const kind = visit.location ? ownEntry(site.routes, visit.location.route)?.kind : undefined;
    return kind === 'entry' || kind === 'index' || kind === 'form';
  }
  return {
    Pages: () => <RouterProvider router={router as never} />,
    load: () => router.load(),
    goTo: async (to, replace = isDone()) => {
      // The router keeps the position of what it has seen scroll: nothing of a page that was shown without it.
      if (navigation.first) view.document.dispatchEvent(new Event('scroll'));
      if (!replace && isBehind(to.path, to.search)) router.history.back();
      else await router.navigate({ ...target(to), replace });
    },
    entry: () => router.history.location.state.__TSR_key,
  };
}

/** Renders the router's page; nothing while the first page, which renders itself, is shown. */
const RoutedPages = observer(function RoutedPages({ app, behind }: ComponentProps<typeof KeepAlivePages>) {
  const { navigation } = app;
  const route = useMatches({ select: (matches) => matches[matches.length - 1]?.staticData.route });
  const isLeft = navigation.first !== null && navigation.first.route !== route;
  useLayoutEffect(() => {
    if (isLeft) navigation.leaveFirst();
  }, [isLeft, navigation]);
  if (navigation.first) return null;
  return (
    <>
      <Outlet />
      <KeepAlivePages app={app} behind={behind} />
    </>
  );
});

/** The page that the router has loaded for a route. */
function LoadedRoute(props: { app: AppContext; route: string; isNew?: boolean }) {
  const bundle: PageBundle = useLoaderData({ strict: false });
  return <RouteView {...props} bundle={bundle} />;
}
