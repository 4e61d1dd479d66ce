import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { type ShippedLanguage, shippedLanguages } from '../../schemas/defaults/default-messages.ts';
import { nearestNameClause } from '../did-you-mean/did-you-mean.ts';
import { isInstalled } from '../site-commands/programs.ts';
import { UsageError, WorkError } from '../terminal/failures.ts';
import { exitCodes, type Io } from '../terminal/io.ts';
import { sharedOptionsOf } from '../terminal/shared-options.ts';
import type { Language, Text } from '../text/text.ts';
import { Questions } from './ask.ts';
import { editorSchemas } from './editor-schemas.ts';
import { type Starter, starterFiles } from './starter-files.ts';

interface Given {
  name?: string;
  company?: string;
  language?: string;
  login?: boolean;
}

/** Registers `funnel init`. */
export function initCommand(program: Command, io: Io): void {
  const english = program.getOptionValue('lang') === 'en';
  const say = ({ zh, en }: Text) => (english ? en : zh);
  program
    .command('init')
    .description(say({ zh: '写出一个最小的完整漏斗', en: 'writes the smallest whole funnel' }))
    .argument('<DIR>', say({ zh: '新的配置目录', en: 'folder of the new config' }))
    .option('--name <NAME>', say({ zh: '品牌名', en: 'name of the brand' }))
    .option(
      '--company <COMPANY>',
      say({ zh: '公司名；不写则同品牌名', en: 'name of the company; without it, the brand' }),
    )
    .option(
      '--language <LANGUAGE>',
      say({
        zh: `页面语言：${shippedLanguages.join(', ')}`,
        en: `language of the pages: ${shippedLanguages.join(', ')}`,
      }),
    )
    .option(
      '--login',
      say({ zh: '提交前用短信验证码登录', en: 'visitors log in by SMS before the form is sent' }),
    )
    .option('--no-login', say({ zh: '不登录', en: 'without a login' }))
    .action(async (dir: string, given: Given, command: Command) => {
      const { lang } = sharedOptionsOf(command, ['human']);
      const folder = resolve(io.cwd, dir);
      requireEmpty(folder, dir);
      write(folder, dir, await complete(given, lang, io));
      io.stdout(`${doneText(dir)[lang]}\n`);
      io.exitCode = exitCodes.clean;
    });
}

/** @throws WorkError where the folder has something in it: nothing is overwritten */
function requireEmpty(folder: string, dir: string): void {
  if (!existsSync(folder)) return;
  if (statSync(folder).isDirectory() && readdirSync(folder).length === 0) return;
  throw new WorkError({
    zh: `${dir} 里已经有东西，init 不覆盖任何文件；换一个新目录`,
    en: `${dir} is not empty, and init overwrites nothing; name a new folder`,
  });
}

/** What was not given is asked for at a terminal. @throws UsageError where there is none and the name is missing */
async function complete(given: Given, lang: Language, io: Io): Promise<Starter> {
  const written = given.language === undefined ? undefined : languageFrom(given.language);
  if (!io.isTTY || (given.name !== undefined && written !== undefined && given.login !== undefined)) {
    if (given.name === undefined)
      throw new UsageError({ zh: '要写品牌名：--name', en: 'the name of the brand is missing: --name' });
    return starterOf(given, given.name, written ?? lang, given.login ?? false);
  }
  const questions = new Questions(io);
  const name = given.name ?? (await questions.ask(asked.name[lang], 'Example'));
  const language = written ?? languageFrom(await questions.ask(asked.language[lang], lang));
  const login =
    given.login ?? /^[y是]/i.test(await questions.ask(asked.login[lang], lang === 'zh' ? '否' : 'no'));
  await questions.end();
  return starterOf(given, name, language, login);
}

const starterOf = (given: Given, name: string, language: ShippedLanguage, login: boolean): Starter => ({
  name,
  company: given.company ?? name,
  language,
  login,
});

const asked = {
  name: { zh: '品牌名', en: 'Name of the brand' },
  language: {
    zh: `页面语言 ${shippedLanguages.join('/')}`,
    en: `Language of the pages, ${shippedLanguages.join('/')}`,
  },
  login: {
    zh: '提交前用短信验证码登录吗，是/否',
    en: 'Do visitors log in by SMS before the form is sent, yes/no',
  },
} as const satisfies Record<string, Text>;

function languageFrom(written: string): ShippedLanguage {
  // `zh-CN` and `en_GB` name a language too (BCP 47, POSIX).
  const [primary] = written.toLowerCase().split(/[-_]/);
  const found = shippedLanguages.find((one) => one === primary);
  if (found) return found;
  const hint = nearestNameClause(written, shippedLanguages, '；');
  throw new UsageError({
    zh: `没有自带 "${written}" 的文案${hint.zh}可用：${shippedLanguages.join(', ')}；其他语言：先用其中一种，再在 definitions/site.json 写 "language"，npx funnel messages --write 写出要翻译的文案`,
    en: `no texts ship in "${written}"${hint.en}; there are: ${shippedLanguages.join(', ')}. For another language begin with one of them, write "language" into definitions/site.json, and npx funnel messages --write writes the texts to translate`,
  });
}

/** The files, and the schemas by which an editor completes them. */
function write(folder: string, dir: string, starter: Starter): void {
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, text] of starterFiles(starter, dir)) put(file, text);
  for (const { path, content } of editorSchemas(folder)) put(path, content);
}

const doneText = (dir: string): Text => (isInstalled ? doneInPackage(dir) : doneInRepository(dir));

const doneInPackage = (dir: string): Text => ({
  zh: `写好了 ${dir}。接着：cd ${dir}，再 npx funnel start，或 npx funnel check；说明在 ${dir}/README.md`,
  en: `${dir} is there. Next: cd ${dir}, then npx funnel start, or npx funnel check; ${dir}/README.md says the rest`,
});

const doneInRepository = (dir: string): Text => ({
  zh: `写好了 ${dir}。接着：FUNNEL_CONFIG=${dir} npm start，或 npx funnel check --config ${dir}；说明在 ${dir}/README.md`,
  en: `${dir} is there. Next: FUNNEL_CONFIG=${dir} npm start, or npx funnel check --config ${dir}; ${dir}/README.md says the rest`,
});
