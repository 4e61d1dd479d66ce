import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Compressed sizes in bytes, by compression. */
export interface CompressedSize {
  gzip: number;
  brotli: number;
}

export const zeroSize: CompressedSize = { gzip: 0, brotli: 0 };

/** Each at its best level, as for files that are compressed once and served often. */
export function compressedSizeOf(content: Buffer | string): CompressedSize {
  const bytes = Buffer.from(content);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params }).length,
  };
}

/** The sizes of a file: of the compressed copies beside it, which phones get, where it has both. */
export function compressedSizeOfFile(file: string): CompressedSize {
  const copies = ['.gz', '.br'].map((end) => statSync(file + end, { throwIfNoEntry: false })?.size);
  const [gzip, brotli] = copies;
  return gzip === undefined || brotli === undefined ? compressedSizeOf(readFileSync(file)) : { gzip, brotli };
}

export const sumSizes = (weights: readonly CompressedSize[]): CompressedSize =>
  weights.reduce(
    (sum, { gzip, brotli }) => ({ gzip: sum.gzip + gzip, brotli: sum.brotli + brotli }),
    zeroSize,
  );

/** The larger of two sizes, for each compression. */
export const largerOf = (one: CompressedSize, other: CompressedSize): CompressedSize => ({
  gzip: Math.max(one.gzip, other.gzip),
  brotli: Math.max(one.brotli, other.brotli),
});
