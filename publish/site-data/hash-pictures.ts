import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Config } from '../../schemas/index.ts';
import { hashedPictureName } from '../files/hashed-names.ts';

/** The config as it is published, and the copies of pictures that it names. */
export interface HashedPictures {
  config: Config;
  /** Address of each copy → address of the picture. */
  copies: Map<string, string>;
}

/**
 * Gives each picture that the config names an address that changes with its content, so that a browser may keep it for
 * a year. Addresses without a file stay as they are.
 *
 * All pictures of a folder that the config names, such as those of a brand, have one hash: a hash for each would add 70
 * bytes to the HTML of a landing page instead of 10, and a change of one lets phones load six small files again.
 * @param files - content of each picture, by its address
 */
export function hashPictures(config: Config, files: ReadonlyMap<string, Buffer>): HashedPictures {
  const named = new Set<string>();
  mapStrings(config, (text) => {
    if (files.has(text)) named.add(text);
    return text;
  });
  const hashes = folderHashes([...named].sort(), files);
  const copies = new Map<string, string>();
  const published = mapStrings(config, (text) => {
    const hash = named.has(text) && hashes.get(posix.dirname(text));
    if (!hash) return text;
    const copy = hashedPictureName(text, hash);
    copies.set(copy, text);
    return copy;
  });
  return { config: published as Config, copies };
}

/** Folder → hash over the names and contents of these pictures in it. */
function folderHashes(
  pictures: readonly string[],
  files: ReadonlyMap<string, Buffer>,
): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  for (const picture of pictures) {
    const folder = posix.dirname(picture);
    lines.set(folder, `${lines.get(folder) ?? ''}${picture} ${sha256(files.get(picture) ?? '')}\n`);
  }
  return new Map([...lines].map(([folder, text]) => [folder, sha256(text)]));
}

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** A copy of a JSON value with each of its strings replaced. */
function mapStrings(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((one) => mapStrings(one, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapStrings(one, replace)]));
}
