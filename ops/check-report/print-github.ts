import { type Diagnostic, type Severity, severities } from '../diagnostics/diagnostic.ts';
import type { Language } from '../text/text.ts';
import { visible } from '../text/visible.ts';

/** GitHub shows no more annotations of a step than these. */
const mostOfASeverity = 10;
const commands: Record<Severity, 'error' | 'warning' | 'notice'> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
};

const escapeText = (text: string) => visible(text).replaceAll('%', '%25');
const escapeProperty = (text: string) => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Findings as workflow commands: the worst first, at most 10 errors and 10 warnings, and one notice that counts the
 * rest (docs.github.com, workflow commands).
 */
export function printGithub(diagnostics: readonly Diagnostic[], lang: Language): string {
  const bySeverity = severities.map((severity) => diagnostics.filter((one) => one.severity === severity));
  const shown = bySeverity.flatMap((all) => all.slice(0, mostOfASeverity));
  const lines = shown.map((one) => annotation(one, lang));
  const rest = diagnostics.length - shown.length;
  if (rest > 0) {
    const words = { zh: `还有 ${rest} 条，见步骤摘要`, en: `${rest} more findings: see the step summary` };
    lines.push(`::notice::${escapeText(words[lang])}`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

function annotation(
  { severity, file, range, code, message, label, help }: Diagnostic,
  lang: Language,
): string {
  const { line, column, endLine, endColumn } = range;
  // Columns of several lines are not understood; without them the lines are marked whole.
  const columns = line === endLine ? `,col=${column},endColumn=${endColumn}` : '';
  const location = `file=${escapeProperty(file)},line=${line},endLine=${endLine}${columns}`;
  const text = [message, label, help].flatMap((one) => (one ? [one[lang]] : [])).join(' · ');
  return `::${commands[severity]} ${location},title=${escapeProperty(code)}::${escapeText(text)}`;
}
