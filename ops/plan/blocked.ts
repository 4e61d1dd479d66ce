import type { RouteContents } from '../compare/visit-risks.ts';
import type { End } from './end.ts';

/** A blocked visitor: stuck at an error page or in a redirect loop, or held with a message and a way to retry. */
export type BlockedKind = 'stuck' | 'held';

/** Notes of ends where visitors continue on another route. */
const notesOfContinuing: ReadonlySet<string> = new Set(['', 'routeMissing', 'destinationLoop']);

/** @param isError - whether the end is at an error page */
export function blockedAt({ note }: End, isError: boolean): BlockedKind | null {
  if (note === 'loop' || isError) return 'stuck';
  return notesOfContinuing.has(note) ? null : 'held';
}

/** How a change blocks visitors; null where they continue, or were blocked as much before. */
export function newlyBlocked(before: End | null, after: End, contents: RouteContents): BlockedKind | null {
  const blocked = (end: End, of: RouteContents['after']) => blockedAt(end, of[end.route]?.isError === true);
  const was = before && blocked(before, contents.before);
  const is = blocked(after, contents.after);
  return is === was || was === 'stuck' ? null : is;
}
