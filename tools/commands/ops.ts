import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { OpsConsole, serveConsole } from '../../console/index.ts';
import { currentAppBuild } from '../../publish/app-build/current-app-build.ts';
import { ensureAppBuild } from '../../publish/app-build/ensure-app-build.ts';
import { packaged, settingsOrExit } from '../../publish/environment/settings.ts';
import { consolePageDir, ensureConsolePage } from '../console-page/ensure-console-page.ts';
import { createPageFiles } from '../console-page/page-files.ts';
import { servePreviews } from '../preview-server/preview-servers.ts';

// npm run ops: the operations console over the working tree's JSON, with previews of the draft.
const settings = settingsOrExit();
const readPort = (given: string): number => {
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new InvalidArgumentError('0 to 65535');
  return port;
};
const program = new Command(packaged === null ? 'npm run ops --' : 'funnel ops')
  .option('--config <dir>', '配置目录 | folder of the config', settings.config)
  .option('--port <n>', '端口 | port', readPort, 4180)
  .option('--no-open', '不打开浏览器 | open no browser')
  .parse();
const { config, port, open } = program.opts<{ config: string; port: number; open: boolean }>();
const dir = resolve(config);

/** Each config folder has its own draft. */
const stateDir = join(settings.data, 'console', createHash('sha256').update(dir).digest('hex').slice(0, 12));

function openBrowser(address: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['explorer', address]
        : ['xdg-open', address];
  // Without a browser the printed address is enough.
  spawn(command ?? '', args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

async function main(): Promise<void> {
  if (!existsSync(join(dir, 'hosts.json'))) {
    throw new Error(`${dir} 里没有 hosts.json  There is no hosts.json in ${dir}`);
  }
  const onBuild = () => void process.stdout.write('构建预览用的页面…  Building the pages for the preview…\n');
  await Promise.all([ensureAppBuild(onBuild), ensureConsolePage()]);
  const preview = await servePreviews({ configDir: dir, stateDir, appDir: currentAppBuild() });
  const ops = new OpsConsole({ dir, stateDir, preview });
  const pages = createPageFiles(consolePageDir);
  const served = await serveConsole(ops, port, pages).catch((error: NodeJS.ErrnoException) => {
    const isTaken = error.code === 'EADDRINUSE';
    throw isTaken
      ? new Error(
          `端口 ${port} 已被占用, 用 --port 换一个  Port ${port} is taken; choose another with --port`,
        )
      : error;
  });
  preview.allowFrames([`http://127.0.0.1:${served.port}`, `http://localhost:${served.port}`]);
  const address = `http://127.0.0.1:${served.port}/#token=${served.token}`;
  process.stdout.write(
    [
      '',
      '运营控制台 (只在本机可用)  Operations console (this machine only):',
      `  ${address}`,
      '',
      `配置  Config:            ${dir}`,
      `草稿预览  Draft preview:  http://localhost:${preview.status.draft}/`,
      `磁盘预览  Disk preview:   http://localhost:${preview.status.disk}/`,
      '按 Ctrl-C 结束, 草稿会保留  Ctrl-C ends it; the draft is kept',
      '',
      '',
    ].join('\n'),
  );
  if (open) openBrowser(address);
  const end = async () => {
    await Promise.all([served.close(), ops.close(), preview.close()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
}

await main().catch((error: Error & { text?: { zh: string; en: string } }) => {
  const sentence = error.text ? `${error.text.zh}  ${error.text.en}` : error.message;
  process.stderr.write(`${sentence}\n`);
  process.exit(3);
});
