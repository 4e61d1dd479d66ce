import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { isCompressible } from '../http/content-types.ts';
import { hasHashedName } from './hashed-names.ts';
import { listFiles } from './list-files.ts';

/** The compressed copies that a file may have beside it, best first. */
export const contentEncodings = [
  { name: 'br', end: '.br' },
  { name: 'gzip', end: '.gz' },
] as const;

/** `fast` for a site that no visitor will see: brotli's best level takes three quarters of the time of a publish. */
export type Compression = 'best' | 'fast';
const qualities = { best: constants.BROTLI_MAX_QUALITY, fast: 4 };

const brotliOptions = (bytes: Buffer, compression: Compression) => ({
  params: {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_QUALITY]: qualities[compression],
  },
});
const gzipOptions = { level: 9 };
const compress = {
  br: (bytes: Buffer, compression: Compression) =>
    brotliCompressSync(bytes, brotliOptions(bytes, compression)),
  gzip: (bytes: Buffer) => gzipSync(bytes, gzipOptions),
};
const [brotliLater, gzipLater] = [promisify(brotliCompress), promisify(gzip)];
const compressLater = {
  br: (bytes: Buffer, compression: Compression) => brotliLater(bytes, brotliOptions(bytes, compression)),
  gzip: (bytes: Buffer) => gzipLater(bytes, gzipOptions),
};

export const isCompressedCopy = (path: string): boolean =>
  contentEncodings.some(({ end }) => path.endsWith(end));

/** The server reads the headers file and never sends it. */
const isSent = (path: string): boolean => isCompressible(path) && !path.endsWith('.headers.json');

/** Compressed copies by path. */
export type CompressedCopies = ReadonlyMap<string, Buffer>;

/**
 * The copies of files that are still to be written: zlib's threads compress several at once, and the HTML of a release is
 * most of the time of a publish.
 * @param files - texts by path
 */
export async function compressedCopiesOf(
  files: ReadonlyMap<string, string>,
  compression: Compression = 'best',
): Promise<CompressedCopies> {
  const copies = [...files]
    .filter(([path]) => isSent(path))
    .flatMap(([path, text]) =>
      contentEncodings.map(
        async ({ name, end }) =>
          [path + end, await compressLater[name](Buffer.from(text), compression)] as const,
      ),
    );
  return new Map(await Promise.all(copies));
}

/**
 * Writes `.br` and `.gz` beside every text file under a folder. A file that does not get
 * smaller has no copy. Existing copies of a hashed file are reused: those of the app are made once, when it is built.
 * @param made - copies that have been made of the same files before
 */
export function writeCompressedCopies(
  dir: string,
  made: CompressedCopies = new Map(),
  compression: Compression = 'best',
): void {
  for (const path of listFiles(dir).filter(isSent)) {
    const file = join(dir, path);
    const bytes = readFileSync(file);
    for (const { name, end } of contentEncodings) {
      if (hasHashedName(path) && existsSync(file + end)) continue;
      const smaller = made.get(path + end) ?? compress[name](bytes, compression);
      if (smaller.length < bytes.length) writeFileSync(file + end, smaller);
    }
  }
}
