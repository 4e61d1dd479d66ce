import { reaction } from 'mobx';
import {
  type ActivationPorts,
  type ApiClient,
  ConsentedTrackers,
  callEndpoint,
  commonFields,
  createApiClient,
  type KnownLead,
  loadLateCalls,
  SafeStorage,
  type Session,
  startOneTap,
  startSession,
  Visit,
  whenInteractive,
} from '../../runtime/effects/index.ts';
import type { AppContext } from '../context/app-context.ts';
import { createDrafts } from '../form-state/drafts.ts';
import { createLeads } from '../form-state/leads.ts';
import { restoreTyped, saveTyped } from '../form-state/typed-over-reload.ts';
import { onMissingChunk } from '../loading/import-with-retry.ts';
import { PageLoader } from '../loading/page-loader.ts';
import { LazyRouter } from '../navigation/lazy-router.ts';
import { NavigationController } from '../navigation/navigation-controller.ts';
import { bootScriptState } from '../site-data/boot-script-state.ts';
import type { EmbeddedSite } from '../site-data/embedded-site.ts';
import { loadRouter } from './load-router.ts';
import { createPrefetch } from './page-prefetcher.ts';
import { reloadAfterDeploy } from './reload-after-deploy.ts';
import { createVisitMemory } from './visit-memory.ts';

/** Storage and session of a visit; on a slow phone a task of its own. */
export function startVisit({ site }: EmbeddedSite, view: Window) {
  const storage = new SafeStorage(view);
  return { storage, session: startSession(site, storage, view) };
}

/** Connects everything that lives as long as the document. */
export function createAppContext(
  embedded: EmbeddedSite,
  view: Window,
  started = startVisit(embedded, view),
): AppContext {
  const { site } = embedded;
  const { storage, session } = started;
  const visit = new Visit();
  const api = createApi(
    embedded,
    session,
    view,
    () => app,
    () => void reload.ask(null),
  );
  const trackers = new ConsentedTrackers(session, view);
  const leads = new Map<string, KnownLead>();
  const ports = { session, api, storage, view, leads, sendTrackers: () => trackers.formConfirmed() };
  activateChannelOnConsent(ports);
  const answers = restoreTyped(storage);
  const reload = reloadAfterDeploy({
    embedded,
    storage,
    view,
    leave: () => app.leave(),
  });
  onMissingChunk(() => reload.ask(null, true));
  const app: AppContext = {
    site,
    session,
    visit,
    storage,
    controller: new NavigationController({ site, session, visit, api, view }),
    navigation: new LazyRouter(async () => (await loadRouter()).startRouter(app, view)),
    pages: new PageLoader(embedded, (page) => reload.ask(page), bootScriptState(view)?.page),
    call: (endpoint, payload, form) => reload.after(callEndpoint(ports, endpoint, payload, form)),
    prepareCalls: () => api.prepare().catch(() => undefined),
    drafts: createDrafts(ports),
    leads: createLeads(ports),
    oneTap: startOneTap(site, api, view),
    prefetch: createPrefetch(ports, () => app),
    pageShown: (path) => {
      trackers.pageShown(path);
      activateChannel(ports);
    },
    withdrawConsent: () => {
      session.withdraw();
      storage.clear();
      view.location.assign('/');
    },
    ...createVisitMemory(storage, session, answers),
    freeze: () => undefined,
    leave: () => {
      app.freeze();
      saveTyped(storage, answers, app.pages.forms);
    },
  };
  return app;
}

function createApi(
  { api, site }: EmbeddedSite,
  session: Session,
  view: Window,
  app: () => AppContext,
  onMissingChunk: () => void,
): ApiClient {
  return createApiClient({
    base: new URL(api, view.location.origin).href.replace(/\/$/, ''),
    timeoutMs: site.settings.api.timeoutMs,
    commonFields: () => commonFields(session, view),
    onMissingChunk,
    onUnauthorized: (onOpen) => {
      const { pathname: path, search } = view.location;
      const to = app().controller.unauthorized({ path, search });
      // Back leads to the page again: the login may lead elsewhere, and the answers are still there (FLT-19). A page that
      // makes the call when it opens would lead to the login once more (FLT-20).
      if (to) void app().navigation.goTo(to, onOpen);
    },
  });
}

/** Never rejects: without its code the next page tries again. */
function activateChannel(ports: ActivationPorts): void {
  if (!ports.session.mayActivate) return;
  void loadLateCalls().then(
    (calls) => calls.activateChannel(ports),
    () => undefined,
  );
}

/** Reports the channel as active once the page is interactive and the visitor has logged in or agreed to trackers. */
function activateChannelOnConsent(ports: ActivationPorts): void {
  const { session, view } = ports;
  void whenInteractive(view).then(() =>
    reaction(
      () => session.mayActivate,
      () => activateChannel(ports),
      { fireImmediately: true },
    ),
  );
}
