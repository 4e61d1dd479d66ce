import leven from 'leven';
import type { Text } from '../text/text.ts';

const letters = (word: string) => [...word].sort().join('');

/** Edit distance; swapped letters ("titel") are one slip, though they are two edits. */
const distanceOf = (a: string, b: string, most: number) =>
  letters(a) === letters(b) && a !== b ? 1 : leven(a, b, { maxDistance: most });

const plain = (word: string) => word.toLowerCase().replace(/(市|省|自治区|特别行政区)$/, '');

/**
 * The candidate that was most likely meant, if one is near: a third of the letters may differ, at least one.
 * Case and the suffixes of Chinese places do not count.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(word.slice(0, 100));
  const allowed = Math.max(1, Math.floor(wanted.length / 3));
  // Of those that are equally near, one that goes on where the word ends: a name is cut off more often than lengthened.
  const isCutOff = (candidate: string) => plain(candidate).startsWith(wanted);
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const isLikelier = best !== undefined && isCutOff(candidate) && !isCutOff(best.candidate);
    const limit = best ? best.distance - (isLikelier ? 0 : 1) : allowed;
    if (limit < 0) break;
    if (Math.abs(candidate.length - word.length) > limit + 4) continue;
    const distance = distanceOf(wanted, plain(candidate), limit + 1);
    if (distance <= limit && distance < Math.max(wanted.length, 1)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** "Did you mean", ready for a finding's help. */
export const didYouMean = (candidate: string): Text => ({
  zh: `是否 "${candidate}"?`,
  en: `did you mean "${candidate}"?`,
});
