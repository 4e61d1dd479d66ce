import { factsOf, own } from '../../runtime/index.ts';
import type { World } from '../context/app-context.ts';
import type { Arrival } from '../navigation/lazy-router.ts';
import { brandTexts, canFill, fillTree } from '../prerender/brand-slots.ts';
import { factsShown } from '../prerender/visibility-facts.ts';
import { arrive } from '../router/decide-arrival.ts';
import { earlyOf, hidden } from '../site-data/boot-script-state.ts';
import type { Embedded } from '../site-data/embedded-site.ts';

/**
 * Makes the page that came with the HTML this visitor's own, so that the app can take it over as it stands.
 * @param views - resolves once its blocks can be shown
 * @returns false where it is not: this visitor is shown another page, or another part of it
 */
export async function adoptPage(
  element: HTMLElement,
  embedded: Embedded,
  world: World,
  views: Promise<unknown>,
): Promise<boolean> {
  const { path, facts } = element.dataset;
  const { site, session, visit, navigation } = world;
  if (earlyOf(window)?.isOther) {
    const form = document.querySelector<HTMLTemplateElement>('#brand-slots');
    const texts = brandTexts(session.brand);
    if (form) {
      if (!canFill(form.innerHTML, texts)) return false;
      fillTree(element, form.content, texts);
    }
    document.documentElement.classList.remove(hidden.brand);
  }
  const arrival = await arrive(world, window);
  if (arrival === null) return false;
  // What was decided counts whoever shows it; the router begins at the address that the visitor was sent to.
  navigation.arrival = takePlace(arrival, window);
  const { route } = arrival;
  const bundle = own(embedded.bundles, own(site.routes, route)?.page ?? '');
  if (arrival.path !== path || visit.hold !== null || bundle === undefined) return false;
  if (factsShown(bundle, factsOf(site, session.situation, { route, outcome: null })) !== facts) return false;
  await views;
  navigation.first = { route, bundle };
  return true;
}

/** Makes the address say where the visitor was sent. @returns the place as the address says it */
function takePlace(arrival: Arrival, { history, location }: Window): Arrival {
  const { route, path, search } = arrival;
  if (location.pathname + location.search === path + search) return arrival;
  history.replaceState(history.state, '', path + search);
  return { route, path: location.pathname, search: location.search };
}
