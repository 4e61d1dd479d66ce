import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleasePaths, releaseFolder } from './release-paths.ts';

/** A release whose folder exists; times as ISO 8601. */
export interface Release {
  version: string;
  publishedAt: string;
  /** When another release last replaced it; null if none has: it is the first time that it is served, or it never was. */
  replacedAt: string | null;
}

interface HistoryFile {
  format: 'funnel.releases/1';
  releases: Release[];
}

const fileOf = ({ releases }: ReleasePaths): string => join(releases, 'history.json');

function written(paths: ReleasePaths): Release[] {
  try {
    return (JSON.parse(readFileSync(fileOf(paths), 'utf8')) as HistoryFile).releases;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Complete releases are named by their version; folders being written or removed begin with a dot. */
function foldersOf({ releases }: ReleasePaths): string[] {
  return readdirSync(releases, { withFileTypes: true })
    .filter((one) => one.isDirectory() && !one.name.startsWith('.'))
    .map((one) => one.name);
}

/**
 * The releases whose folders are complete, the latest last. A folder missing from the history file, because a publish
 * was interrupted between the two, counts as the oldest; it was never served.
 */
export function readHistory(paths: ReleasePaths): Release[] {
  const folders = foldersOf(paths);
  const known = written(paths).filter(({ version }) => folders.includes(version));
  const unknown = folders.filter((version) => !known.some((one) => one.version === version));
  const noted = unknown.map((version) => {
    const publishedAt = statSync(releaseFolder(paths, version)).mtime.toISOString();
    return { version, publishedAt, replacedAt: null };
  });
  return [...noted, ...known];
}

/** Whether visitors have had a release. One whose publish was interrupted may be what nobody has checked. */
export const wasServed = ({ version, replacedAt }: Release, served: string): boolean =>
  version === served || replacedAt !== null;

/** Replaced by a rename, so that it is never half written. */
export function writeHistory(paths: ReleasePaths, releases: readonly Release[]): void {
  const file = fileOf(paths);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ format: 'funnel.releases/1', releases }, null, 2)}\n`);
  renameSync(draft, file);
}
