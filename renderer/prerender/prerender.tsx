import { enableStaticRendering } from 'mobx-react-lite';
import { prerender } from 'react-dom/static.edge';
import { deriveFacts, ownEntry } from '../../runtime/index.ts';
import { App } from '../app/App.tsx';
import { createAppContext } from '../app/create-app-context.ts';
import { preloadViews } from '../blocks/lazy-block-view.ts';
import { decideArrival } from '../router/decide-arrival.ts';
import type { EmbeddedSite } from '../site-data/embedded-site.ts';
import { slottedSite } from './brand-slots.ts';
import { staticWindow } from './static-window.ts';
import { visibilityFacts } from './visibility-facts.ts';

// Nothing here is ever shown anew: observers would only wait for it.
enableStaticRendering(true);

/** React asks for each picture ahead; those of a first page stand a line below, and may be another brand's. */
const imagePreload = /<link rel="preload" as="image"[^>]*>/g;

/** A page as HTML with slots for the texts of the brand. */
export interface Prerendered {
  form: string;
  path: string;
  /** What decided which of its blocks are shown; a visitor for whom it differs has another page. */
  facts: string;
}

/**
 * The page that a new visitor of the default channel is shown at a path, as the app itself shows it.
 * @returns null where such a visitor is sent elsewhere, and for pages that are kept alive: the router shows those
 */
export async function prerenderPage(embedded: EmbeddedSite, path: string): Promise<Prerendered | null> {
  const site = slottedSite(embedded.site);
  const view = staticWindow(path);
  const app = createAppContext({ ...embedded, site }, view);
  await Promise.all(Object.values(embedded.bundles).map((bundle) => preloadViews(bundle)));
  const arrival = await decideArrival(app, view);
  if (arrival?.path !== path) return null;
  const { route } = arrival;
  const stands = ownEntry(site.routes, route);
  const bundle = ownEntry(embedded.bundles, stands?.page ?? '');
  if (!bundle || stands?.keepAlive) return null;
  app.navigation.first = { route, bundle };
  // In one piece: a part that is put in its place by a script of React's would need leave of the page's policy.
  const { prelude } = await prerender(<App app={app} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return {
    form: (await new Response(prelude).text()).replace(imagePreload, ''),
    path,
    facts: visibilityFacts(bundle, deriveFacts(site, app.session.situation, { route, outcome: null })),
  };
}
