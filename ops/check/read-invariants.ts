import type { Invariant, InvariantsFile } from '../../schemas/index.ts';
import type { ParsedFile } from '../config/parsed-file.ts';
import type { Severity } from '../diagnostics/diagnostic.ts';

/**
 * The invariants of the config; none where there is no such file or it has an error.
 * @param found - the findings so far
 */
export function readInvariants(
  parsed: readonly ParsedFile[],
  found: readonly { file: string; severity: Severity }[],
): readonly Invariant[] {
  const file = parsed.find(({ kind }) => kind === 'invariants');
  if (!file || found.some((one) => one.file === file.file && one.severity === 'error')) return [];
  return (file.value as InvariantsFile).invariants;
}
