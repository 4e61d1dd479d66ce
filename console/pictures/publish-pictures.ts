import { lstatSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UnsafeFileError } from '../files/atomic-write.ts';
import { writeFileDurably } from './staged-pictures.ts';

/** The staged pictures that the texts name and the config does not have: a save has to write them. */
export function picturesToPublish(
  dir: string,
  staged: ReadonlyMap<string, string>,
  texts: Iterable<string>,
): [asset: string, path: string][] {
  const all = [...texts];
  return [...staged].filter(
    ([asset]) =>
      all.some((text) => text.includes(JSON.stringify(asset))) && !isThere(join(dir, 'public', asset)),
  );
}

/**
 * Writes pictures under `public`, before the texts that name them, so that a text never names a missing file. A
 * failure, or the returned function, removes all of them again.
 * @returns the paths for git, and a function that removes the pictures
 * @throws UnsafeFileError, and the file system's error
 */
export function publishPictures(
  dir: string,
  pictures: readonly (readonly [asset: string, path: string])[],
): { files: string[]; takeBack: () => void } {
  const files: string[] = [];
  const takeBack = () => {
    for (const file of files) rmSync(join(dir, file), { force: true });
  };
  try {
    for (const [asset, path] of pictures) {
      const file = `public${asset}`;
      requirePlainFolder(dir, dirname(file));
      files.push(file);
      writeFileDurably(join(dir, file), readFileSync(path));
    }
  } catch (error) {
    takeBack();
    throw error;
  }
  return { files, takeBack };
}

/** Creates the folder; nothing is written through a link. */
function requirePlainFolder(dir: string, folder: string): void {
  mkdirSync(dirname(join(dir, folder)), { recursive: true });
  const path = join(dir, folder);
  if (!isThere(path)) mkdirSync(path);
  if (realpathSync(path) !== join(realpathSync(dir), folder)) {
    throw new UnsafeFileError(`${folder} lies behind a link: nothing is written into it`);
  }
}

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;
