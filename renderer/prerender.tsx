import { createMemoryHistory } from '@tanstack/react-router';
import { enableStaticRendering } from 'mobx-react-lite';
import { prerender } from 'react-dom/static.edge';
import { factsOf, own } from '../runtime/index.ts';
import { App } from './App.tsx';
import { preloadViews } from './block-view.ts';
import { slottedSite } from './brand-slots.ts';
import type { Embedded } from './embedded.ts';
import { factsShown } from './facts-shown.ts';
import { createSiteRouter } from './router.tsx';
import { stillView } from './still-view.ts';
import { createWorld } from './world.ts';

// The router of a browser names itself here; Node alone of all engines has no `self`.
(globalThis as { self?: unknown }).self ??= globalThis;

// Nothing here is ever shown anew: observers would only wait for it.
enableStaticRendering(true);

/** A page as HTML with slots for the texts of the brand. */
export interface Prerendered {
  form: string;
  path: string;
  /** What decided which of its blocks are shown; a visitor for whom it differs has another page. */
  facts: string;
}

/**
 * The page that a new visitor of the default channel is shown at a path, as the app itself shows it.
 * @returns null where such a visitor is sent elsewhere
 */
export async function prerenderPage(embedded: Embedded, path: string): Promise<Prerendered | null> {
  const site = slottedSite(embedded.site);
  const view = stillView(path);
  const world = createWorld({ ...embedded, site }, view);
  const router = createSiteRouter(world, view, createMemoryHistory({ initialEntries: [path] }));
  await Promise.all(Object.values(embedded.bundles).map((bundle) => preloadViews(bundle)));
  await router.load();
  if (router.state.location.pathname !== path) return null;
  const { prelude } = await prerender(<App router={router} />);
  const form = await new Response(prelude).text();
  const route = world.visit.place?.route ?? '';
  const bundle = own(embedded.bundles, own(site.routes, route)?.page ?? '');
  if (!bundle) return null;
  return {
    form,
    path,
    facts: factsShown(bundle, factsOf(site, world.session.situation, { route, outcome: null })),
  };
}
