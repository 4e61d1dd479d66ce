import type { Diagnostic } from '@codemirror/lint';
import type { Edit, Language, Problem } from '../../api.ts';
import { offsetAt } from './place.ts';

/** The problems of a file as the editor marks them, each with its fix. */
export function markersOf(
  problems: readonly Problem[],
  text: string,
  { language, fixLabel, fix }: { language: Language; fixLabel: string; fix: (edits: Edit[]) => void },
): Diagnostic[] {
  return problems.map((problem): Diagnostic => {
    const { line, column, endLine, endColumn } = problem.range;
    const from = offsetAt(text, line, column);
    const help = problem.help?.[language];
    const edits = problem.fix;
    return {
      from,
      to: Math.max(from, offsetAt(text, endLine, endColumn)),
      severity: problem.severity,
      source: problem.code,
      message: help ? `${problem.message[language]}\n${help}` : problem.message[language],
      ...(edits && { actions: [{ name: fixLabel, apply: () => fix(edits) }] }),
    };
  });
}
