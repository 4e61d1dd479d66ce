import type { RouteKinds } from '../compare/risks.ts';
import type { End } from './end.ts';

/** Who gets no further: for good at an error page or in a circle, or for now with a message and a way to retry. */
export type KeptBack = 'stuck' | 'held';

/** Reasons of an end where visitors get on all the same, at another place. */
const passed: ReadonlySet<string> = new Set(['', 'routeMissing', 'destinationLoop']);

/** @param isError - whether the end is a page for visitors who can be shown nothing else */
export function keptAt({ note }: End, isError: boolean): KeptBack | null {
  if (note === 'loop' || isError) return 'stuck';
  return passed.has(note) ? null : 'held';
}

/** Who gets no further now and did before; null where they get on, or were kept back as much before. */
export function newlyKept(before: End | null, after: End, kinds: RouteKinds): KeptBack | null {
  const kept = (end: End, of: RouteKinds['after']) =>
    keptAt(end, Object.hasOwn(of, end.route) && of[end.route] === 'error');
  const was = before && kept(before, kinds.before);
  const is = kept(after, kinds.after);
  return is === was || was === 'stuck' ? null : is;
}
