import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible } from '../http/content-types.ts';
import { hasHashedName } from './hashed-names.ts';
import { listFiles } from './list-files.ts';

/** The compressed copies that a file may have beside it, best first. */
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

/** The server reads the headers file and never sends it. */
const isSent = (path: string): boolean => isCompressible(path) && !path.endsWith('.headers.json');

/**
 * Writes `.br` and `.gz` beside every text file under a folder, at zlib's best levels. A file that does not get
 * smaller has no copy. Existing copies of a hashed file are reused: those of the app are made once, when it is built.
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
