import { nearest } from './nearest.ts';
import { slips } from './typo.ts';

/** More than these nobody chooses between. */
const most = 3;
/** Fewer characters than these begin too many names. */
const shortest = 3;

const goesOn = (longer: string, shorter: string) =>
  shorter.length >= shortest && longer.toLowerCase().startsWith(shorter.toLowerCase());

/**
 * The listed names that may have been meant, the likeliest first, for a person to choose from: also those that only go
 * on where the word ends, which nobody may write without asking.
 */
export function likely(word: string, candidates: readonly string[]): string[] {
  const wanted = word.slice(0, 100);
  const near = nearest(wanted, candidates);
  // As in nearest: of two that are equally near, the one that goes on where the word ends.
  const byLength = (a: string, b: string) =>
    Math.abs(a.length - wanted.length) - Math.abs(b.length - wanted.length) || b.length - a.length;
  const cut = candidates.filter((name) => goesOn(name, wanted) || goesOn(wanted, name)).sort(byLength);
  const allowed = Math.max(1, Math.floor(wanted.length / 4));
  const slipped = candidates
    .filter((name) => Math.abs(name.length - wanted.length) <= allowed)
    .map((name) => ({ name, distance: slips(wanted, name) }))
    .filter(({ name, distance }) => distance <= allowed && distance < Math.min(wanted.length, name.length))
    .sort((a, b) => a.distance - b.distance)
    .map(({ name }) => name);
  return [...new Set([...(near === undefined ? [] : [near]), ...cut, ...slipped])]
    .filter((name) => name !== word)
    .slice(0, most);
}
