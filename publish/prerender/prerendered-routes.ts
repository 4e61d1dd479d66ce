import { blockTypesOf } from '../../renderer/site-data/page-blocks.ts';
import { ownEntry, resolveSite, type Site } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';

/** A route of a host with HTML of its own. */
export interface PrerenderedRoute {
  name: string;
  path: string;
  isRoot: boolean;
  /** Visits do not begin there; `prerenderDestination` decides whether its HTML shows the page. */
  isDestination: boolean;
}

/**
 * The routes of a host whose pages can be shown before the app has started. Visits begin on some of them: advertisements
 * lead to entry routes, the bare host to its root, and who has a page with a form before its code can begin to fill it in.
 * The others are destinations. Of a route that needs a login nobody may be shown anything before the decision; what is
 * kept alive belongs to the router; and the catch-all page has no path of its own.
 */
export function prerenderedRoutesOf(config: Config, host: string): PrerenderedRoute[] {
  const { routes, root, catchAll } = resolveSite(config, host);
  return Object.entries(routes).flatMap(([name, route]): PrerenderedRoute[] => {
    const isRoot = name === root;
    const begins = route.kind === 'entry' || route.kind === 'index' || isRoot || opensForm(config, route);
    const isDestination = !begins && !route.needsToken && !route.keepAlive && name !== catchAll;
    return begins || isDestination ? [{ name, path: route.path, isRoot, isDestination }] : [];
  });
}

/** Whether a visitor without a login finds a form there. The router shows what is kept alive. */
function opensForm({ pages }: Config, { page, needsToken, keepAlive }: Site['routes'][string]): boolean {
  const shown = ownEntry(pages, page);
  return !needsToken && !keepAlive && shown !== undefined && blockTypesOf(shown).includes('form');
}
