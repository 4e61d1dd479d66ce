import { readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where versions lie, and the link that says which of them is served. Both on one file system. */
export interface ReleasePaths {
  /** Folder of the versions, e.g. dist/releases. */
  releases: string;
  /** Link to one of them, e.g. dist/public. */
  public: string;
}

export const releaseFolder = ({ releases }: ReleasePaths, version: string): string => join(releases, version);

/** The version that is served, or null where nothing was published yet. */
export function servedVersion(places: ReleasePaths): string | null {
  try {
    return basename(readlinkSync(places.public));
  } catch (error) {
    // EINVAL: a folder stands there, as older versions of npm start wrote it.
    if (['ENOENT', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
