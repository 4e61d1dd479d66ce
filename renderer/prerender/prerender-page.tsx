import { prerender } from 'react-dom/static.edge';
import { deriveFacts, ownEntry } from '../../runtime/index.ts';
import { App } from '../app/App.tsx';
import { createAppContext } from '../app/create-app-context.ts';
import { preloadViews } from '../blocks/lazy-block-view.ts';
import { decideArrival } from '../router/decide-arrival.ts';
import type { EmbeddedSite } from '../site-data/embedded-site.ts';
import { slottedSite } from './brand-slots.ts';
import { type StaticPhone, staticWindow } from './static-window.ts';
import { visibilityFacts } from './visibility-facts.ts';

/** React preloads each image; those of a first page follow a line below, and may belong to another brand. */
const imagePreload = /<link rel="preload" as="image"[^>]*>/g;

/** A page as HTML with slots for the texts of the brand. */
export interface Prerendered {
  form: string;
  path: string;
  /** The facts on which the visibility of its blocks depends; a visitor with other facts has a different page. */
  facts: string;
}

/**
 * Renders the page that a visitor of the default channel is shown at a path, with the app itself.
 * @param phone - of the visitor; by default a new one, of which nothing is known
 * @returns null if such a visitor is redirected, and for pages that are kept alive: the router shows those
 */
export async function prerenderPage(
  embedded: EmbeddedSite,
  path: string,
  phone?: StaticPhone,
): Promise<Prerendered | null> {
  const site = slottedSite(embedded.site);
  const view = staticWindow(path, phone);
  const app = createAppContext({ ...embedded, site }, view);
  await Promise.all(Object.values(embedded.bundles).map((bundle) => preloadViews(bundle)));
  const arrival = await decideArrival(app, view);
  if (arrival?.path !== path) return null;
  const { route } = arrival;
  const definition = ownEntry(site.routes, route);
  const bundle = ownEntry(embedded.bundles, definition?.page ?? '');
  if (!bundle || definition?.keepAlive) return null;
  app.navigation.first = { route, bundle };
  // In one piece: for late parts React would insert an inline script, which the page's policy forbids.
  const { prelude } = await prerender(<App app={app} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return {
    form: (await new Response(prelude).text()).replace(imagePreload, ''),
    path,
    facts: visibilityFacts(bundle, deriveFacts(site, app.session.situation, { route, outcome: null })),
  };
}
