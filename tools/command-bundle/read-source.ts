import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledSource } from '../../ops/cli/command-bundle.mjs';

/** Times of files are as coarse as 10 ms, on some file systems 1 s. */
const coarsestTimeMs = 2000;

/**
 * A source with its text. Its times are read first: a write that happens meanwhile makes them differ later.
 * @param path - from the root of the project
 */
export function readSource(root: string, path: string): { source: BundledSource; text: string } {
  const { mtimeMs, ctimeMs } = statSync(join(root, path));
  const bytes = readFileSync(join(root, path));
  const isTelling = Date.now() - Math.max(mtimeMs, ctimeMs) > coarsestTimeMs;
  const times = isTelling ? { mtimeMs, ctimeMs } : { mtimeMs: null, ctimeMs: null };
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { source: { path, size: bytes.length, hash, ...times }, text: bytes.toString('utf8') };
}
