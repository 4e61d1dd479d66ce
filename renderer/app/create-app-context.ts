import { observable, reaction, runInAction } from 'mobx';
import {
  ApiClient,
  activateChannel,
  ConsentedTrackers,
  callEndpoint,
  commonFields,
  SafeStorage,
  startOneTap,
  startSession,
  Visit,
  whenInteractive,
} from '../../runtime/effects/index.ts';
import { type Answers, stored, storedDeadline } from '../../runtime/index.ts';
import { preloadViews } from '../blocks/lazy-block-view.ts';
import type { AppContext } from '../context/app-context.ts';
import { createDrafts } from '../form-state/drafts.ts';
import { createLeads } from '../form-state/leads.ts';
import { restoreTyped, saveTyped } from '../form-state/typed-over-reload.ts';
import { onMissingChunk } from '../loading/import-with-retry.ts';
import { PageLoader } from '../loading/page-loader.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { LazyRouter } from '../navigation/lazy-router.ts';
import { NavigationController } from '../navigation/navigation-controller.ts';
import type { EmbeddedSite } from '../site-data/embedded-site.ts';
import { loadRouter } from './load-router.ts';
import { ReloadAfterDeploy } from './reload-after-deploy.ts';

/** What a visit begins with; a task of its own on a slow phone. */
export function startVisit({ site }: EmbeddedSite, view: Window) {
  const storage = new SafeStorage(view);
  return { storage, session: startSession(site, storage, view) };
}

export function createAppContext(
  embedded: EmbeddedSite,
  view: Window,
  started = startVisit(embedded, view),
): AppContext {
  const { site } = embedded;
  const { storage, session } = started;
  const visit = new Visit();
  const api = new ApiClient({
    base: new URL(embedded.api, view.location.origin).href.replace(/\/$/, ''),
    timeoutMs: site.settings.api.timeoutMs,
    commonFields: () => commonFields(session, view),
    onUnauthorized: () => {
      const { pathname: path, search } = view.location;
      const to = app.controller.unauthorized({ path, search });
      if (to) void app.navigation.goTo(to, true);
    },
  });
  const trackers = new ConsentedTrackers(session, view);
  const ports = { session, api, storage, view, sendTrackers: () => trackers.formConfirmed() };
  void whenInteractive(view).then(() =>
    reaction(
      () => session.token !== null || session.consents.has('trackers'),
      () => void activateChannel(ports),
      { fireImmediately: true },
    ),
  );
  const prefetched = new Set<string>();
  const answers = restoreTyped(storage);
  const renewal = new ReloadAfterDeploy({
    embedded,
    storage,
    view,
    leave: () => {
      app.leave();
      saveTyped(storage, answers, app.pages.forms);
    },
  });
  onMissingChunk(() => renewal.ask(null));
  const results = observable.box<ReadonlyMap<string, unknown>>(new Map(), { deep: false });
  const app: AppContext = {
    site,
    session,
    visit,
    storage,
    controller: new NavigationController({ site, session, visit, api, view }),
    navigation: new LazyRouter(async () => (await loadRouter()).startRouter(app, view)),
    pages: new PageLoader(embedded, (page) => renewal.ask(page)),
    call: (endpoint, payload, form) => renewal.after(callEndpoint(ports, endpoint, payload, form)),
    prepareCalls: () => api.prepare().catch(() => undefined),
    drafts: createDrafts(ports),
    leads: createLeads(ports),
    oneTap: startOneTap(site, api, view),
    prefetch: (route, bundle, agreed) => {
      const once = `${route} ${agreed}`;
      if (prefetched.has(once) || wantsFewBytes(view)) return;
      prefetched.add(once);
      void app.prepareCalls();
      void whenIdle(view)
        .then(() => {
          app.navigation.prepare();
          return Promise.all([loadRouter(), whenInteractive(view)]);
        })
        .then(([{ routePagesToPrefetch }]) => routePagesToPrefetch(ports, route, bundle, agreed))
        .then((ids) => ids.forEach((id) => void loadAhead(app.pages, id)))
        .catch(() => undefined);
    },
    pageShown: (path) => {
      trackers.pageShown(path);
      void activateChannel(ports);
    },
    withdrawConsent: () => {
      session.withdraw();
      storage.clear();
      view.location.assign('/');
    },
    answersOf: (form) => answers.get(form) ?? {},
    keepAnswers: (form, given) => answers.set(form, given),
    results: () => results.get(),
    keepResult: (form, data) => runInAction(() => results.set(new Map(results.get()).set(form, data))),
    chosenProduct: () => storage.read(stored.chosenProduct),
    chooseProduct: (id) => {
      // What was agreed to was agreed to for that product; what was typed serves for another one too.
      if (id !== storage.read(stored.chosenProduct)) {
        for (const [form, given] of answers) answers.set(form, withoutConsents(given));
      }
      storage.write(stored.chosenProduct, id);
    },
    deadline: (name, longestMs) => soundDeadline(storage.read(storedDeadline(name)), longestMs),
    setDeadline: (name, at) => storage.write(storedDeadline(name), at),
    leave: () => undefined,
  };
  return app;
}

/** What fails here is asked for again when the visitor goes there. */
const loadAhead = (pages: PageLoader, id: string): void =>
  void pages.load(id, true).then(
    (bundle) => preloadViews(bundle, true),
    () => undefined,
  );

/** Save-Data: a visitor who pays for each byte gets what is shown, and nothing ahead. */
const wantsFewBytes = ({ navigator }: Window): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A deadline that is further away than it can be comes from a clock that was set back (FLT-06). */
function soundDeadline(at: number | null, longestMs: number): number {
  return at !== null && at - Date.now() <= longestMs ? at : 0;
}

/** A tick is the only answer that is no text. */
const withoutConsents = (given: Answers): Answers =>
  Object.fromEntries(Object.entries(given).filter(([, answer]) => typeof answer !== 'boolean'));
