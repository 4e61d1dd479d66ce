import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolder } from '../files/sync-folder.ts';
import type { PictureFormat } from './picture-format.ts';

/** The addresses that the config may contain; `.new` files left by a dead process do not match. */
const pattern = /^\/assets\/(brands|pages|forms)\/[a-z0-9.-]+\/[a-z-]+-[0-9a-f]{12}\.(svg|png|jpg|webp)$/;

/**
 * Pictures that the draft names and the config does not have yet. A name contains the hash of its bytes: a picture
 * never changes, and undoing the edit that names it undoes everything.
 */
export class StagedPictures {
  readonly #folder: string;
  readonly #paths = new Map<string, string>();

  /** @param isNamed - whether the draft, or an undo or redo of it, uses this address; unused pictures are removed */
  constructor(folder: string, isNamed: (asset: string) => boolean) {
    this.#folder = folder;
    for (const path of filesUnder(folder)) {
      const asset = path.slice(folder.length).replaceAll('\\', '/');
      if (pattern.test(asset) && isNamed(asset)) this.#paths.set(asset, path);
      else rmSync(path, { force: true });
    }
  }

  /** The path of each picture, by its address. */
  get paths(): ReadonlyMap<string, string> {
    return new Map(this.#paths);
  }

  /**
   * Stores a picture; it is synced to the disk when this returns.
   * @param addressPrefix - the beginning of its address, see picture-address.ts
   * @returns its address
   */
  add(addressPrefix: string, kind: PictureFormat, bytes: Buffer): string {
    const asset = `${addressPrefix}-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.${kind}`;
    if (!pattern.test(asset)) throw new Error(`${asset} is no address of a picture`);
    const path = join(this.#folder, asset);
    if (!existsSync(path)) writeFileDurably(path, bytes);
    this.#paths.set(asset, path);
    return asset;
  }

  /** Stores a picture of a review under the address that it has there; one of another form is left out. */
  stage = (asset: string, bytes: Buffer): void => {
    if (!pattern.test(asset)) return;
    const path = join(this.#folder, asset);
    if (!existsSync(path)) writeFileDurably(path, bytes);
    this.#paths.set(asset, path);
  };
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Goes through a temporary file: a file under its final name is complete. */
export function writeFileDurably(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.new`;
  rmSync(temporary, { force: true });
  const fd = openSync(temporary, 'wx', 0o644);
  try {
    writeFileSync(fd, bytes);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(temporary, path);
  syncFolder(dirname(path));
}
