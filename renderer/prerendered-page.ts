import { factsOf, own } from '../runtime/index.ts';
import { preloadViews } from './block-view.ts';
import { brandTexts, canFill, fillTree } from './brand-slots.ts';
import { earlyOf, hidden } from './early.ts';
import type { Embedded } from './embedded.ts';
import { factsShown } from './facts-shown.ts';
import type { createSiteRouter } from './router.tsx';
import type { World } from './world.ts';

/**
 * Makes the page that came with the HTML this visitor's own, so that the app can take it over as it stands.
 * @returns false where it is not: this visitor is shown another page, or another part of it
 */
export async function adoptPage(
  element: HTMLElement,
  embedded: Embedded,
  world: World,
  router: ReturnType<typeof createSiteRouter>,
): Promise<boolean> {
  const { path, facts } = element.dataset;
  const early = earlyOf(window);
  if (path === undefined || early === undefined || early.isOpen) return false;
  const { site, session, visit } = world;
  if (early.isOther) {
    const form = document.querySelector<HTMLTemplateElement>('#brand-slots');
    const texts = brandTexts(session.brand);
    if (form) {
      if (!canFill(form.innerHTML, texts)) return false;
      fillTree(element, form.content, texts);
    }
    document.documentElement.classList.remove(hidden.brand);
  }
  await Promise.all(Object.values(embedded.bundles).map((bundle) => preloadViews(bundle)));
  await router.load();
  if (router.state.location.pathname !== path || visit.hold !== null) return false;
  const route = visit.place?.route ?? '';
  const bundle = own(embedded.bundles, own(site.routes, route)?.page ?? '');
  return (
    bundle !== undefined &&
    factsShown(bundle, factsOf(site, session.situation, { route, outcome: null })) === facts
  );
}
