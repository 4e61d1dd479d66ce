import { existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentEncodings } from '../files/compressed-copies.ts';
import { readManifest } from './manifest.ts';

/**
 * Hard links of one version's hashed files, and of their compressed copies, in another: a visitor in the middle of a
 * visit asks the new version for files of the old one. It only adds, and by name no file can mean two things, so the
 * other may be served meanwhile.
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
