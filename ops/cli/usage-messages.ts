import type { CommanderError } from 'commander';
import { didYouMeanClause, nearestName } from '../did-you-mean/did-you-mean.ts';
import type { Text } from '../text/text.ts';

const words: Record<string, Text> = {
  'commander.unknownOption': { zh: '没有选项', en: 'no such option' },
  'commander.unknownCommand': { zh: '没有命令', en: 'no such command' },
  'commander.excessArguments': { zh: '参数太多：命令', en: 'too many arguments for the command' },
  'commander.optionMissingArgument': { zh: '选项缺少值', en: 'a value is missing for' },
  'commander.missingMandatoryOptionValue': { zh: '缺少选项', en: 'an option is missing' },
  'commander.missingArgument': { zh: '缺少参数', en: 'an argument is missing' },
  'commander.invalidArgument': { zh: '值不对', en: 'not a value' },
  'commander.conflictingOption': { zh: '选项冲突', en: 'options exclude each other' },
};

/**
 * The message for a usage error of commander, with the nearest name.
 * @param names - all options and commands
 */
export function usageMessage(error: CommanderError, names: readonly string[]): Text {
  const about = error.message.match(/'([^']*)'/)?.[1] ?? '';
  const isName = /unknown(Option|Command)/.test(error.code);
  const near = isName ? nearestName(about.replace(/=.*$/s, ''), names) : undefined;
  const hint = didYouMeanClause(near, '；');
  const { zh, en } = words[error.code] ?? { zh: '用法不对', en: 'wrong usage' };
  return {
    zh: `${zh} ${about}${hint.zh}用 --help 查看用法`,
    en: `${en} ${about}${hint.en}; --help shows the usage`,
  };
}
