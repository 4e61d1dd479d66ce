import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from '../app/App.tsx';
import { createAppContext, startVisit } from '../app/create-app-context.ts';
import { loadRouter } from '../app/load-router.ts';
import { preloadViews } from '../blocks/lazy-block-view.ts';
import type { AppContext } from '../context/app-context.ts';
import { loadSiteOfVisit } from '../loading/channel-shard-loader.ts';
import { nextTask } from '../loading/next-task.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { bootScriptState } from '../site-data/boot-script-state.ts';
import { type EmbeddedSite, readEmbeddedSite } from '../site-data/embedded-site.ts';
import { hiddenBrandClass, hiddenPageClass } from '../site-data/page-markup.ts';
import { closeDialogsOnBack } from '../ui/dialog-history.ts';
import { adoptPrerenderedPage } from './adopt-prerendered-page.ts';
import { applyStylesheets, loadStylesheets } from './apply-stylesheets.ts';
import { syncDocumentHead } from './document-head.ts';
import { freezePage } from './freeze-page.ts';
import { addPolyfills } from './polyfills.ts';

addPolyfills();
const element = document.getElementById('app');
if (!element) throw new Error('this HTML has no #app: it was not published');
void start(element);

/** A button that was pressed should be heard even where what makes calls is still under way. */
const mostMsForCalls = 20;

/**
 * In several tasks: all at once would hold up a slow phone's visitor for a quarter of a second, unless they have pressed
 * and wait for it. Of a page that stands in the HTML only what a press needs comes before it is heard.
 */
async function start(element: HTMLElement) {
  const early = bootScriptState(window);
  const isRendered = element.dataset.path !== undefined && early?.hidesPage === false;
  const waits = isRendered && early.pressed !== null;
  const pause = waits ? () => undefined : nextTask;
  const styled = isRendered ? null : applyStylesheets(document);
  if (isRendered && !waits) loadStylesheets(document);
  await pause();
  const core = readEmbeddedSite(document);
  const views = Promise.all(isRendered ? Object.values(core.bundles).map((one) => preloadViews(one)) : []);
  const embedded = { ...core, site: await loadSiteOfVisit(core, window) };
  const visit = startVisit(embedded, window);
  await pause();
  const app = createAppContext(embedded, window, visit);
  const { navigation } = app;
  closeDialogsOnBack(window, () => navigation.routed?.entry());
  // Where the visitor has gone to is for the router to say.
  const needRouter = () => void navigation.router().catch(() => undefined);
  window.addEventListener('popstate', needRouter);
  // Nothing is asked of the server for a new visitor who has pressed nothing yet.
  const calls = !isRendered || early.pressed !== null ? app.prepareCalls() : null;
  if (!isRendered) needRouter();
  await pause();
  const adopted =
    isRendered && (await adoptPrerenderedPage(element, embedded, app, views).catch(() => false));
  // Title, icon, colours and style sheets: an adopted page stands in its own.
  if (!adopted) {
    syncDocumentHead(app.session, document);
    await (styled ?? applyStylesheets(document));
  }
  // What makes the call of who has pressed is here mostly, and would stand in line behind what React does next.
  if (waits) await Promise.race([calls, new Promise((resolve) => setTimeout(resolve, mostMsForCalls))]);
  const pressed = early?.hidesPage ? null : (early?.pressed ?? null);
  const root = adopted
    ? hydrateRoot(element, <App app={app} />)
    : await emptyRoot(element, embedded, app, isRendered);
  app.leave = () => freezePage(element, root);
  document.documentElement.classList.remove(hiddenBrandClass, hiddenPageClass);
  early?.stop();
  // What was pressed before there was anybody to hear it is pressed again; React comes alive there first.
  if (adopted) {
    pressed?.click();
    // The call that it leads to leaves first: it takes several turns, and somebody waits for it.
    if (pressed) await whenIdle(window);
    app.pageShown(window.location.pathname);
    syncDocumentHead(app.session, document);
    void applyStylesheets(document);
    if (pressed) navigation.prepare();
  } else if (pressed && window.location.pathname === element.dataset.path) {
    void loadRouter().then(({ repeatPress }) => repeatPress(element, pressed));
  }
}

/** Shows what the router shows, in the place of what came with the HTML: that stands until there is something. */
async function emptyRoot(
  element: HTMLElement,
  embedded: EmbeddedSite,
  app: AppContext,
  isRendered: boolean,
): Promise<Root> {
  const routed = await app.navigation.router();
  if (isRendered) {
    await routed.load();
    const { transferFormState } = await loadRouter();
    transferFormState(element, embedded, app);
  }
  element.textContent = '';
  const root = createRoot(element);
  root.render(<App app={app} />);
  return root;
}
