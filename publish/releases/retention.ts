import type { Release } from './release-history.ts';

/** How many versions are kept at least, the served one among them. */
const keptVersions = 10;
/** How long a version that was replaced is kept at least: visits last minutes, a phone may wake a page hours later. */
const keptHours = 24;

/** The versions that stay when `served` is served; all others may go. */
export function retainedReleases(history: readonly Release[], served: string, now: number): Release[] {
  const since = now - keptHours * 3_600_000;
  return history.filter(
    ({ version, replacedAt }, at) =>
      version === served ||
      history.length - at <= keptVersions ||
      (replacedAt !== null && Date.parse(replacedAt) > since),
  );
}
