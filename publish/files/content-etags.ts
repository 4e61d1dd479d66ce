import { createHash } from 'node:crypto';
import { readFileSync, type Stats, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

/**
 * Gives each file under a folder a modification time derived from its content, between 1970 and 2004. nginx builds its
 * ETag from time and size and offers no other way: so the same page has the same ETag after every publish and on every
 * machine, and two pages of the same size that are published within a second have different ones.
 */
export function setContentMtimes(dir: string): void {
  for (const path of listFiles(dir)) {
    const file = join(dir, path);
    const seconds = createHash('sha256').update(readFileSync(file)).digest().readUInt32BE() >>> 2;
    utimesSync(file, seconds, seconds);
  }
}

/** As nginx writes it (`ngx_http_set_etag`): seconds and bytes, hexadecimal. */
export const etagOf = ({ mtimeMs, size }: Stats): string =>
  `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;
