import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';
import type { Engine } from './engine-tab.ts';
import { type PuppeteerBrowser, type PuppeteerPage, puppeteerTab } from './puppeteer-tab.ts';

/** Beside the packages of the project: only this engine needs the driver. */
const folder = join(root, 'node_modules/.cache/funnel-engines/firefox');
const driver = 'puppeteer-core@25.16.0';
const executablePath = '/usr/bin/firefox-esr';

interface Browser extends PuppeteerBrowser {
  createBrowserContext(): Promise<{ newPage(): Promise<PuppeteerPage>; close(): Promise<void> }>;
}

/** Firefox ESR, driven by WebDriver BiDi; the driver is installed from npm on the first run. */
export async function startFirefoxEsr(): Promise<Engine> {
  if (!existsSync(executablePath)) throw new Error('there is no Firefox ESR: apt-get install firefox-esr');
  install();
  const puppeteer = createRequire(join(folder, 'package.json'))('puppeteer-core') as {
    launch(options: object): Promise<Browser>;
  };
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    name: await browser.version(),
    newTab: async (screen) => {
      const context = await browser.createBrowserContext();
      return puppeteerTab(await context.newPage(), screen, false, () => context.close());
    },
    close: () => browser.close(),
  };
}

function install(): void {
  if (existsSync(join(folder, 'node_modules/puppeteer-core/package.json'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', driver], { cwd: folder, stdio: 'pipe' });
}
