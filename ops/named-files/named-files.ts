import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileReferences } from '../config/project.ts';

/** Bytes of the largest file that is compared as a whole; of a larger one, a film, its size is compared. */
export const mostComparedBytes = 1_000_000;

/** In the place of a file that git LFS keeps elsewhere, a commit has a short text with its hash and size. */
const keptElsewhere =
  /^version https:\/\/git-lfs[^\n]*\n(?:[^\n]*\n)*?oid sha256:([0-9a-f]{64})\nsize (\d+)\n/;

/**
 * The files under `public` that a config names, as a plan compares them, by address: 12 hexadecimal digits of SHA-256, or the
 * size. What is not there is left out: `asset-missing` is about it.
 * @param pictures - where files lie that will be there
 */
export function namedFilesIn(
  dir: string,
  references: readonly FileReferences[],
  pictures: ReadonlyMap<string, string> = new Map(),
): Record<string, string> {
  const addresses = references.flatMap(({ references: all }) =>
    all.flatMap(({ kind, id }) => (kind === 'asset' && id.startsWith('/') ? [id] : [])),
  );
  return Object.fromEntries(
    [...new Set(addresses)].sort().flatMap((address): [string, string][] => {
      const content = contentOf(pictures.get(address) ?? join(dir, 'public', address));
      return content === undefined ? [] : [[address, content]];
    }),
  );
}

function contentOf(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) return undefined;
  if (stat.size > mostComparedBytes) return ofSize(stat.size);
  const bytes = readFileSync(path);
  const [, hash, size = ''] = keptElsewhere.exec(bytes.subarray(0, 400).toString('latin1')) ?? [];
  if (hash) return Number(size) > mostComparedBytes ? ofSize(size) : hash.slice(0, hashDigits);
  return createHash('sha256').update(bytes).digest('hex').slice(0, hashDigits);
}

const hashDigits = 12;
const ofSize = (bytes: number | string) => `${bytes} bytes`;
