import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepDocumentHead } from './document-head.ts';
import { readEmbedded } from './embedded.ts';
import { addMissingFunctions } from './old-phones.ts';
import { createSiteRouter } from './router.tsx';
import { createWorld } from './world.ts';

addMissingFunctions();
const world = createWorld(readEmbedded(document), window);
keepDocumentHead(world.session, document);
const router = createSiteRouter(world);
const element = document.getElementById('app');
if (!element) throw new Error('this HTML has no #app: it was not published');
createRoot(element).render(
  <StrictMode>
    <RouterProvider router={router as never} />
  </StrictMode>,
);
