import { deriveFacts, ownEntry } from '../../runtime/index.ts';
import type { AppContext } from '../context/app-context.ts';
import type { Arrival } from '../navigation/lazy-router.ts';
import { brandTexts, canFill, fillSlotsInTree } from '../prerender/brand-slots.ts';
import { visibilityFacts } from '../prerender/visibility-facts.ts';
import { decideArrival } from '../router/decide-arrival.ts';
import { bootScriptState } from '../site-data/boot-script-state.ts';
import type { EmbeddedSite } from '../site-data/embedded-site.ts';
import { hiddenBrandClass } from '../site-data/page-markup.ts';

/**
 * Prepares the prerendered page for hydration: fills in the visitor's brand and decides about the arrival.
 * @param views - resolves when the views of its blocks have been loaded
 * @returns false if this visitor is shown another page, or other blocks or fields of it
 */
export async function adoptPrerenderedPage(
  element: HTMLElement,
  embedded: EmbeddedSite,
  app: AppContext,
  views: Promise<unknown>,
): Promise<boolean> {
  const { path, facts } = element.dataset;
  const { site, session, visit, navigation } = app;
  const texts = brandTexts(session.brand);
  if (bootScriptState(window)?.hidesBrand) {
    if (!fillBrand(element, texts)) return false;
    document.documentElement.classList.remove(hiddenBrandClass);
  }
  const arrival = await decideArrival(app, window);
  if (arrival === null) return false;
  // The native app, or channel info, has named the app meanwhile.
  const named = brandTexts(session.brand);
  if (JSON.stringify(named) !== JSON.stringify(texts) && !fillBrand(element, named)) return false;
  // The decision also counts if the router shows the page: it begins at the address that the visitor was sent to.
  navigation.arrival = replaceAddress(arrival, window);
  const { route } = arrival;
  const bundle = ownEntry(embedded.bundles, ownEntry(site.routes, route)?.page ?? '');
  const hasNotice = visit.hold !== null || session.linkLogin !== undefined;
  if (arrival.path !== path || hasNotice || bundle === undefined) return false;
  if (visibilityFacts(bundle, deriveFacts(site, session.situation, { route, outcome: null })) !== facts)
    return false;
  // With answers that a reload has kept, a form may show other fields.
  if (Object.keys(bundle.forms).some((id) => Object.keys(app.answersOf(id).answers).length > 0)) return false;
  await views;
  navigation.first = { route, bundle };
  return true;
}

/** Fills the texts of a brand into the prerendered page. @returns false if the brand has a different page */
function fillBrand(element: HTMLElement, texts: ReturnType<typeof brandTexts>): boolean {
  const form = document.querySelector<HTMLTemplateElement>('#brand-slots');
  if (!form) return true;
  if (!canFill(form.innerHTML, texts)) return false;
  fillSlotsInTree(element, form.content, texts);
  return true;
}

/** Replaces the address by the one that the visitor was sent to. @returns the arrival, normalised as the address is */
function replaceAddress(arrival: Arrival, { history, location }: Window): Arrival {
  const { route, path, search } = arrival;
  if (location.pathname + location.search === path + search) return arrival;
  history.replaceState(history.state, '', path + search);
  return { route, path: location.pathname, search: location.search };
}
