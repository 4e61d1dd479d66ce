import type { Skipped } from '../check/check-config.ts';
import { type Diagnostic, type Severity, severities } from '../diagnostics/diagnostic.ts';
import { type Language, list, type Text } from '../text/text.ts';
import { visible } from '../text/visible.ts';

export interface Totals {
  files: number;
  seconds: number;
  skipped: Skipped;
  /** Findings that a `$allow` accepts; left out: none. */
  allowed?: number;
}
export type Counts = Record<Severity, number>;

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

export function countBySeverity(diagnostics: readonly Diagnostic[]): Counts {
  const counts: Counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity] += 1;
  return counts;
}

/** Files that have a finding. */
export const filesWithFindings = (diagnostics: readonly Diagnostic[]): number =>
  new Set(diagnostics.map(({ file }) => file)).size;

/** The last line: `2 findings (1 error, 1 warning) in 2 of 24 files, 0.2 s`, and what was not looked at. */
export function summaryLine(diagnostics: readonly Diagnostic[], totals: Totals, lang: Language): string {
  const counts = countBySeverity(diagnostics);
  const parts = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => (severity === 'info' ? `${counts.info} info` : count(counts[severity], severity)));
  const of = parts.length > 0 ? ` (${parts.join(', ')})` : '';
  const within = diagnostics.length > 0 ? `${filesWithFindings(diagnostics)} of ` : '';
  const findings = count(diagnostics.length, 'finding');
  const seconds = totals.seconds.toFixed(1);
  const line = `${findings}${of} in ${within}${count(totals.files, 'file')}, ${seconds} s`;
  return line + allowedWords(totals.allowed ?? 0, lang) + skippedWords(totals.skipped, lang);
}

const allowedWords = (n: number, lang: Language): string =>
  n === 0 ? '' : lang === 'zh' ? `; 已接受 ${n} 条` : `; ${n} accepted`;

const stageWords: Record<Skipped['stages'][number], Text> = {
  tables: { zh: '决策表', en: 'decision tables' },
  site: { zh: '整站', en: 'the site as a whole' },
};

function skippedWords({ files, objects, stages }: Skipped, lang: Language): string {
  const all = [...files, ...objects, ...stages.map((stage) => stageWords[stage][lang])];
  if (all.length === 0) return '';
  const words = lang === 'zh' ? '未继续检查' : 'not checked further';
  return `; ${words}: ${visible(list(all, 5)[lang])}`;
}
