import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { OpsConsole, serveConsole } from '../../../console/index.ts';
import { root } from '../../../publish/environment/settings.ts';
import { createPageFiles } from '../../../tools/console-page/page-files.ts';
import { servePreviews } from '../../../tools/preview-server/preview-servers.ts';
import { collectTrouble, launch } from '../../harness/browser.ts';
import { cachedApp, cachedConsolePage } from '../../harness/cached-build.ts';
import { sharedThread } from '../../harness/shared-threads.ts';
import { isFullRun } from './matrix.ts';

export interface ConsoleSite {
  /** The copy of the config. */
  dir: string;
  ops: OpsConsole;
  browser: Browser;
  /** Opens the page at a route; errors and warnings are collected in `trouble`. */
  open(hash: string): Promise<{ page: Page; trouble: string[] }>;
  /** Stops the console's server, as Ctrl-C does; the draft stays. */
  stop(): Promise<void>;
  /** Serves it again at the same port. @returns the new address, with another token */
  start(): Promise<string>;
  close(): Promise<void>;
}

/**
 * A console with its page and previews over a copy of the config, as npm run ops starts it, and a Chromium.
 * @param prepare - changes the copy before the console opens it
 */
export async function serveConsoleSite(prepare?: (dir: string) => void): Promise<ConsoleSite> {
  const folder = mkdtempSync(join(tmpdir(), 'funnel-console-page-'));
  const [configDir, stateDir] = [join(folder, 'config'), join(folder, 'state')];
  for (const name of ['brands.json', 'channels.json', 'hosts.json', 'definitions', 'public']) {
    cpSync(join(root, name), join(configDir, name), { recursive: true });
  }
  prepare?.(configDir);
  const [appDir, pageDir] = [await cachedApp(), await cachedConsolePage()];
  const browser = await launch();
  const preview = await servePreviews({ configDir, stateDir, appDir });
  const ops = new OpsConsole({ dir: configDir, stateDir, preview, startThread: sharedThread });
  let served = await serveConsole(ops, 0, createPageFiles(pageDir));
  preview.allowFrames([`http://127.0.0.1:${served.port}`]);
  return {
    dir: configDir,
    ops,
    browser,
    open: async (hash) => {
      // A context of its own: axe opens a page beside it.
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
      const page = await context.newPage();
      const trouble = collectTrouble(page);
      await page.goto(`http://127.0.0.1:${served.port}/#token=${served.token}`);
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      return { page, trouble };
    },
    stop: () => served.close(),
    start: async () => {
      served = await serveConsole(ops, served.port, createPageFiles(pageDir));
      return `http://127.0.0.1:${served.port}/#token=${served.token}`;
    },
    close: async () => {
      await browser.close();
      await served.close();
      await ops.close();
      await preview.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The findings of axe, a line each, without the phones: the product's pages have tests of their own. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}

/**
 * The findings of axe in the current state of a journey, in the project `full`. Empty elsewhere: axe takes longer than
 * the journeys themselves.
 */
export const axeInFullRun = async (page: Page): Promise<string[]> => (isFullRun ? axe(page) : []);
