import { lstatSync, renameSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type Release, writeHistory } from './release-history.ts';
import { type ReleasePaths, releaseFolder, servedVersion } from './release-paths.ts';
import { removeRelease } from './remove-release.ts';
import { retainedReleases } from './retention.ts';
import { shareHashedFiles } from './share-hashed-files.ts';

/**
 * Serves a version that lies there complete. Whatever moment this ends at, the link names a whole version: everything
 * before the rename only adds files, everything after it only removes versions that are not served.
 * @param history - all versions, this one among them
 */
export function switchRelease(
  places: ReleasePaths,
  version: string,
  history: readonly Release[],
  now: number,
): void {
  const served = servedVersion(places);
  const kept = retainedReleases(history, version, now);
  const folder = releaseFolder(places, version);
  for (const other of kept) {
    if (other.version !== version) shareHashedFiles(releaseFolder(places, other.version), folder);
  }
  // Servers that have not noticed the switch yet are asked for files of the new pages.
  if (served !== null && served !== version) shareHashedFiles(folder, releaseFolder(places, served));
  writeHistory(
    places,
    kept.map((one) => timed(one, { version, served, now })),
  );
  point(places, folder);
  for (const { version: old } of history) {
    if (!kept.some((one) => one.version === old)) removeRelease(places, old);
  }
}

interface Switch {
  version: string;
  served: string | null;
  now: number;
}
function timed(release: Release, { version, served, now }: Switch): Release {
  if (release.version === version) return { ...release, replacedAt: null };
  return release.version === served ? { ...release, replacedAt: new Date(now).toISOString() } : release;
}

function point(places: ReleasePaths, folder: string): void {
  const draft = join(places.releases, `.link-${basename(folder)}-${process.pid}-${Date.now()}`);
  // Relative to where it will stand, so that the folder of both can be moved.
  symlinkSync(relative(dirname(places.public), folder), draft);
  const there = lstatSync(places.public, { throwIfNoEntry: false });
  if (there?.isDirectory()) {
    renameSync(places.public, join(places.releases, `.removing-public-${process.pid}-${Date.now()}`));
  }
  renameSync(draft, places.public);
}
