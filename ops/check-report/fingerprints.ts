import { createHash } from 'node:crypto';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/**
 * What tells each finding from the others of a run and recognises it in the next: the hash of its code, file and
 * pointer, and a number where several have these in common. Lines are not part of it, nor the indexes of rows that have
 * an id, so that a finding stays the same when lines or rows are added above it.
 * @param pointers - of each finding, with ids in place of indexes
 */
export function fingerprintsOf(diagnostics: readonly Diagnostic[], pointers: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return diagnostics.map(({ code, file }, index) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([code, file, pointers[index]]))
      .digest('hex')
      .slice(0, 16);
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return `${hash}:${count}`;
  });
}
