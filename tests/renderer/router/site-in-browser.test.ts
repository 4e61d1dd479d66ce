import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { embeddedDataOf } from '../../../publish/site-data/site-data.ts';
import type { EmbeddedSite } from '../../../renderer/site-data/embedded-site.ts';
import type { Block, Config, ConfigFileName, Form, PageSchema } from '../../../schemas/index.ts';
import { configFiles } from '../../../schemas/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { timersFired } from '../../harness/page-events.ts';
import { isFullRun } from '../../journeys/harness/matrix.ts';
import { type Running, startHarness } from '../harness/start.ts';

const empty = { emptyTitle: 'None', emptyText: 'Later' };
const ask: Block = {
  ...{ type: 'form', id: 'ask', form: 'wish' },
  onResult: {
    cases: [{ code: 200, finish: 'saved' }],
    otherwise: { show: { at: 'form', message: 'call.failed' } },
  },
};
const long: Block = { type: 'article', id: 'long', title: 'Long', updated: '2026-01-01', sections: [] };
const paragraphs = Array.from({ length: 60 }, (_, line) => `Line ${line}.`);
const page = (id: string, body: Block[]): PageSchema => ({
  id,
  outcomes: ['market', 'other', 'saved'],
  body,
});
const pages = {
  market: page('market', [
    { type: 'hero', id: 'top', title: 'Market', layout: 'plain' },
    { type: 'productList', id: 'list', endpoint: 'appIndex', details: 'other', ...empty },
  ]),
  product: page('product', [
    { type: 'product', id: 'product', endpoint: 'appIndex', applyLabel: 'Apply', ...empty },
    { ...long, sections: [{ heading: 'Lines', paragraphs }] } as Block,
    ask,
  ]),
};
const wish: Form = {
  ...{ id: 'wish', purpose: 'Why', endpoint: 'formSave', submitLabel: 'Send' },
  fields: [{ kind: 'text', id: 'note', label: 'Note' }],
};
const route = (path: string, pageId: string, keepAlive = false) =>
  ({ path, page: pageId, kind: 'product', on: 'everyHost', keepAlive }) as const;
const go = (outcome: string, to: string) => ({ id: outcome, when: { outcome }, go: to });

/** The config of the project, with two test pages instead of its routes. */
async function makeSite(): Promise<EmbeddedSite> {
  const files = Object.entries(configFiles).map(async ([name, { path }]) => {
    const text = await readFile(join(root, path), 'utf8');
    return [name, JSON.parse(text)] as const;
  });
  const read = Object.fromEntries(await Promise.all(files)) as Pick<Config, ConfigFileName>;
  messages = read.messages.messages;
  const config: Config = {
    ...read,
    ...{ channels: { ...read.channels, channels: {} }, pages, forms: { wish } },
    hosts: { hosts: { default: { root: 'market', entries: [] } } },
    routes: {
      catchAll: 'empty',
      routes: {
        market: route('/market', 'market'),
        product: route('/product', 'product', true),
        other: route('/other', 'product', true),
        empty: route('/*', 'market'),
      },
    },
    navigation: {
      rules: [
        { id: 'held', when: { outcome: 'saved', channelInfo: 'failed' }, hold: 'ipInfo.failed' },
        go('market', 'market'),
        go('other', 'product'),
        go('saved', 'market'),
      ],
      otherwise: { stay: true },
    },
  } as unknown as Config;
  return embeddedDataOf(
    config,
    'localhost',
    null,
    {
      pages: 'test',
      shards: { version: 'test', count: 1 },
    },
    { sandbox: true },
  );
}

let running: Running;
let site: EmbeddedSite;
let messages: Record<string, string>;
let browserPage: Page;
let calls: string[];
let errors: string[];
/** Holds the next response of a path back until it is released. */
let channelFails: boolean;
let held: { path: string; release: Promise<void> } | undefined;

const products = ['a', 'b'].map((id) => ({
  ...{ id, name: `Loan ${id}`, lender: 'A Bank', amountMin: 1000, amountMax: 50_000 },
  ...{ termMonthsMin: 3, termMonthsMax: 12, aprMin: 7.2, aprMax: 24, url: `https://${id}.example/` },
}));
const answerCall = async (call: Route) => {
  const { pathname } = new URL(call.request().url());
  calls.push(pathname);
  if (held && pathname.endsWith(held.path)) await held.release;
  const code = channelFails && pathname.endsWith('/channel/info') ? 500 : 200;
  await call.fulfill({ json: { code, msg: '', data: { products } } });
};
beforeAll(async () => {
  [running, site] = await Promise.all([startHarness(), makeSite()]);
});
afterAll(() => running.stop());
beforeEach(async () => {
  [calls, errors, held, channelFails] = [[], [], undefined, false];
  const phone = await running.browser.newContext({ viewport: { width: 390, height: 844 } });
  browserPage = await phone.newPage();
  browserPage.on('pageerror', (error) => errors.push(error.message));
  await browserPage.route('**/api/**', answerCall);
  await browserPage.route('**/config/pages/product.test.json', (call) =>
    call.fulfill({ json: { page: pages.product, forms: { wish }, messages } }),
  );
  await browserPage.goto(running.address);
  await browserPage.evaluate((embedded) => window.harness.open(embedded), site);
  await shown('Loan a').waitFor();
});

const shown = (text: string) => browserPage.locator('main:visible').getByText(text, { exact: true });
const button = (name: string | RegExp) => browserPage.locator('main:visible').getByRole('button', { name });
const note = () => browserPage.locator('main:visible [name=note]');
const top = () => browserPage.evaluate(() => window.scrollY);
const scrollTo = async (y: number) => {
  await browserPage.evaluate((to) => window.scrollTo(0, to), y);
  await timersFired(browserPage, 60);
};
const productCalls = () => calls.filter((path) => path.endsWith('/v3/app/index')).length;
const openProduct = async (id: string) => {
  await button(new RegExp(`Loan ${id}`)).click();
  await browserPage.locator('main:visible[data-page=product]').waitFor();
};
const toMarket = async () => {
  // Not the button at the end of the page: the browser would scroll there to press it.
  await browserPage.evaluate(() => window.harness.goTo('/market'));
  await browserPage.locator('main:visible[data-page=market]').waitFor();
};

describe('R-ROUTE 4: a page that is kept alive', () => {
  // In `npm test` kept-alive-pages.test.ts has what was typed and the scroll position when history comes back.
  inFullRun(
    'has its form, its scroll position and its products when the visitor comes back, by link or by history',
    async () => {
      await openProduct('b');
      await shown('Loan b').waitFor();
      expect(await top()).toBe(0);
      await note().fill('kept');
      await scrollTo(700);
      const before = productCalls();
      await toMarket();
      expect(await browserPage.locator('main').count()).toBe(2);
      await openProduct('b');
      expect(await note().inputValue()).toBe('kept');
      expect(await top()).toBe(700);
      await scrollTo(300);
      await browserPage.goBack();
      await browserPage.locator('main:visible[data-page=market]').waitFor();
      await browserPage.goForward();
      await browserPage.locator('main:visible[data-page=product]').waitFor();
      await browserPage.waitForFunction(() => window.scrollY === 300);
      // The marketplace requests its products each time that it is shown; the page that was kept alive did once, before
      // that.
      expect(productCalls() - before).toBe(2);
      expect(errors).toEqual([]);
    },
  );

  // In `npm test` a kept page has its state when the visitor comes back.
  inFullRun('is another page for another product; each has its own labels and state', async () => {
    await openProduct('a');
    await scrollTo(500);
    await toMarket();
    await openProduct('b');
    await shown('Loan b').waitFor();
    expect(await top()).toBe(0);
    await browserPage.locator('main:visible').getByLabel('Note').fill('of b');
    await toMarket();
    await openProduct('a');
    expect(await note().inputValue()).toBe('');
    expect(await top()).toBe(500);
    const ids = await browserPage.evaluate(() => [...document.querySelectorAll('[id]')].map((one) => one.id));
    expect(ids.length).toBe(new Set(ids).size);
  });

  inFullRun('keeps two routes of one page apart', async () => {
    await browserPage.evaluate(() => window.harness.goTo('/product'));
    await note().fill('of product');
    await browserPage.evaluate(() => window.harness.goTo('/other'));
    await note().fill('of other');
    await browserPage.evaluate(() => window.harness.goTo('/product'));
    await browserPage.waitForFunction(() => location.pathname === '/product');
    await expect.poll(() => note().inputValue()).toBe('of product');
  });

  inNpmTest(
    'ignores responses that arrive after the visitor has left, and sends no second time',
    async () => {
      let release = () => {};
      held = { path: '/formSave', release: new Promise((resolve) => (release = resolve)) };
      await openProduct('a');
      await note().fill('once');
      await button('Send').click();
      await expect.poll(() => calls.some((path) => path.endsWith('/formSave'))).toBe(true);
      await toMarket();
      await browserPage.evaluate(() => window.harness.goTo('/product'));
      await browserPage.evaluate(() => window.harness.goTo('/other'));
      const answer = browserPage.waitForResponse('**/formSave');
      release();
      await answer;
      await timersFired(browserPage, 100);
      expect(await browserPage.evaluate(() => location.pathname)).toBe('/other');
      await browserPage.evaluate(() => window.harness.goTo('/product'));
      // The server has the answers: the form is replaced by a message and the way on.
      await button(messages['lead.seeResult'] ?? '').click();
      await browserPage.locator('main:visible[data-page=market]').waitFor();
      expect(calls.filter((path) => path.endsWith('/formSave'))).toHaveLength(1);
    },
  );
});

describe.runIf(isFullRun)('R-NAV 7: a form whose next page is held', () => {
  inFullRun(
    'shows the message and is never sent again: the banner retries; new answers are sent',
    async () => {
      const sent = () => calls.filter((path) => path.endsWith('/formSave')).length;
      channelFails = true;
      await openProduct('a');
      await note().fill('once');
      await button('Send').click();
      await browserPage.getByText(messages['ipInfo.failed'] ?? '').waitFor();
      await browserPage.locator('main:visible form[aria-busy=false]').waitFor();
      expect(await shown(messages['form.finishFailed'] ?? '').count()).toBe(0);
      await button('Send').click();
      await expect.poll(() => calls.filter((path) => path.endsWith('/channel/info')).length).toBe(2);
      channelFails = false;
      await browserPage.getByRole('button', { name: messages['action.retry'] ?? '' }).click();
      await browserPage.locator('main:visible[data-page=market]').waitFor();
      expect(sent()).toBe(1);
      await openProduct('a');
      expect(await shown(messages['form.finishFailed'] ?? '').count()).toBe(0);
      await button(messages['lead.restart'] ?? '').click();
      await note().fill('twice');
      await button('Send').click();
      await browserPage.locator('main:visible[data-page=market]').waitFor();
      expect(sent()).toBe(2);
    },
  );
});

describe.runIf(isFullRun)('a page that is navigated to', () => {
  inFullRun('appears with the views of its blocks, without placeholders', async () => {
    await browserPage.evaluate(() => {
      const seen = new MutationObserver(() => {
        const space = document.querySelector('main[data-page=product] [data-coming]');
        if (space) document.title = 'space seen';
      });
      seen.observe(document.body, { childList: true, subtree: true });
      // The app waits 2 s for views and then shows their placeholders, which a busy machine may need: here it waits on.
      const start = window.setTimeout;
      const later = (run: () => void, ms?: number) => (ms === 2000 ? 0 : start(run, ms));
      window.setTimeout = later as typeof window.setTimeout;
    });
    await browserPage.route('**/Article-*.js', async (call) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await call.continue();
    });
    await openProduct('a');
    await shown('Line 3.').waitFor();
    expect(await browserPage.title()).not.toBe('space seen');
  });
});
