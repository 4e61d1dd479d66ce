import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';
import { type Release, readHistory } from './release-history.ts';
import { type ReleasePaths, releaseFolder, servedVersion } from './release-paths.ts';
import { removeAbandoned } from './remove-release.ts';
import { switchRelease } from './switch-release.ts';

/** The result of a publish; `before` is the release that was served until then, null if there was none. */
export interface ReleaseSwitch {
  version: string;
  before: string | null;
}

/**
 * Writes a release beside the others, then switches to it. Concurrent publishes do not disturb each other: each writes
 * to its own folder, and the one that finishes last is served.
 * @param write - fills a folder, its manifest last
 * @throws what `write` throws; then nothing has changed
 */
export function addRelease(
  paths: ReleasePaths,
  write: (dir: string) => void,
  now: number = Date.now(),
): ReleaseSwitch {
  mkdirSync(paths.releases, { recursive: true });
  removeAbandoned(paths, now);
  const draft = join(paths.releases, `.writing-${process.pid}-${Date.now()}`);
  let version: string;
  try {
    write(draft);
    version = readManifest(draft).version;
    // Identical content has the same version, and its folder exists already.
    if (!existsSync(releaseFolder(paths, version))) renameSync(draft, releaseFolder(paths, version));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  const before = servedVersion(paths);
  if (before !== version)
    switchRelease(paths, version, withLatest(readHistory(paths), version, before, now), now);
  return { version, before };
}

/** The new release last and the served one before it: a rollback restores what visitors had. */
function withLatest(history: Release[], version: string, served: string | null, now: number): Release[] {
  const others = history.filter((one) => one.version !== version && one.version !== served);
  const current = history.filter((one) => one.version === served);
  const replacedAt = history.find((one) => one.version === version)?.replacedAt ?? null;
  return [...others, ...current, { version, publishedAt: new Date(now).toISOString(), replacedAt }];
}
