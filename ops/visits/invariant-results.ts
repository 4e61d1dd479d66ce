import type { Config } from '../../schemas/index.ts';
import type { ReadConfig } from '../check/check-config.ts';
import type { Range } from '../diagnostics/diagnostic.ts';
import { invariantsFile, verdictsOf } from '../invariants/verdicts.ts';
import { violationText } from '../invariants/violation-text.ts';
import type { Language, Text } from '../text/text.ts';

/** An invariant that some visitor breaks. */
export interface BrokenInvariant {
  id: string;
  about: string;
  file: string;
  range: Range;
  message: Text;
  /** The `explain` command of the counterexample. */
  explain: string;
}

/** The invariants of tests/invariants.json that do not hold. */
export function brokenInvariants(
  { invariants, sources }: Pick<ReadConfig, 'invariants' | 'sources'>,
  config: Config,
): BrokenInvariant[] {
  return verdictsOf(config, invariants).flatMap(({ invariant: { id, about }, at, verdict }) => {
    if (verdict.kind !== 'violated') return [];
    const { file, ...range } = sources.locate(invariantsFile, `/invariants/${at}/id`);
    const { counterexample } = verdict;
    const message = violationText(counterexample.violation);
    return [{ id, about, file, range, message, explain: counterexample.command }];
  });
}

/** The lines of a result for people; none where there are no invariants. */
export function invariantLines(count: number, broken: readonly BrokenInvariant[], lang: Language): string[] {
  if (count === 0) return [];
  const summary =
    lang === 'zh'
      ? `${count} 条不变量，${broken.length} 条不成立`
      : `${count} invariants, ${broken.length} violated`;
  const rows = broken.flatMap(({ id, file, range, message, explain }) => [
    `${file}:${range.line}:${range.column}  ${id}`,
    `    ${message[lang]}`,
    `    = ${explain}`,
  ]);
  return [...rows, summary];
}
