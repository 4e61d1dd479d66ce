import type { RefKind } from './schema.ts';

/** The kinds of id by which visitors are led somewhere. */
const leading: readonly RefKind[] = ['outcome', 'page', 'route', 'destination'];

/** Whether a value of a schema decides where visitors go: nobody but the operator knows where that is. */
export function leadsVisitors(schema: unknown): boolean {
  const { ref, names } = (schema ?? {}) as { ref?: unknown; names?: unknown };
  return leading.some((kind) => kind === ref || kind === names);
}
