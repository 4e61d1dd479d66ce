import {
  createRootRoute,
  createRoute,
  createRouter,
  type NavigateOptions,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { decodeQuery, own } from '../runtime/index.ts';
import { PageFailed, PageLoading } from './PageState.tsx';
import { RouteView } from './RouteView.tsx';
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

/** The routes of a site, made from its table; every one is guarded by the same decision in `beforeLoad`. */
export function createSiteRouter(world: World) {
  const { site, session, driver, pages, visit } = world;
  const root = createRootRoute({ component: Outlet });
  const rootRedirect = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: ({ location }) => {
      const located = driver.locate('/', location.searchStr);
      if ('redirect' in located) throw redirect({ ...target(located.redirect), replace: true });
    },
    loader: () => pages.load(own(site.routes, site.catchAll)?.page ?? ''),
    component: () => <RouteView world={world} route={site.catchAll} goTo={goTo} />,
  });
  const routes = Object.entries(site.routes).map(([name, route]) =>
    createRoute({
      getParentRoute: () => root,
      path: name === site.catchAll ? '$' : route.path,
      beforeLoad: async ({ location, abortController }) => {
        session.visit(decodeQuery(location.searchStr));
        const isCurrent = () => !abortController.signal.aborted;
        // Asked for at the same time as the decision: most visitors stay.
        pages.load(route.page).catch(() => undefined);
        const to = await driver.decide({ route: name, outcome: null }, location.searchStr, isCurrent);
        if (to) throw redirect({ ...target(to), replace: true });
      },
      loader: () => pages.load(route.page),
      component: () => <RouteView world={world} route={name} goTo={goTo} />,
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren([rootRedirect, ...routes]),
    ...rawSearch,
    rewrite: { input: ({ url }) => decodable(url) },
    // As `locate` compares paths, so that `explain` says what the browser does.
    caseSensitive: true,
    scrollRestoration: true,
    defaultPendingMs: 300,
    defaultPendingComponent: () => <PageLoading world={world} />,
    defaultErrorComponent: ({ reset }) => (
      <PageFailed world={world} retry={() => void router.invalidate().then(reset)} />
    ),
  });
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
