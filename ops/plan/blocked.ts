import type { RouteKinds } from '../compare/risks.ts';
import type { End } from './end.ts';

/** Who gets no further: for good at an error page or in a circle, or for now with a message and a way to retry. */
export type BlockedKind = 'stuck' | 'held';

/** Reasons of an end where visitors get on all the same, at another place. */
const passed: ReadonlySet<string> = new Set(['', 'routeMissing', 'destinationLoop']);

/** @param isError - whether the end is a page for visitors who can be shown nothing else */
export function blockedAt({ note }: End, isError: boolean): BlockedKind | null {
  if (note === 'loop' || isError) return 'stuck';
  return passed.has(note) ? null : 'held';
}

/** Who gets no further now and did before; null where they get on, or were kept back as much before. */
export function newlyBlocked(before: End | null, after: End, kinds: RouteKinds): BlockedKind | null {
  const kept = (end: End, of: RouteKinds['after']) =>
    blockedAt(end, Object.hasOwn(of, end.route) && of[end.route] === 'error');
  const was = before && kept(before, kinds.before);
  const is = kept(after, kinds.after);
  return is === was || was === 'stuck' ? null : is;
}
