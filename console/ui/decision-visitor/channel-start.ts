import { member } from '../../../ops/json/json-values.ts';
import type { RowStart } from './visitor-conditions.ts';

/** The kinds of routes to which visitors come from outside. */
const landingKinds = ['entry', 'index'];

/**
 * What a row begins with that leads the visitors of one channel from wherever they land to one page.
 * @param channel - undefined: not chosen yet
 * @param go - the route of the page; null: not chosen yet
 */
export function channelStart(channel: string | undefined, go: string | null, routes: unknown): RowStart {
  // Who is there already stays there.
  const isLanding = go !== null && landingKinds.includes(String(member(routes, 'routes', go, 'kind')));
  return {
    when: {
      outcome: null,
      'route.kind': landingKinds,
      ...(isLanding && { route: { not: go } }),
      ...(channel !== undefined && { channel }),
    },
    implied: [],
    ...(go !== null && { result: { go } }),
  };
}
