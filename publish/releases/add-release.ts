import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';
import { type Release, readHistory } from './release-history.ts';
import { folderOf, type Places, servedVersion } from './release-paths.ts';
import { sweep } from './remove-release.ts';
import { switchTo } from './switch-release.ts';

/** What a publish did; `before` is the version that was served, null where there was none. */
export interface Put {
  version: string;
  before: string | null;
}

/**
 * Writes a version beside the others, then serves it. Two at once do not disturb each other: each has a folder of its
 * own, and the one that ends last is served.
 * @param write - fills a folder, its manifest last
 * @throws what `write` throws; then nothing has changed
 */
export function putRelease(places: Places, write: (dir: string) => void, now: number = Date.now()): Put {
  mkdirSync(places.releases, { recursive: true });
  sweep(places, now);
  const draft = join(places.releases, `.writing-${process.pid}-${Date.now()}`);
  let version: string;
  try {
    write(draft);
    version = readManifest(draft).version;
    // The same content has the same version, and it lies there already.
    if (!existsSync(folderOf(places, version))) renameSync(draft, folderOf(places, version));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  const before = servedVersion(places);
  if (before !== version)
    switchTo(places, version, withLatest(readHistory(places), version, before, now), now);
  return { version, before };
}

/** The new one last and the served one before it: going back leads to what visitors had. */
function withLatest(history: Release[], version: string, served: string | null, now: number): Release[] {
  const others = history.filter((one) => one.version !== version && one.version !== served);
  const current = history.filter((one) => one.version === served);
  return [...others, ...current, { version, publishedAt: new Date(now).toISOString(), replacedAt: null }];
}
