import { apiPaths } from '../../schemas/api/index.ts';
import type { EndpointsFile } from '../../schemas/index.ts';

/** The paths of the calls that the sandbox answers: its own, and those that endpoints.json declares. */
export const knownPaths = ({ endpoints }: EndpointsFile): string[] => [
  ...new Set<string>([...apiPaths, ...Object.values(endpoints).map(({ path }) => path)]),
];
