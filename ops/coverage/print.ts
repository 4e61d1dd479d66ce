import type { Paint } from '../terminal/paint.ts';
import type { Language } from '../text/text.ts';
import { padCells, visible } from '../text/visible.ts';
import { groupDigits, spaceText } from '../wording/plan-words.ts';
import { type CoverableKind, coverableKinds } from './coverables.ts';
import type { Coverage, CoverageItem } from './coverage.ts';
import { coverableWords } from './words.ts';

const locationText = ({ file, line, column }: CoverageItem): string => `${file}:${line}:${column}`;
const inGroups = (rows: readonly CoverageItem[]): [CoverableKind, CoverageItem[]][] =>
  coverableKinds
    .map((kind): [CoverableKind, CoverageItem[]] => [kind, rows.filter((row) => row.kind === kind)])
    .filter(([, group]) => group.length > 0);

function summary({ situations, arriving, rows, dead }: Coverage, lang: Language): string {
  return lang === 'zh'
    ? `${groupDigits(situations)} 种情形，其中 ${groupDigits(arriving)} 种到达页面；${rows.length} 项中 ${dead} 项没有情形经过`
    : `${groupDigits(situations)} situations, ${groupDigits(arriving)} of them at a page; of ${rows.length} rows ${dead} are passed by none`;
}
const deadTitle = (lang: Language): string => (lang === 'zh' ? '没有情形经过' : 'passed by no situation');

/** Dead entries first, then every table in the order of its rows. */
export function printHuman(coverage: Coverage, { lang, paint }: { lang: Language; paint: Paint }): string {
  const dead = coverage.rows.filter((row) => row.dead);
  const lines = [
    summary(coverage, lang),
    paint('dim', spaceText(coverage.space, lang)),
    ...(dead.length > 0 ? ['', paint('error', deadTitle(lang))] : []),
    ...dead.map(
      (row) => `  ${visible(locationText(row))}  ${coverableWords[row.kind][lang]} ${visible(row.name)}`,
    ),
    ...inGroups(coverage.rows).flatMap(([kind, rows]) => [
      '',
      paint('bold', coverableWords[kind][lang]),
      ...table(rows, paint),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function table(rows: readonly CoverageItem[], paint: Paint): string[] {
  const counts = rows.map(({ count }) => groupDigits(count));
  // As many rows as there are channels: too many for the arguments of a call.
  const most = counts.reduce((longest, { length }) => Math.max(longest, length), 0);
  const width = rows.reduce((longest, row) => Math.max(longest, locationText(row).length), 0);
  return rows.map((row, at) => {
    const count = (counts[at] ?? '').padStart(most);
    const sentence = row.dead ? paint('error', count) : count;
    return `  ${padCells(visible(locationText(row)), width)}  ${sentence}  ${visible(row.name)}`;
  });
}

/** Escapes the characters that have a meaning in Markdown tables. */
const cell = (text: string): string => visible(text).replace(/[\\|<>&`*_]/g, (sign) => `\\${sign}`);

/** Markdown tables for a comment or a wiki. */
export function printMarkdown(coverage: Coverage, lang: Language): string {
  const head = lang === 'zh' ? ['位置', '种类', '名称', '情形数'] : ['place', 'kind', 'name', 'situations'];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rowLine = (row: CoverageItem) =>
    line([
      cell(locationText(row)),
      coverableWords[row.kind][lang],
      cell(row.name),
      row.dead ? `**0**` : groupDigits(row.count),
    ]);
  const section = (title: string, rows: readonly CoverageItem[]) => [
    '',
    `### ${title}`,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(rowLine),
  ];
  const dead = coverage.rows.filter((row) => row.dead);
  return `${[
    `## funnel coverage: ${summary(coverage, lang)}`,
    ...(dead.length > 0 ? section(deadTitle(lang), dead) : []),
    ...inGroups(coverage.rows).flatMap(([kind, rows]) => section(coverableWords[kind][lang], rows)),
  ].join('\n')}\n`;
}
