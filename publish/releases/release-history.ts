import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReleasePaths, releaseFolder } from './release-paths.ts';

/** A version that is still there; times as ISO 8601. */
export interface Release {
  version: string;
  publishedAt: string;
  /** When another one took its place; null where it is served, or where nobody noted it. */
  replacedAt: string | null;
}

interface HistoryFile {
  format: 'funnel.releases/1';
  releases: Release[];
}

const fileOf = ({ releases }: ReleasePaths): string => join(releases, 'history.json');

function written(places: ReleasePaths): Release[] {
  try {
    return (JSON.parse(readFileSync(fileOf(places), 'utf8')) as HistoryFile).releases;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Complete versions have their own name; what is being written or removed begins with a dot. */
function foldersOf({ releases }: ReleasePaths): string[] {
  return readdirSync(releases, { withFileTypes: true })
    .filter((one) => one.isDirectory() && !one.name.startsWith('.'))
    .map((one) => one.name);
}

/**
 * The versions that can be served, the latest last. A folder that is not in the file, because a publish ended between
 * the two, counts as the oldest.
 */
export function readHistory(places: ReleasePaths): Release[] {
  const folders = foldersOf(places);
  const known = written(places).filter(({ version }) => folders.includes(version));
  const unknown = folders.filter((version) => !known.some((one) => one.version === version));
  const noted = unknown.map((version) => {
    const publishedAt = statSync(releaseFolder(places, version)).mtime.toISOString();
    return { version, publishedAt, replacedAt: null };
  });
  return [...noted, ...known];
}

/** By a rename, so that it is never half written. */
export function writeHistory(places: ReleasePaths, releases: readonly Release[]): void {
  const file = fileOf(places);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ format: 'funnel.releases/1', releases }, null, 2)}\n`);
  renameSync(draft, file);
}
