import { visibleJson } from '../text/visible.ts';
import type { CountedDiagnostic } from '../traffic-check/check-directory.ts';
import { countBySeverity, filesWithFindings, type Totals } from './summary.ts';

/** Findings for programs. The shape of `funnel.check/1` never changes. */
export function printJson(
  diagnostics: readonly CountedDiagnostic[],
  { files, seconds, skipped }: Totals,
): string {
  const { error, warning, info } = countBySeverity(diagnostics);
  const summary = {
    findings: diagnostics.length,
    errors: error,
    warnings: warning,
    infos: info,
    filesWithFindings: filesWithFindings(diagnostics),
    files,
    seconds,
    skipped,
  };
  return `${visibleJson(JSON.stringify({ format: 'funnel.check/1', findings: diagnostics.map(shown), summary }, null, 2))}\n`;
}

/**
 * The shape has room for a fix at one place; the others of the same mistake are those of `related`. What is only
 * offered is for people: a program would take it for certain.
 */
const shown = ({ moreFixes: _, offers: _offers, met: _met, ...one }: CountedDiagnostic) => ({
  ...one,
  related: one.related.map(({ pointer: _pointer, ...other }) => other),
});
