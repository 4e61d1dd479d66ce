import { lstatSync, renameSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type Release, writeHistory } from './release-history.ts';
import { type ReleasePaths, releaseFolder, servedVersion } from './release-paths.ts';
import { removeRelease } from './remove-release.ts';
import { retainedReleases } from './retention.ts';
import { shareHashedFiles } from './share-hashed-files.ts';

/**
 * Switches to a release that is complete. Wherever this is interrupted, the link names a complete release: the steps
 * before the rename only add files, the steps after it only remove releases that are not served.
 * @param history - all releases, this one among them
 */
export function switchRelease(
  paths: ReleasePaths,
  version: string,
  history: readonly Release[],
  now: number,
): void {
  const served = servedVersion(paths);
  const retained = retainedReleases(history, version, now);
  const folder = releaseFolder(paths, version);
  for (const other of retained) {
    if (other.version !== version) shareHashedFiles(releaseFolder(paths, other.version), folder);
  }
  // Servers that have not noticed the switch yet are asked for files of the new pages.
  if (served !== null && served !== version) shareHashedFiles(folder, releaseFolder(paths, served));
  writeHistory(
    paths,
    retained.map((one) => timed(one, served, now)),
  );
  point(paths, folder);
  for (const { version: old } of history) {
    if (!retained.some((one) => one.version === old)) removeRelease(paths, old);
  }
}

function timed(release: Release, served: string | null, now: number): Release {
  return release.version === served ? { ...release, replacedAt: new Date(now).toISOString() } : release;
}

function point(paths: ReleasePaths, folder: string): void {
  const draft = join(paths.releases, `.link-${basename(folder)}-${process.pid}-${Date.now()}`);
  // Relative to the link's folder, so that the folder of both can be moved.
  symlinkSync(relative(dirname(paths.public), folder), draft);
  const there = lstatSync(paths.public, { throwIfNoEntry: false });
  if (there?.isDirectory()) {
    renameSync(paths.public, join(paths.releases, `.removing-public-${process.pid}-${Date.now()}`));
  }
  renameSync(draft, paths.public);
}
