import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from '../../publish/environment/settings.ts';
import type { Engine, EngineTab } from './engine-tab.ts';

/** Beside the packages of the project, which an old browser and its driver are not. */
const folder = join(root, 'node_modules/.cache/funnel-engines/chromium-80');
const packages = ['chrome-aws-lambda@2.1.1', 'puppeteer-core@2.1.1'];

interface Page {
  on(event: 'console', listen: (message: { type(): string; text(): string }) => void): void;
  on(event: 'pageerror', listen: (error: Error) => void): void;
  setViewport(size: object): Promise<void>;
  goto(address: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  reload(): Promise<unknown>;
  type(selector: string, text: string): Promise<void>;
  click(selector: string): Promise<void>;
  waitForSelector(selector: string): Promise<unknown>;
  evaluate(body: string): Promise<unknown>;
  screenshot(): Promise<Buffer>;
}
interface Browser {
  version(): Promise<string>;
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

/** Chromium 80 of February 2020, as old webviews of Android have it: installed from npm on the first run. */
export async function startChromium80(): Promise<Engine> {
  const executablePath = install();
  const puppeteer = createRequire(join(folder, 'package.json'))('puppeteer-core') as {
    launch(options: object): Promise<Browser>;
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
    newTab: async () => {
      const browser = await launch();
      return tabOf(await browser.newPage(), () => browser.close());
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

async function tabOf(page: Page, close: () => Promise<void>): Promise<EngineTab> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.setViewport({ width: 390, height: 664, isMobile: true, hasTouch: true, deviceScaleFactor: 1 });
  return {
    open: async (address) => void (await page.goto(address)),
    back: async () => void (await page.evaluate('history.back()')),
    reload: async () => void (await page.reload()),
    type: async (selector, text) => {
      await page.waitForSelector(selector);
      await page.type(selector, text);
    },
    press: async (selector) => {
      await page.waitForSelector(selector);
      await page.click(selector);
    },
    evaluate: async <T>(body: string) => (await page.evaluate(`(async () => { ${body} })()`)) as T,
    screenshot: () => page.screenshot(),
    errors: async () => errors,
    close,
  };
}
