import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleasePaths, releaseFolder } from './release-paths.ts';

/** How long a publish may take before what it was writing counts as left behind. */
const abandonedMs = 3_600_000;

const isUnderWay = (name: string): boolean => /^\.(writing|removing|link)-/.test(name);

/** Removes what processes that ended in the middle have left. */
export function removeAbandoned({ releases }: ReleasePaths, now: number): void {
  for (const name of readdirSync(releases).filter(isUnderWay)) {
    const path = join(releases, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (now - changed > abandonedMs) rmSync(path, { recursive: true, force: true });
  }
}

/** Away from its name first: a version that has one is always whole. */
export function removeRelease(places: ReleasePaths, version: string): void {
  const away = join(places.releases, `.removing-${version}-${process.pid}`);
  renameSync(releaseFolder(places, version), away);
  rmSync(away, { recursive: true, force: true });
}
