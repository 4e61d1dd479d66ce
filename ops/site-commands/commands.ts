import type { Command } from 'commander';
import { findConfig } from '../config/find-config.ts';
import type { ExitCode, Io } from '../terminal/io.ts';
import { sharedOptionsOf } from '../terminal/shared-options.ts';
import type { Text } from '../text/text.ts';
import type { Program } from './programs.ts';
import { runProgram } from './run-program.ts';
import { type SiteOptions, siteEnvironment } from './site-environment.ts';

const sayIn = (program: Command) => (text: Text) =>
  program.getOptionValue('lang') === 'en' ? text.en : text.zh;

/** Runs a program on the config of the command. */
async function run(
  io: Io,
  command: Command,
  name: Program,
  args: readonly string[] = [],
  options: SiteOptions = {},
): Promise<void> {
  const config = findConfig(io, sharedOptionsOf(command, ['human']).config);
  // A program's exit codes are those of the commands.
  io.exitCode = (await runProgram(name, args, siteEnvironment(io, config, options), io.cwd)) as ExitCode;
}

const portText: Text = { zh: '端口；不写：4173', en: 'port; left out: 4173' };
const addressText: Text = {
  zh: '监听的地址；不写：127.0.0.1',
  en: 'address to listen on; left out: 127.0.0.1',
};

const serving =
  (name: 'start' | 'dev', text: Text) =>
  (program: Command, io: Io): void => {
    const say = sayIn(program);
    program
      .command(name)
      .description(say(text))
      .option('--port <PORT>', say(portText))
      .option('--host <ADDRESS>', say(addressText))
      .action(async (options: SiteOptions, command: Command) => run(io, command, name, [], options));
  };

/** Registers `funnel start`. */
export const startCommand = serving('start', {
  zh: '检查并发布配置，在本机打开网站和沙盒',
  en: 'checks and publishes the config, and serves the site with a sandbox on this machine',
});

/** Registers `funnel dev`. */
export const devCommand = serving('dev', {
  zh: '同 start，但每次打开页面都重新读配置，改完自动刷新',
  en: 'as start, but reads the config for every page, and reloads pages after an edit',
});

/** Registers `funnel ops`. */
export function opsCommand(program: Command, io: Io): void {
  const say = sayIn(program);
  program
    .command('ops')
    .description(say({ zh: '打开运营控制台', en: 'opens the operations console' }))
    .option('--port <PORT>', say({ zh: '端口；不写：4180', en: 'port; left out: 4180' }))
    .option('--no-open', say({ zh: '不打开浏览器', en: 'opens no browser' }))
    .action(async ({ port, open }: { port?: string; open: boolean }, command: Command) => {
      const args = [...(port === undefined ? [] : ['--port', port]), ...(open ? [] : ['--no-open'])];
      await run(io, command, 'ops', args);
    });
}

/** Registers `funnel publish`. */
export function publishCommand(program: Command, io: Io): void {
  const say = sayIn(program);
  program
    .command('publish')
    .description(
      say({
        zh: '检查配置并发布到一个目录，供 nginx 使用',
        en: 'checks the config and publishes it into a folder, for nginx',
      }),
    )
    .argument('[DIR]', say({ zh: '目录；不写：dist', en: 'the folder; left out: dist' }))
    .option('--list', say({ zh: '列出已发布的版本', en: 'lists what has been published' }))
    .option(
      '--rollback [VERSION]',
      say({ zh: '回到上一个版本，或写明的版本', en: 'goes back to the version before, or to the named one' }),
    )
    .action(
      async (
        dir: string | undefined,
        { list, rollback }: { list?: boolean; rollback?: string | true },
        command: Command,
      ) => {
        const options = dir === undefined ? {} : { dist: dir };
        if (list) await run(io, command, 'publish-list', [], options);
        else if (rollback !== undefined)
          await run(io, command, 'publish-rollback', rollback === true ? [] : [rollback], options);
        else await run(io, command, 'publish-config', [], options);
      },
    );
}

/** Registers `funnel nginx`. */
export function nginxCommand(program: Command, io: Io): void {
  const say = sayIn(program);
  program
    .command('nginx')
    .description(
      say({
        zh: '输出已发布版本的 nginx 配置',
        en: 'prints the nginx configuration of what is published',
      }),
    )
    .requiredOption('--api <URL>', say({ zh: '业务接口地址', en: 'the product API' }), io.env.FUNNEL_API)
    .option('--out <FILE>', say({ zh: '写到文件；不写：标准输出', en: 'file; left out: standard output' }))
    .option('--root <DIR>', say({ zh: 'nginx 看到的发布目录', en: 'the published folder, as nginx sees it' }))
    .option('--listen <ADDRESS...>', say({ zh: '监听地址，同 nginx 的 listen', en: "as nginx's listen" }))
    .option('--access-log <FILE>', say({ zh: '访问日志，off 为不写', en: 'the access log, off for none' }))
    .option('--no-brotli', say({ zh: 'nginx 没有 brotli 模块', en: 'where nginx has no module for brotli' }))
    .action(async (options: NginxOptions, command: Command) =>
      run(io, command, 'nginx', nginxArguments(options)),
    );
}

interface NginxOptions {
  api: string;
  out?: string;
  root?: string;
  listen?: string[];
  accessLog?: string;
  brotli: boolean;
}

const nginxArguments = ({ api, out, root, listen, accessLog, brotli }: NginxOptions): string[] => [
  `--api=${api}`,
  ...(out === undefined ? [] : [`--out=${out}`]),
  ...(root === undefined ? [] : [`--root=${root}`]),
  ...(listen ?? []).map((one) => `--listen=${one}`),
  ...(accessLog === undefined ? [] : [`--access-log=${accessLog}`]),
  ...(brotli ? [] : ['--no-brotli']),
];

/** Registers `funnel reset`. */
export function resetCommand(program: Command, io: Io): void {
  const say = sayIn(program);
  program
    .command('reset')
    .description(say({ zh: '清空沙盒', en: 'empties the sandbox' }))
    .action(async (_: object, command: Command) => run(io, command, 'reset'));
}
