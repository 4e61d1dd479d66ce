import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { excerpt } from '../diagnostics/excerpt.ts';
import { maskedLine } from '../diagnostics/mask-secrets.ts';
import type { Sources } from '../diagnostics/sources.ts';
import { append } from '../json/append.ts';
import { type Paint, plain } from '../terminal/paint.ts';
import type { Language } from '../text/text.ts';
import { cells, padCells, visible } from '../text/visible.ts';
import type { CountedDiagnostic } from '../traffic-check/check-directory.ts';
import { visitorsPerDayText } from '../wording/visitors-per-day-text.ts';
import { summaryLine, type Totals } from './summary.ts';

export interface PrintOptions {
  lang: Language;
  paint?: Paint;
  /** Left out: no last line. */
  totals?: Totals;
}

const mostRelated = 3;

/** Findings as people read them: by file, each with its line and a caret under the spot, and a summary. */
export function printDiagnostics(
  diagnostics: readonly CountedDiagnostic[],
  sources: Sources,
  { lang, paint = plain, totals }: PrintOptions,
): string {
  const widths = widthsOf(diagnostics);
  const lines: string[] = [];
  let file: string | undefined;
  for (const one of diagnostics) {
    if (one.file !== file) lines.push(paint('bold', visible(one.file)));
    file = one.file;
    append(lines, printOne(one, sources, widths, lang, paint));
  }
  if (totals) lines.push(summaryLine(diagnostics, totals, lang));
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

interface Widths {
  place: number;
  code: number;
  gutter: number;
}

const placeOf = ({ range }: Diagnostic) => `${range.line}:${range.column}`;
const widest = (texts: readonly string[], least: number) =>
  texts.reduce((width, text) => Math.max(width, cells(text)), least);

const widthsOf = (all: readonly Diagnostic[]): Widths => ({
  place: widest(all.map(placeOf), 5),
  code: widest(
    all.map(({ code }) => code),
    15,
  ),
  gutter: widest(
    all.map(({ range }) => String(range.line)),
    5,
  ),
});

function printOne(
  one: CountedDiagnostic,
  sources: Sources,
  widths: Widths,
  lang: Language,
  paint: Paint,
): string[] {
  const place = padCells(placeOf(one), widths.place);
  const severity = paint(one.severity, one.severity.padEnd('warning'.length));
  const code = one.code.padEnd(widths.code);
  return [
    `  ${place}  ${severity}  ${code}  ${visible(one.message[lang])}`,
    ...printExcerpt(one, sources, widths.gutter, lang, paint),
    ...notes(one, lang).map((note) => `${' '.repeat(widths.gutter + 1)}= ${note}`),
  ];
}

function printExcerpt(
  { file, range, label, severity }: Diagnostic,
  sources: Sources,
  gutter: number,
  lang: Language,
  paint: Paint,
): string[] {
  const source = maskedLine(sources, file, range);
  if (source.line.trim() === '') return [];
  const { line, offset, carets } = excerpt(source.line, source.range);
  const number = paint('dim', `${String(range.line).padStart(gutter)} |`);
  const empty = paint('dim', `${' '.repeat(gutter)} |`);
  const mark = paint(severity, `${'^'.repeat(carets)} ${label ? visible(label[lang]) : ''}`.trimEnd());
  return [`${number} ${line}`, `${empty} ${' '.repeat(offset)}${mark}`];
}

/** The visitors, other places, then the way out. */
function notes({ related, help, visitorsPerDay }: CountedDiagnostic, lang: Language): string[] {
  const zh = lang === 'zh';
  const shown = related
    .slice(0, mostRelated)
    .map(({ file, range, message }) => `${file}:${range.line}:${range.column} ${message[lang]}`);
  const rest = related.length - shown.length;
  if (rest > 0) shown.push(zh ? `还有 ${rest} 处` : `${rest} more places`);
  const visitors = visitorsPerDay === undefined ? [] : [visitorsPerDayText(visitorsPerDay, lang)];
  const other = [...visitors, ...shown.map((text) => visible(`${zh ? '另见' : 'see'}: ${text}`))];
  return help ? [...other, visible(`${zh ? '建议' : 'help'}: ${help[lang]}`)] : other;
}
