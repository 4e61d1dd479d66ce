import { type Command, Help, type HelpConfiguration, type Option } from 'commander';
import { type Format, formatWords } from '../terminal/shared-options.ts';
import type { Language } from '../text/text.ts';

/** The formats of each command; a test holds that it refuses others. */
export const formatsOf: Readonly<Record<string, readonly Format[]>> = {
  check: ['human', 'json', 'github', 'sarif', 'md'],
  test: ['human', 'json'],
  plan: ['human', 'json', 'md'],
  coverage: ['human', 'json', 'md'],
  find: ['human', 'json'],
  refs: ['human', 'json'],
  rename: ['human'],
  traffic: ['human'],
  convert: ['human', 'json'],
  docs: ['human', 'json'],
  messages: ['human', 'json'],
  explain: ['human', 'json'],
  start: ['human'],
  dev: ['human'],
  ops: ['human'],
  publish: ['human'],
  nginx: ['human'],
  reset: ['human'],
};

const titles: Record<string, string> = {
  'Usage:': '用法：',
  'Options:': '选项：',
  'Global Options:': '通用选项：',
  'Commands:': '命令：',
  'Arguments:': '参数：',
};
const general = Object.assign(new Help(), { showGlobalOptions: true });

/** A command's own list of formats in place of the list of all. */
function optionsOf(command: Command, lang: Language): Option[] {
  const has = formatsOf[command.name()];
  const options = general.visibleGlobalOptions(command);
  if (!has) return options;
  return options
    .filter(({ long }) => long !== '--json' || has.includes('json'))
    .map((option) =>
      option.long === '--format'
        ? Object.assign(Object.create(option), { description: formatWords(has)[lang] })
        : option,
    );
}

/** The help in the chosen language, with only the options of each command. */
export const helpIn = (lang: Language): HelpConfiguration => ({
  showGlobalOptions: true,
  styleTitle: (title) => (lang === 'zh' ? (titles[title] ?? title) : title),
  visibleGlobalOptions: (command) => optionsOf(command, lang),
  optionDescription: (option) => {
    const text = general.optionDescription(option).replace(' (default: [])', '');
    return lang === 'zh' ? text.replace(/ \(default: ([^)]*)\)/, '（默认：$1）') : text;
  },
});
