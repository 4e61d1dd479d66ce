import { existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentEncodings } from '../files/compressed-copies.ts';
import { readManifest } from './manifest.ts';

/**
 * Hard-links one release's hashed files, and their compressed copies, into another: a visitor in the middle of a visit
 * requests files of the old release from the new one. It only adds files, and a hashed name has one content, so the
 * other release may be served meanwhile.
 */
export function shareHashedFiles(fromDir: string, toDir: string): void {
  for (const path of readManifest(fromDir).hashed) {
    mkdirSync(dirname(join(toDir, path)), { recursive: true });
    for (const end of ['', ...contentEncodings.map((one) => one.end)]) {
      const file = join(fromDir, path + end);
      if (existsSync(file) && !existsSync(join(toDir, path + end))) linkSync(file, join(toDir, path + end));
    }
  }
}
