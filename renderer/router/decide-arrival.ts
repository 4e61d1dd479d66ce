import { decodeQuery } from '../../runtime/index.ts';
import type { AppContext } from '../context/app-context.ts';
import type { Arrival } from '../navigation/lazy-router.ts';

/**
 * Decides the arrival of a visitor without the router, following redirects.
 * @returns null if the visitor has gone elsewhere meanwhile
 */
export async function decideArrival(
  { controller, session }: AppContext,
  view: Window,
): Promise<Arrival | null> {
  const begun = view.location.href;
  const isHere = () => view.location.href === begun;
  let at = { path: view.location.pathname, search: view.location.search };
  for (;;) {
    const located = controller.locate(at.path, at.search);
    if ('redirect' in located) {
      at = located.redirect;
      continue;
    }
    session.setQuery(decodeQuery(at.search, session.site.facts.query));
    const to = await controller.resolve({ route: located.route, outcome: null }, at.search, isHere);
    if (!isHere()) return null;
    if (!to) return { ...at, route: located.route };
    at = to;
  }
}
