import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleasePaths, releaseFolder } from './release-paths.ts';

/** A publish may take this long; an older unfinished folder counts as abandoned. */
const abandonedMs = 3_600_000;

const isUnderWay = (name: string): boolean => /^(\.(writing|removing|link)-|history\.json\.)/.test(name);

/** Removes what interrupted processes have left. */
export function removeAbandoned({ releases }: ReleasePaths, now: number): void {
  for (const name of readdirSync(releases).filter(isUnderWay)) {
    const path = join(releases, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (now - changed > abandonedMs) rmSync(path, { recursive: true, force: true });
  }
}

/** Renamed first: a folder with the name of a version is always complete. */
export function removeRelease(paths: ReleasePaths, version: string): void {
  const away = join(paths.releases, `.removing-${version}-${process.pid}`);
  renameSync(releaseFolder(paths, version), away);
  rmSync(away, { recursive: true, force: true });
}
