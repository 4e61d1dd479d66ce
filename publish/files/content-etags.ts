import { createHash } from 'node:crypto';
import { readFileSync, type Stats, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

/**
 * Gives each file under a folder a modification time made of its content, between 1970 and 2004. nginx builds its ETag
 * of time and size and can be told no other: so the same page has the same ETag after every publish and on every
 * machine, and two pages of one size that are published within a second do not share one.
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
