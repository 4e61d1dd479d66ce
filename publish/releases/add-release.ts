import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';
import { type Release, readHistory } from './release-history.ts';
import { type ReleasePaths, releaseFolder, servedVersion } from './release-paths.ts';
import { removeAbandoned } from './remove-release.ts';
import { switchRelease } from './switch-release.ts';

/** What a publish did; `before` is the version that was served, null where there was none. */
export interface ReleaseSwitch {
  version: string;
  before: string | null;
}

/**
 * Writes a version beside the others, then serves it. Two at once do not disturb each other: each has a folder of its
 * own, and the one that ends last is served.
 * @param write - fills a folder, its manifest last
 * @throws what `write` throws; then nothing has changed
 */
export function addRelease(
  places: ReleasePaths,
  write: (dir: string) => void,
  now: number = Date.now(),
): ReleaseSwitch {
  mkdirSync(places.releases, { recursive: true });
  removeAbandoned(places, now);
  const draft = join(places.releases, `.writing-${process.pid}-${Date.now()}`);
  let version: string;
  try {
    write(draft);
    version = readManifest(draft).version;
    // The same content has the same version, and it lies there already.
    if (!existsSync(releaseFolder(places, version))) renameSync(draft, releaseFolder(places, version));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  const before = servedVersion(places);
  if (before !== version)
    switchRelease(places, version, withLatest(readHistory(places), version, before, now), now);
  return { version, before };
}

/** The new one last and the served one before it: going back leads to what visitors had. */
function withLatest(history: Release[], version: string, served: string | null, now: number): Release[] {
  const others = history.filter((one) => one.version !== version && one.version !== served);
  const current = history.filter((one) => one.version === served);
  return [...others, ...current, { version, publishedAt: new Date(now).toISOString(), replacedAt: null }];
}
