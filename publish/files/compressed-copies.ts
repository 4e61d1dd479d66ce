import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible } from '../http/content-types.ts';
import { hasHashedName } from './hashed-names.ts';
import { listFiles } from './list-files.ts';

/** The compressed copies that may stand beside a file, best first. */
export const contentEncodings = [
  { name: 'br', end: '.br' },
  { name: 'gzip', end: '.gz' },
] as const;

const compress = {
  br: (bytes: Buffer) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
};

export const isCompressedCopy = (path: string): boolean =>
  contentEncodings.some(({ end }) => path.endsWith(end));

/** The headers are read by whatever serves, and never sent as a file. */
const isSent = (path: string): boolean => isCompressible(path) && !path.endsWith('.headers.json');

/**
 * Writes `.br` and `.gz` beside every text under a folder, at zlib's best levels. What does not get smaller has none.
 * A hashed file that has its copies keeps them: the app's own are made once, when it is built.
 */
export function writeCompressedCopies(dir: string): void {
  for (const path of listFiles(dir).filter(isSent)) {
    const file = join(dir, path);
    const bytes = readFileSync(file);
    for (const { name, end } of contentEncodings) {
      if (hasHashedName(path) && existsSync(file + end)) continue;
      const smaller = compress[name](bytes);
      if (smaller.length < bytes.length) writeFileSync(file + end, smaller);
    }
  }
}
