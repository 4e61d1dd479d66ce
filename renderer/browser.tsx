import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepDocumentHead } from './document-head.ts';
import { earlyOf, hidden } from './early.ts';
import { readEmbedded } from './embedded.ts';
import { addMissingFunctions } from './old-phones.ts';
import { adoptPage } from './prerendered-page.ts';
import { createSiteRouter } from './router.tsx';
import { fetchWhileTyping } from './while-typing.ts';
import { createWorld } from './world.ts';

addMissingFunctions();
const embedded = readEmbedded(document);
const world = createWorld(embedded, window);
keepDocumentHead(world.session, document);
const router = createSiteRouter(world, window);
const element = document.getElementById('app');
if (!element) throw new Error('this HTML has no #app: it was not published');
void start(element);

async function start(element: HTMLElement) {
  const early = earlyOf(window);
  const adopted = await adoptPage(element, embedded, world, router).catch(() => false);
  if (adopted) hydrateRoot(element, <App router={router} />);
  else {
    element.textContent = '';
    createRoot(element).render(<App router={router} />);
  }
  document.documentElement.classList.remove(hidden.brand, hidden.page);
  early?.end();
  fetchWhileTyping(window);
  // What was pressed before there was anybody to hear it is pressed again; React comes alive there first.
  if (adopted) early?.pressed?.click();
}
