import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './App.tsx';
import { applyStyles } from './apply-styles.ts';
import { keepDocumentHead } from './document-head.ts';
import { earlyOf, hidden } from './early.ts';
import { readEmbedded } from './embedded.ts';
import { handOver, pressAgain } from './hand-over.ts';
import { leavePicture } from './leave-picture.ts';
import { siteOfVisit } from './load-shard.ts';
import { nextTask } from './next-task.ts';
import { addMissingFunctions } from './old-phones.ts';
import { adoptPage } from './prerendered-page.ts';
import { createSiteRouter } from './router.tsx';
import { createWorld, startVisit } from './world.ts';

addMissingFunctions();
const element = document.getElementById('app');
if (!element) throw new Error('this HTML has no #app: it was not published');
void start(element);

/** In several tasks: all at once would hold up a slow phone's visitor for a quarter of a second. */
async function start(element: HTMLElement) {
  const styled = applyStyles(document);
  const early = earlyOf(window);
  await nextTask();
  const core = readEmbedded(document);
  const embedded = { ...core, site: await siteOfVisit(core, window) };
  const visit = startVisit(embedded, window);
  await nextTask();
  const world = createWorld(embedded, window, visit);
  // Nothing is asked of the server for a new visitor who has pressed nothing yet.
  const isCalm = element.dataset.path !== undefined && early?.isOpen === false && early.pressed === null;
  if (!isCalm) world.prepareCalls();
  await nextTask();
  keepDocumentHead(world.session, document);
  const router = createSiteRouter(world, window);
  await nextTask();
  const adopted = await adoptPage(element, embedded, world, router).catch(() => false);
  await styled;
  const pressed = early?.isOpen ? null : (early?.pressed ?? null);
  if (!adopted && early?.isOpen === false) handOver(element, embedded, world);
  const root = adopted ? hydrateRoot(element, <App router={router} />) : emptyRoot(element, router);
  world.leave = () => leavePicture(element, root);
  document.documentElement.classList.remove(hidden.brand, hidden.page);
  early?.end();
  // What was pressed before there was anybody to hear it is pressed again; React comes alive there first.
  if (adopted) pressed?.click();
  else if (pressed && window.location.pathname === element.dataset.path) void pressAgain(element, pressed);
}

function emptyRoot(element: HTMLElement, router: ReturnType<typeof createSiteRouter>): Root {
  element.textContent = '';
  const root = createRoot(element);
  root.render(<App router={router} />);
  return root;
}
