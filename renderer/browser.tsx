import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './App.tsx';
import { applyStyles } from './apply-styles.ts';
import { watchBack } from './back-closes.ts';
import { keepDocumentHead } from './document-head.ts';
import { earlyOf, hidden } from './early.ts';
import { type Embedded, readEmbedded } from './embedded.ts';
import { leavePicture } from './leave-picture.ts';
import { loadRouter } from './load-router.ts';
import { siteOfVisit } from './load-shard.ts';
import { nextTask } from './next-task.ts';
import { addMissingFunctions } from './old-phones.ts';
import { adoptPage } from './prerendered-page.ts';
import { createWorld, startVisit, type World } from './world.ts';

addMissingFunctions();
const element = document.getElementById('app');
if (!element) throw new Error('this HTML has no #app: it was not published');
void start(element);

/** In several tasks: all at once would hold up a slow phone's visitor for a quarter of a second. */
async function start(element: HTMLElement) {
  const styled = applyStyles(document);
  const early = earlyOf(window);
  const isRendered = element.dataset.path !== undefined && early?.isOpen === false;
  await nextTask();
  const core = readEmbedded(document);
  const embedded = { ...core, site: await siteOfVisit(core, window) };
  const visit = startVisit(embedded, window);
  await nextTask();
  const world = createWorld(embedded, window, visit);
  const { navigation } = world;
  watchBack(window, () => navigation.routed?.entry());
  // Where the visitor has gone to is for the router to say.
  const needRouter = () => void navigation.router().catch(() => undefined);
  window.addEventListener('popstate', needRouter);
  // Nothing is asked of the server for a new visitor who has pressed nothing yet.
  if (!isRendered || early.pressed !== null) world.prepareCalls();
  if (!isRendered) needRouter();
  await nextTask();
  keepDocumentHead(world.session, document);
  const adopted = isRendered && (await adoptPage(element, embedded, world).catch(() => false));
  await styled;
  const pressed = early?.isOpen ? null : (early?.pressed ?? null);
  const root = adopted
    ? hydrateRoot(element, <App world={world} />)
    : await emptyRoot(element, embedded, world, isRendered);
  world.leave = () => leavePicture(element, root);
  document.documentElement.classList.remove(hidden.brand, hidden.page);
  early?.end();
  // What was pressed before there was anybody to hear it is pressed again; React comes alive there first.
  if (adopted) {
    pressed?.click();
    world.pageShown(window.location.pathname);
    if (pressed) navigation.prepare();
  } else if (pressed && window.location.pathname === element.dataset.path) {
    void loadRouter().then(({ pressAgain }) => pressAgain(element, pressed));
  }
}

/** Shows what the router shows, in the place of what came with the HTML: that stands until there is something. */
async function emptyRoot(
  element: HTMLElement,
  embedded: Embedded,
  world: World,
  isRendered: boolean,
): Promise<Root> {
  const routed = await world.navigation.router();
  if (isRendered) {
    await routed.load();
    const { handOver } = await loadRouter();
    handOver(element, embedded, world);
  }
  element.textContent = '';
  const root = createRoot(element);
  root.render(<App world={world} />);
  return root;
}
