import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepDocumentHead } from './document-head.ts';
import { earlyOf, hidden } from './early.ts';
import { readEmbedded } from './embedded.ts';
import { nextTask } from './next-task.ts';
import { addMissingFunctions } from './old-phones.ts';
import { adoptPage } from './prerendered-page.ts';
import { createSiteRouter } from './router.tsx';
import { fetchWhileTyping } from './while-typing.ts';
import { createWorld, startVisit } from './world.ts';

addMissingFunctions();
const element = document.getElementById('app');
if (!element) throw new Error('this HTML has no #app: it was not published');
void start(element);

/** In several tasks: all at once would hold up a slow phone's visitor for a quarter of a second. */
async function start(element: HTMLElement) {
  const early = earlyOf(window);
  await nextTask();
  const embedded = readEmbedded(document);
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
  if (adopted) hydrateRoot(element, <App router={router} />);
  else {
    element.textContent = '';
    createRoot(element).render(<App router={router} />);
  }
  document.documentElement.classList.remove(hidden.brand, hidden.page);
  early?.end();
  fetchWhileTyping(world, window);
  // What was pressed before there was anybody to hear it is pressed again; React comes alive there first.
  if (adopted) early?.pressed?.click();
}
