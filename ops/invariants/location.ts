import type { Config, FactId } from '../../schemas/index.ts';
import type { AxisTest } from './axis-sets.ts';

/** Where a condition is evaluated: a route, and the outcome of its page. */
export interface Location {
  route: string;
  outcome: string | null;
}

/** Whether a fact of the location satisfies a test; null for a fact that does not follow from the location. */
export function holdsAtLocation(
  { routes }: Config,
  fact: FactId,
  test: AxisTest,
  { route, outcome }: Location,
): boolean | null {
  const definition = routes.routes[route];
  if (fact === 'route') return test(route);
  if (fact === 'route.kind') return test(definition?.kind ?? 'other');
  if (fact === 'route.needsToken') return test(definition?.needsToken === true);
  return fact === 'outcome' ? test(outcome) : null;
}
