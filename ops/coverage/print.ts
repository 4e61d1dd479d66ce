import type { Paint } from '../terminal/paint.ts';
import type { Language } from '../text/text.ts';
import { padCells, visible } from '../text/visible.ts';
import { grouped, spaceText } from '../wording/plan-words.ts';
import type { Coverage, Covered } from './coverage.ts';
import { type ThingKind, thingKinds } from './things.ts';
import { thingWords } from './words.ts';

const placeOf = ({ file, line, column }: Covered): string => `${file}:${line}:${column}`;
const inGroups = (rows: readonly Covered[]): [ThingKind, Covered[]][] =>
  thingKinds
    .map((kind): [ThingKind, Covered[]] => [kind, rows.filter((row) => row.kind === kind)])
    .filter(([, group]) => group.length > 0);

function summary({ situations, arriving, rows, dead }: Coverage, lang: Language): string {
  return lang === 'zh'
    ? `${grouped(situations)} 种情形，其中 ${grouped(arriving)} 种到达页面；${rows.length} 项中 ${dead} 项没有情形经过`
    : `${grouped(situations)} situations, ${grouped(arriving)} of them at a page; of ${rows.length} rows ${dead} are passed by none`;
}
const deadTitle = (lang: Language): string => (lang === 'zh' ? '没有情形经过' : 'passed by no situation');

/** What nobody passes first, then every table in the order of its rows. */
export function printHuman(coverage: Coverage, { lang, paint }: { lang: Language; paint: Paint }): string {
  const dead = coverage.rows.filter((row) => row.dead);
  const lines = [
    summary(coverage, lang),
    paint('dim', spaceText(coverage.space, lang)),
    ...(dead.length > 0 ? ['', paint('error', deadTitle(lang))] : []),
    ...dead.map((row) => `  ${visible(placeOf(row))}  ${thingWords[row.kind][lang]} ${visible(row.name)}`),
    ...inGroups(coverage.rows).flatMap(([kind, rows]) => [
      '',
      paint('bold', thingWords[kind][lang]),
      ...table(rows, paint),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function table(rows: readonly Covered[], paint: Paint): string[] {
  const counts = rows.map(({ count }) => grouped(count));
  const most = Math.max(...counts.map(({ length }) => length));
  const width = Math.max(...rows.map((row) => placeOf(row).length));
  return rows.map((row, at) => {
    const count = (counts[at] ?? '').padStart(most);
    const told = row.dead ? paint('error', count) : count;
    return `  ${padCells(visible(placeOf(row)), width)}  ${told}  ${visible(row.name)}`;
  });
}

/** Ids of a config have no signs that Markdown reads; a dash of a table would. */
const cell = (text: string): string => visible(text).replace(/[\\|<>&`*_]/g, (sign) => `\\${sign}`);

/** The same as tables of Markdown, for a comment or a wiki. */
export function printMarkdown(coverage: Coverage, lang: Language): string {
  const head = lang === 'zh' ? ['位置', '种类', '名称', '情形数'] : ['place', 'kind', 'name', 'situations'];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rowLine = (row: Covered) =>
    line([
      cell(placeOf(row)),
      thingWords[row.kind][lang],
      cell(row.name),
      row.dead ? `**0**` : grouped(row.count),
    ]);
  const section = (title: string, rows: readonly Covered[]) => [
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
    ...inGroups(coverage.rows).flatMap(([kind, rows]) => section(thingWords[kind][lang], rows)),
  ].join('\n')}\n`;
}
