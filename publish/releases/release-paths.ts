import { readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The folder of the releases, and the link to the one that is served. Both are on one file system. */
export interface ReleasePaths {
  /** Folder of the releases, e.g. dist/releases. */
  releases: string;
  /** Link to one of them, e.g. dist/public. */
  public: string;
}

export const releaseFolder = ({ releases }: ReleasePaths, version: string): string => join(releases, version);

/** The version that is served, or null if nothing was published yet. */
export function servedVersion(paths: ReleasePaths): string | null {
  try {
    return basename(readlinkSync(paths.public));
  } catch (error) {
    // EINVAL: it is a folder, as older versions of npm start wrote it.
    if (['ENOENT', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
