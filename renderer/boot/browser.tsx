import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from '../app/App.tsx';
import { createAppContext, startVisit } from '../app/create-app-context.ts';
import { loadRouter } from '../app/load-router.ts';
import { preloadViews } from '../blocks/lazy-block-view.ts';
import type { AppContext } from '../context/app-context.ts';
import { loadSiteOfVisit } from '../loading/channel-shard-loader.ts';
import { defineImportChunk } from '../loading/import-chunk.ts';
import { nextTask } from '../loading/next-task.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { type BootScriptState, bootScriptState } from '../site-data/boot-script-state.ts';
import { type EmbeddedSite, readEmbeddedSite } from '../site-data/embedded-site.ts';
import { hiddenBrandClass, hiddenPageClass } from '../site-data/page-markup.ts';
import { closeDialogsOnBack } from '../ui/dialog-history.ts';
import { adoptPrerenderedPage } from './adopt-prerendered-page.ts';
import { applyStylesheets, loadStylesheets } from './apply-stylesheets.ts';
import { syncDocumentHead } from './document-head.ts';
import { freezePage } from './freeze-page.ts';
import { hideBrokenPictures } from './hide-broken-pictures.ts';
import { addPolyfills } from './polyfills.ts';

addPolyfills();
defineImportChunk();
const element = document.getElementById('app');
if (!element) throw new Error('#app is missing');
void start(element);

/** How long the handling of a recorded press may wait for the HTTP client, ms. */
const httpClientWaitMs = 20;

interface Start {
  element: HTMLElement;
  boot: BootScriptState | undefined;
  /** Whether the HTML contains a prerendered page that this visitor may see. */
  isPrerendered: boolean;
  /** Ends the task, unless the visitor has pressed a button and waits for the app. */
  pause(): Promise<void> | undefined;
  /** Whether the visitor pressed a button of the prerendered page before the app had loaded. */
  isAwaited: boolean;
}

/**
 * In several tasks: a single one would block a slow phone for a quarter of a second, which only a visitor who has pressed
 * and waits for it accepts. On a prerendered page nothing runs before a press is handled that the press does not need.
 */
async function start(element: HTMLElement) {
  const boot = bootScriptState(window);
  const isPrerendered = element.dataset.path !== undefined && boot?.hidesPage === false;
  const isAwaited = isPrerendered && boot.pressed !== null;
  const step: Start = {
    element,
    boot,
    isPrerendered,
    isAwaited,
    pause: isAwaited ? () => undefined : nextTask,
  };
  const styles = isPrerendered ? null : applyStylesheets(document);
  if (isPrerendered && !isAwaited) loadStylesheets(document);
  await step.pause();
  const { app, embedded, views } = await startApp(step);
  const httpClient = prepareForLeaving(step, app);
  await step.pause();
  const isAdopted =
    isPrerendered && (await adoptPrerenderedPage(element, embedded, app, views).catch(() => false));
  // An adopted page has its own title, icon, colours and styles.
  if (!isAdopted) {
    syncDocumentHead(app.session, document);
    await (styles ?? applyStylesheets(document));
  }
  // Usually loaded by now; it would otherwise execute only after React's next work.
  if (isAwaited) await Promise.race([httpClient, wait(httpClientWaitMs)]);
  const pressed = boot?.hidesPage ? null : (boot?.pressed ?? null);
  const root = isAdopted
    ? hydrateRoot(element, <App app={app} />)
    : await renderInstead(element, embedded, app, isPrerendered);
  app.freeze = () => freezePage(element, root);
  document.documentElement.classList.remove(hiddenBrandClass, hiddenPageClass);
  boot?.stop();
  hideBrokenPictures(document);
  if (isAdopted) await afterHydration(app, pressed);
  else if (pressed && window.location.pathname === element.dataset.path) {
    void loadRouter().then(({ repeatPress }) => repeatPress(element, pressed));
  }
}

/** Loads the site with the visitor's channel and creates the app context. */
async function startApp({ isPrerendered, pause }: Start) {
  const core = readEmbeddedSite(document);
  const views = Promise.all(isPrerendered ? Object.values(core.bundles).map((one) => preloadViews(one)) : []);
  const embedded = { ...core, site: await loadSiteOfVisit(core, window) };
  const visit = startVisit(embedded, window);
  await pause();
  return { app: createAppContext(embedded, window, visit), embedded, views };
}

/**
 * Lets Back close dialogs and start the router, and loads the two chunks that only a visitor who goes on needs.
 * @returns resolves when the HTTP client has been loaded; null if a new visitor has pressed nothing yet
 */
function prepareForLeaving({ boot, isPrerendered }: Start, app: AppContext): Promise<unknown> | null {
  const { navigation } = app;
  closeDialogsOnBack(window, () => navigation.routed?.entry());
  const startRouter = () => void navigation.router().catch(() => undefined);
  window.addEventListener('popstate', startRouter);
  const httpClient = !isPrerendered || boot?.pressed ? app.prepareCalls() : null;
  if (!isPrerendered) startRouter();
  return httpClient;
}

/** Repeats the recorded press, which React hydrates first, and then does what could wait for it. */
async function afterHydration(app: AppContext, pressed: HTMLElement | null): Promise<void> {
  pressed?.click();
  // The API call of the press leaves first: it takes several tasks, and the visitor waits for it.
  if (pressed) await whenIdle(window);
  app.pageShown(window.location.pathname);
  syncDocumentHead(app.session, document);
  void applyStylesheets(document);
  if (pressed) app.navigation.prepare();
}

/** Renders the router's page. Until it is there, the prerendered page stays, with what the visitor types. */
async function renderInstead(
  element: HTMLElement,
  embedded: EmbeddedSite,
  app: AppContext,
  isPrerendered: boolean,
): Promise<Root> {
  const routed = await app.navigation.router();
  if (isPrerendered) {
    await routed.load();
    const { transferFormState } = await loadRouter();
    transferFormState(element, embedded, app);
  }
  element.textContent = '';
  const root = createRoot(element);
  root.render(<App app={app} />);
  return root;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
