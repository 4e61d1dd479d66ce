import type { Command } from 'commander';
import { codeDefinitions, codes } from '../check/codes.ts';
import type { CodeDefinition } from '../diagnostics/code-definition.ts';
import { didYouMeanClause, nearestName } from '../did-you-mean/did-you-mean.ts';
import { UsageError } from '../terminal/failures.ts';
import type { Io } from '../terminal/io.ts';
import { type Paint, paintFor } from '../terminal/paint.ts';
import { type SharedOptions, sharedOptionsOf } from '../terminal/shared-options.ts';
import type { Language, Text } from '../text/text.ts';
import { padCells, visibleJson } from '../text/visible.ts';
import { type PrintedDoc, printedDoc } from './printed-doc.ts';

/** Registers `funnel docs`. */
export function docsCommand(program: Command, io: Io): void {
  const english = program.getOptionValue('lang') === 'en';
  program
    .command('docs')
    .description(english ? 'explains a code of check' : '说明检查代码的含义')
    .argument('[code]', english ? 'e.g. row-shadowed; without it: all' : '如 row-shadowed；不写则列出全部')
    .action((code: string | undefined, _options: unknown, command: Command) => {
      const shared = sharedOptionsOf(command, ['human', 'json']);
      const docs = (code === undefined ? codeDefinitions : [definitionOf(code)]).map(printedDoc);
      io.stdout(print(docs, code === undefined, shared, io));
    });
}

function definitionOf(code: string): CodeDefinition {
  const found = codeDefinitions.find((one) => one.code === code);
  if (found) return found;
  const hint = didYouMeanClause(nearestName(code, codes), '；');
  throw new UsageError({
    zh: `没有检查代码 ${code}${hint.zh}funnel docs 列出全部`,
    en: `there is no code ${code}${hint.en}; funnel docs lists them all`,
  });
}

function print(
  all: readonly PrintedDoc[],
  isList: boolean,
  { format, lang, color }: SharedOptions,
  io: Io,
): string {
  if (format === 'json')
    return `${visibleJson(JSON.stringify({ format: 'funnel.docs/1', codes: all }, null, 2))}\n`;
  const paint = paintFor(color, io);
  return all.map((one) => (isList ? line(one, lang, paint) : whole(one, lang, paint))).join('');
}

const widest = Math.max(...codes.map((code) => code.length));

const line = ({ code, severity, what }: PrintedDoc, lang: Language, paint: Paint): string =>
  `${padCells(code, widest)}  ${paint(severity, severity.padEnd('warning'.length))}  ${what[lang]}\n`;

const words: Record<'what' | 'why' | 'fix' | 'bad' | 'good', Text> = {
  what: { zh: '什么', en: 'what' },
  why: { zh: '为什么', en: 'why' },
  fix: { zh: '--fix', en: '--fix' },
  bad: { zh: '不对', en: 'bad' },
  good: { zh: '正确', en: 'good' },
};

function whole(
  { code, severity, what, why, fix, file, bad, good }: PrintedDoc,
  lang: Language,
  paint: Paint,
): string {
  const colon = lang === 'zh' ? '：' : ': ';
  const example = (text: string) => text.split('\n').map((one) => `    ${one.trim()}\n`);
  return [
    `${paint('bold', code)}  ${paint(severity, severity)}\n\n`,
    `${words.what[lang]}${colon}${what[lang]}\n`,
    `${words.why[lang]}${colon}${why[lang]}\n`,
    `${words.fix[lang]}${colon}${fix[lang]}\n\n`,
    `${words.bad[lang]}${colon}${file}\n`,
    ...example(bad[lang]),
    `\n${words.good[lang]}${colon.trimEnd()}\n`,
    ...example(good[lang]),
  ].join('');
}
