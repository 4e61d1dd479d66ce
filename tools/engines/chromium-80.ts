import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from '../../publish/environment/settings.ts';
import type { Engine } from './engine-tab.ts';
import { type PuppeteerBrowser, puppeteerTab } from './puppeteer-tab.ts';

/** Beside the packages of the project, which an old browser and its driver are not. */
const folder = join(root, 'node_modules/.cache/funnel-engines/chromium-80');
const packages = ['chrome-aws-lambda@2.1.1', 'puppeteer-core@2.1.1'];

/** Chromium 80 of February 2020, as old webviews of Android have it: installed from npm on the first run. */
export async function startChromium80(): Promise<Engine> {
  const executablePath = install();
  const puppeteer = createRequire(join(folder, 'package.json'))('puppeteer-core') as {
    launch(options: object): Promise<PuppeteerBrowser>;
  };
  const launch = () =>
    puppeteer.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--single-process', '--no-zygote', '--headless'],
      env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib'), HOME: folder },
    });
  const first = await launch();
  const name = await first.version();
  await first.close();
  return {
    name,
    // A browser each, with a new profile: this build has no second context in its single process.
    newTab: async (screen) => {
      const browser = await launch();
      return puppeteerTab(await browser.newPage(), screen, true, () => browser.close());
    },
    close: async () => undefined,
  };
}

/** @returns the path of the browser */
function install(): string {
  const binary = join(folder, 'chromium');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder, stdio: 'pipe' });
  const packed = (name: string) =>
    brotliDecompressSync(readFileSync(join(folder, 'node_modules/chrome-aws-lambda/bin', `${name}.br`)));
  writeFileSync(join(folder, 'aws.tar'), packed('aws.tar'));
  execFileSync('tar', ['-xf', 'aws.tar'], { cwd: folder });
  // Last, and by a rename: a file with this name is complete.
  writeFileSync(`${binary}.part`, packed('chromium'), { mode: 0o755 });
  renameSync(`${binary}.part`, binary);
  return binary;
}
