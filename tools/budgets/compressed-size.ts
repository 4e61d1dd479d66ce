import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes of something as it travels, by how it was compressed. */
export interface Weight {
  gzip: number;
  brotli: number;
}

export const nothing: Weight = { gzip: 0, brotli: 0 };

/** Each at its best level, as files are that are compressed once and served often. */
export function weigh(content: Buffer | string): Weight {
  const bytes = Buffer.from(content);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params }).length,
  };
}

export const sumOf = (weights: readonly Weight[]): Weight =>
  weights.reduce(
    (sum, { gzip, brotli }) => ({ gzip: sum.gzip + gzip, brotli: sum.brotli + brotli }),
    nothing,
  );

/** The larger of two, each compression for itself. */
export const heavier = (one: Weight, other: Weight): Weight => ({
  gzip: Math.max(one.gzip, other.gzip),
  brotli: Math.max(one.brotli, other.brotli),
});
