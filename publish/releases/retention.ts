import type { Release } from './release-history.ts';

/** Minimum number of retained releases, including the served one. */
const minReleases = 10;
/**
 * Minimum time for which a replaced release is retained: visits last minutes, but a phone may restore a page hours
 * later.
 */
const minHours = 24;

/** The releases to retain when `served` is served; all others may be removed. */
export function retainedReleases(history: readonly Release[], served: string, now: number): Release[] {
  const since = now - minHours * 3_600_000;
  return history.filter(
    ({ version, replacedAt }, at) =>
      version === served ||
      history.length - at <= minReleases ||
      (replacedAt !== null && Date.parse(replacedAt) > since),
  );
}
