import type { Severity } from '../../../ops/diagnostics/diagnostic.ts';
import { lackingCodes } from '../../../ops/languages/lacking-codes.ts';
import type { Problem } from '../../api/index.ts';

/** The texts of a file that some language lacks. */
export interface LackingInFile {
  file: string;
  count: number;
  /** The first of them, one without which nothing can be saved before the others. */
  first: { file: string; pointer: string; code: string };
  severity: Severity;
}

/** What is said of the list: that nothing is lacking only once the draft has been checked as it is now. */
export function lackingNote(
  count: number,
  isChecked: boolean,
): 'lackingAbout' | 'lackingNone' | 'lackingWait' {
  if (count > 0) return 'lackingAbout';
  return isChecked ? 'lackingNone' : 'lackingWait';
}

/** What `check` says of texts that a language lacks, by file: errors first, then the files with most of them. */
export function lackingByFile(
  problems: readonly (Pick<Problem, 'file' | 'pointer' | 'code' | 'severity'> & { count?: number })[],
): LackingInFile[] {
  const files = new Map<string, LackingInFile>();
  for (const { file, pointer, code, severity, count = 1 } of problems) {
    if (!lackingCodes.has(code)) continue;
    const known = files.get(file) ?? { file, count: 0, first: { file, pointer, code }, severity };
    const isWorse = severity === 'error' && known.severity !== 'error';
    files.set(file, {
      ...known,
      count: known.count + count,
      ...(isWorse && { first: { file, pointer, code }, severity }),
    });
  }
  const rank = ({ severity }: LackingInFile) => (severity === 'error' ? 0 : 1);
  return [...files.values()].sort((one, other) => rank(one) - rank(other) || other.count - one.count);
}
