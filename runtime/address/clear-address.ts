import type { Site } from '../site/site.ts';
import { withoutReadParameters } from './query-parameters.ts';

/** Takes out of the address what was read from it, but for what site.json lets stay (R-ROUTE 6). */
export function clearAddress(site: Site, view: Window): void {
  const { pathname, search, hash } = view.location;
  const kept = withoutReadParameters(search, site.settings.address.keep);
  if (kept !== search) view.history.replaceState(view.history.state, '', pathname + kept + hash);
}
