import type { Command } from 'commander';
import { nearestNameClause } from '../did-you-mean/did-you-mean.ts';
import { type Language, languages, type Text } from '../text/text.ts';
import { UsageError } from './failures.ts';
import { type ColorMode, parseColor } from './paint.ts';

/** All formats; each command supports some of them. */
export const formats = ['human', 'json', 'github', 'sarif', 'md'] as const;
export type Format = (typeof formats)[number];

export interface SharedOptions {
  config?: string;
  format: Format;
  lang: Language;
  color: ColorMode;
}

function choice<const T extends string>(option: string, choices: readonly T[]): (value: string) => T {
  return (value) => {
    const found = choices.find((one) => one === value);
    if (found !== undefined) return found;
    const hint = nearestNameClause(value, choices, '；');
    const all = choices.join(', ');
    throw new UsageError({
      zh: `${option} 没有 "${value}"${hint.zh}可用：${all}`,
      en: `${option} has no "${value}"${hint.en}; there are: ${all}`,
    });
  };
}

export const formatWords = (has: readonly Format[]): Text => ({
  zh: `输出格式：${has.join(', ')}`,
  en: `form of the output: ${has.join(', ')}`,
});

/** The options of every command; commander finds them before and after the name of the command. */
export function addSharedOptions(program: Command, say: (text: Text) => string): Command {
  return program
    .option('--config <DIR>', say({ zh: '配置目录', en: 'folder of the config' }))
    .option('--format <FORMAT>', say(formatWords(formats)), choice('--format', formats))
    .option('--json', say({ zh: '同 --format=json', en: 'the same as --format=json' }))
    .option(
      '--lang <LANG>',
      say({ zh: '语言：zh, en', en: 'language: zh, en' }),
      choice('--lang', languages),
      'zh',
    )
    .option(
      '--color <WHEN>',
      say({ zh: '颜色：auto, always, never', en: 'colours: auto, always, never' }),
      parseColor,
      'auto',
    );
}

/**
 * The shared options as given to a command.
 * @param has - the formats that the command has
 * @throws UsageError for another format
 */
export function sharedOptionsOf(command: Command, has: readonly Format[]): SharedOptions {
  const given = command.optsWithGlobals<Partial<SharedOptions> & { json?: boolean }>();
  const format = given.format ?? (given.json ? 'json' : 'human');
  if (!has.includes(format)) {
    throw new UsageError({
      zh: `${command.name()} 没有 ${format} 格式；现有：${has.join(', ')}`,
      en: `${command.name()} has no ${format} format; there are: ${has.join(', ')}`,
    });
  }
  const { config, lang = 'zh', color = 'auto' } = given;
  return { format, lang, color, ...(config !== undefined && { config }) };
}

/** The language, read before the options are parsed, because their error messages need it. */
export function languageOf(args: readonly string[]): Language {
  const at = args.findLastIndex((one) => one === '--lang' || one.startsWith('--lang='));
  const value = args[at]?.startsWith('--lang=') ? args[at].slice('--lang='.length) : args[at + 1];
  return at >= 0 && value === 'en' ? 'en' : 'zh';
}
