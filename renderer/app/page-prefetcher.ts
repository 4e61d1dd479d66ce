import { type ApiClient, type Session, whenInteractive } from '../../runtime/effects/index.ts';
import { preloadViews } from '../blocks/lazy-block-view.ts';
import type { AppContext } from '../context/app-context.ts';
import type { PageLoader } from '../loading/page-loader.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { loadRouter } from './load-router.ts';

interface Ports {
  session: Session;
  api: ApiClient;
  view: Window;
}

/** Prefetches the pages to which the outcomes of a page lead, once for each page before and after a consent. */
export function createPrefetch(ports: Ports, app: () => AppContext): AppContext['prefetch'] {
  const { view } = ports;
  const prefetched = new Set<string>();
  return (route, bundle, agreed) => {
    const key = `${route} ${agreed}`;
    if (prefetched.has(key) || savesData(view)) return;
    prefetched.add(key);
    const { navigation, pages, prepareCalls } = app();
    void prepareCalls();
    void whenIdle(view)
      .then(() => {
        navigation.prepare();
        return Promise.all([loadRouter(), whenInteractive(view)]);
      })
      .then(([{ routePagesToPrefetch }]) => routePagesToPrefetch(ports, route, bundle, agreed))
      .then((ids) => ids.forEach((id) => void prefetchPage(pages, id)))
      .catch(() => undefined);
  };
}

/** A failure is ignored: the page is requested again when the visitor goes there. */
const prefetchPage = (pages: PageLoader, id: string): void =>
  void pages.load(id, true).then(
    (bundle) => preloadViews(bundle, true),
    () => undefined,
  );

/** Save-Data: a visitor who pays for each byte gets what is shown and no prefetch. */
const savesData = ({ navigator }: Window): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
