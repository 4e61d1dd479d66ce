import type { Severity } from '../diagnostics/diagnostic.ts';
import type { Language, Text } from '../text/text.ts';
import { visible } from '../text/visible.ts';
import type { CountedDiagnostic } from '../traffic-check/check-directory.ts';
import { visitorsPerDayText } from '../wording/visitors-per-day-text.ts';
import { summaryLine, type Totals } from './summary.ts';

const heading: Text = { zh: '配置检查', en: 'Config check' };
const clean: Text = { zh: '没有发现问题。', en: 'No findings.' };
const columns: Text = {
  zh: '| | 位置 | 代码 | 问题 | 建议 |\n|---|---|---|---|---|',
  en: '| | place | code | finding | way out |\n|---|---|---|---|---|',
};
const marks: Record<Severity, string> = { error: '❌', warning: '⚠️', info: 'ℹ️' };

/** A cell of a table: config text cannot end it, nor be read as markup. */
const cell = (text: string) =>
  visible(text)
    .replaceAll('\\', '\\\\')
    .replace(/[|<>`*_[\]@#]/g, (sign) => `\\${sign}`);

/** Findings as a table of Markdown, for a comment or a step summary. */
export function printMarkdown(
  diagnostics: readonly CountedDiagnostic[],
  totals: Totals,
  lang: Language,
): string {
  const rows = diagnostics.map((one) => row(one, lang));
  const body = rows.length > 0 ? `${columns[lang]}\n${rows.join('\n')}` : clean[lang];
  return `### ${heading[lang]}\n\n${body}\n\n${cell(summaryLine(diagnostics, totals, lang))}\n`;
}

function row(one: CountedDiagnostic, lang: Language): string {
  const { severity, file, range, code, message, label, help, visitorsPerDay } = one;
  const visitors = visitorsPerDay === undefined ? [] : [visitorsPerDayText(visitorsPerDay, lang)];
  const said = [message[lang], ...(label ? [label[lang]] : []), ...visitors].join(' — ');
  const location = `${file}:${range.line}:${range.column}`;
  return `| ${marks[severity]} | ${cell(location)} | ${code} | ${cell(said)} | ${cell(help?.[lang] ?? '')} |`;
}
