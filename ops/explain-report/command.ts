import type { Command } from 'commander';
import { closedValues } from '../../schemas/index.ts';
import { type ReadConfig, readConfig } from '../check/check-config.ts';
import { readRepairedBase } from '../check/read-base.ts';
import { requireValidConfig } from '../check-report/require-valid-config.ts';
import { declaredFactsFor } from '../config/declared-facts-for.ts';
import { findConfig } from '../config/find-config.ts';
import { Explainer } from '../explain/explain.ts';
import type { ExplainInput } from '../explain/input.ts';
import { nearMisses } from '../explain/near-misses.ts';
import { withOpenSteps } from '../explain/open-steps.ts';
import { optionOfFact } from '../explain/option-of-fact.ts';
import { resolveOpenAxes } from '../explain/resolve-open-axes.ts';
import { compareVisit } from '../explain/versus.ts';
import { exitCodes, type Io } from '../terminal/io.ts';
import { paintFor } from '../terminal/paint.ts';
import { type SharedOptions, sharedOptionsOf } from '../terminal/shared-options.ts';
import { splitDescription, type Text } from '../text/text.ts';
import { visible, visibleJson } from '../text/visible.ts';
import { explainBatch } from './batch.ts';
import { type ExplainOptions, inputOf, refuseBesideBatch } from './options.ts';
import { printHuman, printShort } from './print-human.ts';
import { printVersus, printVersusShort } from './print-versus.ts';

/** Registers `funnel explain`; its options state the facts that definitions/facts.json declares, too. */
export function explainCommand(program: Command, io: Io, args: readonly string[]): void {
  const zh = program.getOptionValue('lang') !== 'en';
  const say = (chinese: string, english: string) => (zh ? chinese : english);
  const facts = declaredFactsFor(args, io);
  const command = program
    .command('explain')
    .description(say('说明一个访客会看到什么、为什么', 'explains what a visitor gets, and why'))
    .option('--host <H>', say('域名', 'host'))
    .option('--channel <N>', say('渠道号', 'number of the channel'))
    .option('--city <C>', say('城市', 'city'))
    .option('--path <P>', say('路径，默认 /', 'path; default /'))
    .option('--url <U>', say('完整网址，代替域名和路径', 'whole address instead of host and path'))
    .option(
      `--flags <${Object.keys(facts?.flags ?? {}).join()}>`,
      say('服务器返回的标志', 'the flags that the server answers'),
    )
    .option('--token', say('已登录', 'holds a token'))
    .option('--user <R>', say('用户校验结果：ok, failed', 'result of the user check: ok, failed'))
    .option('--app-name <A>', say('已保存的应用名', 'stored app name'))
    .option('--app-company <A>', say('已保存的公司名', 'stored app company'))
    .option('--first-visit', say('标记链接的首次访问', 'first visit by a marked link'))
    .option('--login-address <P>', say('记住的登录地址', 'remembered login address'))
    .option(
      '--outcome <O>',
      say(
        '--path 的页面刚以此结束，如 formSaved',
        'what the page of --path has just finished with, as in formSaved',
      ),
    )
    .option(
      '--fails <CALL...>',
      say(
        '取不到的接口：channelInfo, ipInfo, mark',
        'calls that are not answered: channelInfo, ipInfo, mark',
      ),
    )
    .option(
      '--device <D>',
      say('ios, android 或 other，可加 +wechat、+app', 'ios, android or other, with +wechat and +app'),
    )
    .option('--query <k=v...>', say('网址参数', 'query parameters'))
    .option(
      '--answer <k=v...>',
      say(
        '已提交的答案，名字见 facts.json 的 answers',
        'answers that were sent, by name in `answers` of facts.json',
      ),
    )
    .option(
      '--vs <BASE>',
      say(
        '与 git 提交或目录对比，从第一个不同的步骤说起',
        'against a git ref or folder, from the first step that differs',
      ),
    )
    .option('--short', say('每步一行', 'one line a step'))
    .option(
      '--batch <FILE>',
      say('每行一个情形（JSON），- 为标准输入', 'one situation a line, as JSON; - is standard input'),
    )
    .action((options: ExplainOptions, own: Command) => explain(options, own, io));
  for (const [fact, { about, values, otherwise }] of Object.entries(facts?.channelInfo ?? {})) {
    const { zh, en } = splitDescription(about);
    const all = values ? closedValues(values, otherwise).join(', ') : '';
    // Such a name is an error of the config (fact-name-taken), which the command then reports.
    const isTaken = [...program.options, ...command.options].some(({ long }) => long === optionOfFact(fact));
    if (isTaken || optionOfFact(fact) === '--help') continue;
    command.option(
      `${optionOfFact(fact)} <V>`,
      say([zh, all].filter(Boolean).join('：'), [en, all].filter(Boolean).join(': ')),
    );
  }
}

async function explain(options: ExplainOptions, command: Command, io: Io): Promise<void> {
  const shared = sharedOptionsOf(command, ['human', 'json']);
  const head = readConfig(findConfig(io, shared.config));
  const { config, sources } = requireValidConfig(head, shared, io);
  const explainer = new Explainer(config, sources);
  if (options.batch !== undefined) {
    refuseBesideBatch(options, explainer.config.facts);
    io.exitCode = await explainBatch(explainer, options.batch, shared.lang, io);
    return;
  }
  const input = inputOf(options, explainer.config.facts);
  if (options.vs !== undefined) {
    io.stdout(versus(options.vs, head, input, options.short === true, shared, io));
    io.exitCode = exitCodes.clean;
    return;
  }
  const resolved = resolveOpenAxes(explainer, input);
  const { outcome } = resolved;
  const reported = explainer.explain(input, shared.lang, true);
  const steps = withOpenSteps(reported.steps, resolved, shared.lang);
  const near = nearMisses(explainer.config, explainer.site(input.host), input);
  // For people; programs find it in the reason of the step.
  for (const text of shared.format === 'json' ? [] : near) {
    io.stderr(`${visible(text[shared.lang])}\n`);
  }
  if (shared.format === 'json') {
    io.stdout(
      `${visibleJson(JSON.stringify({ format: reported.format, input, outcome, steps }, null, 2))}\n`,
    );
  } else if (options.short) {
    io.stdout(printShort(steps, { language: shared.lang }));
  } else {
    io.stdout(printHuman(steps, outcome, { language: shared.lang, paint: paintFor(shared.color, io) }));
  }
  io.exitCode = exitCodes.clean;
}

function versus(
  base: string,
  head: ReadConfig,
  input: ExplainInput,
  short: boolean,
  shared: SharedOptions,
  io: Io,
): string {
  const dir = findConfig(io, shared.config);
  const { read, files } = readRepairedBase(base, dir, io.cwd, head);
  const before = requireValidConfig(read, shared, io);
  const after = requireValidConfig(head, shared, io);
  if (files.length > 0) io.stderr(`${visible(uncompared(files)[shared.lang])}\n`);
  const found = compareVisit({ before, after }, base, input, shared.lang);
  if (shared.format === 'json') return `${visibleJson(JSON.stringify(found, null, 2))}\n`;
  return short ? printVersusShort(found, shared.lang) : printVersus(found, shared.lang);
}

/** The files that the head has in place of those of the base, which have errors. */
const uncompared = (files: readonly string[]): Text => ({
  zh: `基准有错误，没有对比：${files.join('、')}`,
  en: `the base has errors; not compared: ${files.join(', ')}`,
});
