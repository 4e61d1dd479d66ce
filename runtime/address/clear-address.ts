import type { Site } from '../site/site.ts';
import { withoutReadParameters } from './query-parameters.ts';

/** Removes from the address the parameters that were read, except those that site.json allows to stay (R-ROUTE 6). */
export function clearAddress(site: Site, view: Window): void {
  const { pathname, search, hash } = view.location;
  const remaining = withoutReadParameters(search, site.settings.address.keep, site.facts.query);
  if (remaining !== search) view.history.replaceState(view.history.state, '', pathname + remaining + hash);
}
