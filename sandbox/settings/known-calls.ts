import type { EndpointsFile } from '../../schemas/index.ts';

/**
 * The paths that a fault may name: those of endpoints.json. The sandbox answers those of the product API besides, but no page
 * of a config that does not declare them calls one, and its fault would wait for ever.
 */
export const knownPaths = ({ endpoints }: EndpointsFile): string[] => [
  ...new Set(Object.values(endpoints).map(({ path }) => path)),
];

/** The path of the first endpoint that takes a lead, else of the first: what the form of a new fault begins with. */
export function usualPath({ endpoints }: EndpointsFile): string {
  const all = Object.values(endpoints);
  return (all.find(({ lead }) => lead) ?? all[0])?.path ?? '*';
}
