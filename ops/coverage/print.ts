import type { Paint } from '../terminal/paint.ts';
import type { Language } from '../text/text.ts';
import { cells, padCells, visible } from '../text/visible.ts';
import type { AxisWords } from '../wording/extent-text.ts';
import { groupDigits, spaceText } from '../wording/plan-words.ts';
import { reachText } from '../wording/reach-text.ts';
import { visitorsPerDayText } from '../wording/visitors-per-day-text.ts';
import { type CoverableKind, coverableKinds } from './coverables.ts';
import type { Coverage, CoverageItem } from './coverage.ts';
import { coverableWords } from './words.ts';

const locationText = ({ file, line, column }: CoverageItem): string => `${file}:${line}:${column}`;
const inGroups = (rows: readonly CoverageItem[]): [CoverableKind, CoverageItem[]][] =>
  coverableKinds
    .map((kind): [CoverableKind, CoverageItem[]] => [kind, rows.filter((row) => row.kind === kind)])
    .filter(([, group]) => group.length > 0);

/** People first, or channels and hosts: the number of situations is the last line. */
function summary(coverage: Coverage, lang: Language): string {
  const { visitorsPerDay, space, rows, dead } = coverage;
  // The space has two channels more: those that are not listed, and none.
  const reach = reachText(
    { channels: space.channel - 2, hosts: space.host, isUnlisted: true, isWithoutChannel: true },
    lang,
  );
  const who = [...(visitorsPerDay === null ? [] : [visitorsPerDayText(visitorsPerDay, lang)]), reach];
  return lang === 'zh'
    ? `${who.join(' · ')}的访客；${rows.length} 项中 ${dead} 项没有情形经过`
    : `${who.join(' · ')}; of ${rows.length} rows ${dead} are passed by no situation`;
}

/** How many situations were counted, of which axes. */
const situationsLine = (
  { situations, arriving, space }: Coverage,
  lang: Language,
  words: AxisWords,
): string =>
  lang === 'zh'
    ? `${groupDigits(situations)} 种情形，其中 ${groupDigits(arriving)} 种到达页面：${spaceText(space, lang, words)}`
    : `${groupDigits(situations)} situations, ${groupDigits(arriving)} of them at a page: ${spaceText(space, lang, words)}`;

const deadTitle = (lang: Language): string => (lang === 'zh' ? '没有情形经过' : 'passed by no situation');

/** Dead entries first, then every table in the order of its rows. */
export function printHuman(
  coverage: Coverage,
  { lang, paint, words }: { lang: Language; paint: Paint; words: AxisWords },
): string {
  const dead = coverage.rows.filter((row) => row.dead);
  const lines = [
    summary(coverage, lang),
    ...(dead.length > 0 ? ['', paint('error', deadTitle(lang))] : []),
    ...dead.map(
      (row) => `  ${visible(locationText(row))}  ${coverableWords[row.kind][lang]} ${visible(row.name)}`,
    ),
    ...inGroups(coverage.rows).flatMap(([kind, rows]) => [
      '',
      paint('bold', coverableWords[kind][lang]),
      ...table(rows, lang, paint),
    ]),
    '',
    paint('dim', situationsLine(coverage, lang, words)),
  ];
  return `${lines.join('\n')}\n`;
}

function table(rows: readonly CoverageItem[], lang: Language, paint: Paint): string[] {
  const counts = padded(rows.map(({ count }) => groupDigits(count)));
  const visitors = padded(
    rows.map(({ visitorsPerDay }) =>
      visitorsPerDay === null ? '' : visitorsPerDayText(visitorsPerDay, lang),
    ),
  );
  // As many rows as there are channels: too many for the arguments of a call.
  const width = rows.reduce((longest, row) => Math.max(longest, locationText(row).length), 0);
  return rows.map((row, at) => {
    const count = counts[at] ?? '';
    const numbers = [
      ...(row.visitorsPerDay === null ? [] : [visitors[at] ?? '']),
      row.dead ? paint('error', count) : count,
    ];
    return `  ${[padCells(visible(locationText(row)), width), ...numbers, visible(row.name)].join('  ')}`;
  });
}

/** Aligned to the right. */
function padded(texts: readonly string[]): string[] {
  const width = texts.reduce((longest, text) => Math.max(longest, cells(text)), 0);
  return texts.map((text) => `${' '.repeat(width - cells(text))}${text}`);
}

/** Escapes the characters that have a meaning in Markdown tables. */
const cell = (text: string): string => visible(text).replace(/[\\|<>&`*_]/g, (sign) => `\\${sign}`);

/** Markdown tables for a comment or a wiki. */
export function printMarkdown(coverage: Coverage, lang: Language, words: AxisWords): string {
  const hasVisitors = coverage.visitorsPerDay !== null;
  const zh = lang === 'zh';
  const head = [
    ...(zh ? ['位置', '种类', '名称'] : ['place', 'kind', 'name']),
    ...(hasVisitors ? [zh ? '访客/天' : 'visitors a day'] : []),
    zh ? '情形数' : 'situations',
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rowLine = (row: CoverageItem) =>
    line([
      cell(locationText(row)),
      coverableWords[row.kind][lang],
      cell(row.name),
      ...(row.visitorsPerDay === null ? [] : [groupDigits(row.visitorsPerDay)]),
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
    '',
    situationsLine(coverage, lang, words),
  ].join('\n')}\n`;
}
