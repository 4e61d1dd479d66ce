import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumFlags } from '../../tools/chromium/chromium-flags.ts';
import { type ChromiumUse, findChromium } from '../../tools/chromium/find-chromium.ts';
import { longestWait } from './longest-wait.ts';

/** Started once in each worker of the tests, which ends it: a start takes a second of a processor. */
let shared: Promise<Browser> | undefined;

/** A Chromium of this machine, headless, without calls of its own; `close` ends it. */
export function startBrowser(use: ChromiumUse): Promise<Browser> {
  const executablePath = findChromium(use);
  if (executablePath === null) throw new Error('there is no Chromium: npm test installs one');
  return chromium.launch({ executablePath, headless: true, args: [...chromiumFlags] });
}

/**
 * The browser that all test files of a worker share; `close` closes the contexts that were opened through the returned
 * object, and the browser ends with the worker.
 */
export async function launch(): Promise<Browser> {
  shared ??= startBrowser('test');
  const browser = await shared;
  const opened = new Set<BrowserContext>();
  const own: Partial<Browser> = {
    newContext: async (options) => {
      const context = await browser.newContext(options);
      context.setDefaultTimeout(longestWait);
      context.once('close', () => opened.delete(context));
      opened.add(context);
      return context;
    },
    newPage: async (options) => (await own.newContext?.(options))?.newPage() as Promise<Page>,
    contexts: () => [...opened],
    close: async () => {
      await Promise.all([...opened].map((context) => context.close()));
    },
  };
  return Object.assign(Object.create(browser) as Browser, own);
}

/** A phone of 390×844 in a sandbox run of its own, so that tests can run in parallel. */
export async function newPhone(
  browser: Browser,
  origin: string,
  sandboxRun: string,
  timezoneId = 'Asia/Shanghai',
): Promise<BrowserContext> {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId,
  });
  await phone.addCookies([{ name: 'sandbox_run', value: sandboxRun, url: origin }]);
  return phone;
}

/** Collects what a page must not cause: errors in the console, uncaught errors, failed requests. */
export function collectTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    // The text of a failed request does not name it.
    const { url } = message.location();
    if (message.type() === 'error') trouble.push(`console: ${message.text()} ${url}`.trim());
  });
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A request is aborted when the visitor leaves a page that is still loading.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') trouble.push(`failed: ${request.url()} ${reason}`);
  });
  return trouble;
}
