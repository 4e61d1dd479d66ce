import type { Command } from 'commander';
import { readValidConfig } from '../check-report/require-valid-config.ts';
import { wordedFactsOf } from '../conditions/fact-words.ts';
import { UsageError } from '../terminal/failures.ts';
import { exitCodes, type Io } from '../terminal/io.ts';
import { paintFor } from '../terminal/paint.ts';
import { sharedOptionsOf } from '../terminal/shared-options.ts';
import { visibleJson } from '../text/visible.ts';
import { plainWordsOf } from '../wording/extent-text.ts';
import { find } from './find.ts';
import { printHuman } from './print.ts';
import type { FindOptions } from './trace-query.ts';

/** Registers `funnel find`. */
export function findCommand(program: Command, io: Io): void {
  const zh = program.getOptionValue('lang') !== 'en';
  const say = (chinese: string, english: string) => (zh ? chinese : english);
  program
    .command('find')
    .description(
      say('列出哪些访客会看到某个页面、品牌或经过某一行', 'lists the visitors of a page, a brand or a row'),
    )
    .option(
      '--page <P>',
      say('到达的页面，或从该页打开的页面', 'page on which a visit ends, or that it opens'),
    )
    .option('--route <R>', say('到达的路由', 'route on which a visit ends'))
    .option('--brand <B>', say('看到的品牌', 'brand that is seen'))
    .option('--destination <D>', say('被规则送往的去向', 'destination to which a row sends'))
    .option('--network <N>', say('渠道的广告平台', 'ad network of the channel'))
    .option(
      '--row <FILE:LINE>',
      say(
        '经过的行，如 definitions/navigation.json:12',
        'row that is passed, as in definitions/navigation.json:12',
      ),
    )
    .option('--channel <N>', say('只看该渠道的访客', 'visitors of this channel'))
    .option('--host <H>', say('只看该站点的访客', 'visitors of this host'))
    .option('--city <C>', say('只看该城市的访客', 'visitors in this city'))
    .option(
      '--flag <NAME=VALUE...>',
      say('只看服务器这样回答标志的访客', 'visitors for whom the server answers a flag so'),
    )
    .action((options: GivenOptions, command: Command) => run(options, command, io));
}

type GivenOptions = Omit<FindOptions, 'flags'> & { flag?: string[] };

/** @throws UsageError where one is not `NAME=VALUE` */
function flagsIn(pairs: readonly string[]): NonNullable<FindOptions['flags']> {
  const entries = pairs.map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1) {
      throw new UsageError({
        zh: `--flag 要 名称=值，例如 succ_todo=4；得到 "${pair}"`,
        en: `--flag takes NAME=VALUE, as in succ_todo=4; got "${pair}"`,
      });
    }
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return Object.fromEntries(entries);
}

function run({ flag, ...given }: GivenOptions, command: Command, io: Io): void {
  const options: FindOptions = { ...given, ...(flag && { flags: flagsIn(flag) }) };
  const shared = sharedOptionsOf(command, ['human', 'json']);
  if (Object.keys(options).length === 0) {
    throw new UsageError({
      zh: '要写找什么：--page, --route, --brand, --destination, --network, --row, --channel, --host, --city 或 --flag',
      en: 'say what to find: --page, --route, --brand, --destination, --network, --row, --channel, --host, --city or --flag',
    });
  }
  const { config, sources } = readValidConfig(shared, io);
  const { found, ways } = find(config, sources, options);
  const { lang, color } = shared;
  io.stdout(
    shared.format === 'json'
      ? `${visibleJson(JSON.stringify(found, null, 2))}\n`
      : printHuman(found, ways(), {
          lang,
          paint: paintFor(color, io),
          words: plainWordsOf(wordedFactsOf(config.facts)),
        }),
  );
  io.exitCode = exitCodes.clean;
}
