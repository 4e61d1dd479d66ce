import type { Diagnostic } from '@codemirror/lint';
import type { Edit, Language, Problem } from '../../api/index.ts';
import { offsetAt } from '../../edits/text-position.ts';
import { fixLabel } from '../problems/fix-label.ts';

/** The problems of a file as the editor marks them, each with its fixes. */
export function lintMarkers(
  problems: readonly Problem[],
  text: string,
  { language, fix }: { language: Language; fix: (edits: Edit[]) => void },
): Diagnostic[] {
  return problems.map((problem): Diagnostic => {
    const { line, column, endLine, endColumn } = problem.range;
    const from = offsetAt(text, line, column);
    const help = problem.help?.[language];
    return {
      from,
      to: Math.max(from, offsetAt(text, endLine, endColumn)),
      severity: problem.severity,
      source: problem.code,
      message: help ? `${problem.message[language]}\n${help}` : problem.message[language],
      actions: problem.fixes.map((one) => ({ name: fixLabel(one, language), apply: () => fix(one.edits) })),
    };
  });
}
