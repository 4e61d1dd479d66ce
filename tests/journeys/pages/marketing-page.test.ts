import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { prepareRelease } from '../../../publish/releases/render-release.ts';
import { serve } from '../../../tools/serve/serve.ts';
import { launch } from '../../harness/browser.ts';
import { cachedApp } from '../../harness/cached-build.ts';
import { copyConfigOfHosts } from '../../harness/config-copy.ts';
import { marketing } from '../../renderer/blocks/marketing-samples.ts';
import { Visitor } from '../harness/visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'funnel-marketing-'));
const config = join(folder, 'config');
const picture = '/assets/qr/service-account.png';
const { cards, countdown, image, links, quotes, video } = marketing;

/** A page on which visits begin, with every block of marketing pages and a form; and the page after it. */
const spring = {
  id: 'spring',
  outcomes: ['done'],
  body: [
    { type: 'hero', id: 'top', title: '春季班', layout: 'plain' },
    { ...image, picture },
    { ...countdown, until: '2099-12-31T18:00' },
    {
      type: 'form',
      id: 'ask',
      form: 'car-valuation',
      onResult: {
        cases: [{ code: 200, finish: 'done' }],
        otherwise: { show: { at: 'form', message: 'call.failed' } },
      },
    },
    { ...video, poster: picture },
    {
      ...links,
      items: links.items.map((item) =>
        item.action.do === 'openPage'
          ? { ...item, action: { do: 'openPage', page: 'information-sharing' } }
          : item,
      ),
    },
    { ...cards, items: cards.items.map((item) => ({ ...item, picture })) },
    { ...quotes, items: quotes.items.map((item) => ({ ...item, picture })) },
    {
      ...marketing.columns,
      blocks: marketing.columns.blocks.map((block) =>
        block.type === 'image' ? { ...block, picture } : block,
      ),
    },
  ],
};
const told = {
  id: 'told',
  outcomes: [],
  answers: [{ form: 'car-valuation', field: 'mileage', fallback: '一些' }],
  body: [{ type: 'status', id: 'state', state: 'success', title: '您的车开了{answer.mileage}万公里' }],
};

function writeConfig() {
  copyConfigOfHosts(config, ['default']);
  const at = (file: string) => join(config, file);
  const edit = (file: string, change: (json: never) => void) => {
    const json = JSON.parse(readFileSync(at(file), 'utf8')) as never;
    change(json);
    writeFileSync(at(file), JSON.stringify(json));
  };
  for (const page of [spring, told])
    writeFileSync(at(`definitions/pages/${page.id}.json`), JSON.stringify(page));
  writeFileSync(at('public/assets/film.webm'), 'no film');
  writeFileSync(at('public/assets/film.vtt'), 'WEBVTT\n');
  edit('definitions/site.json', (site: { linkHosts?: string[] }) => {
    site.linkHosts = ['help.example'];
  });
  edit('definitions/routes.json', (file: { routes: Record<string, object> }) => {
    file.routes = {
      // No entry: those of the loan product show its legal footer.
      spring: { path: '/spring', page: 'spring', kind: 'form', on: 'everyHost' },
      told: { path: '/told', page: 'told', kind: 'other', on: 'everyHost' },
      ...file.routes,
    };
  });
  edit('definitions/navigation.json', (file: { rules: object[] }) => {
    file.rules.unshift({ id: 'spring-done', when: { route: 'spring', outcome: 'done' }, go: 'told' });
  });
}

let browser: Browser;
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  writeConfig();
  const app = await cachedApp();
  browser = await launch();
  const read = readConfig(config);
  if (!read.config) throw new Error(JSON.stringify(read.diagnostics));
  const published = join(folder, 'public');
  const target = { sandbox: true, compression: 'fast' } as const;
  const write = await prepareRelease(read.config, app, target, join(config, 'public'));
  write(published);
  const settings = { port: 0, address: '127.0.0.1', data: join(folder, 'data'), api: null, config };
  server = await serve(published, settings);
});
afterAll(async () => {
  server?.close();
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a published page with the blocks of marketing pages', () => {
  it('reads and opens its questions without JavaScript, and has the place of each picture', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const html = await (await fetch(`http://127.0.0.1:${server.port}/spring`)).text();
    await page.setContent(
      html.slice(html.indexOf('<div id="app"'), html.indexOf('<template id="brand-slots"')),
    );
    const question = page.getByText('可以退费吗？');
    expect(await page.getByText('开课前全额退。').isVisible()).toBe(false);
    await question.click();
    await page.getByText('开课前全额退。').waitFor();
    expect(await page.locator('time').innerText()).toBe('2099-12-31 18:00');
    // The policy of the page forbids attributes; the sizes are in rules.
    expect(html).not.toMatch(/<[^>]* style="/);
    expect(html).toMatch(/#app \[data-style="\d+"\]\{padding-top:100\.000%\}/);
    expect(html).toContain("media-src 'self'");
    for (const chunk of ['late-blocks', 'Image', 'Countdown', 'Video', 'Columns'])
      expect(html, chunk).toMatch(new RegExp(`assets/${chunk}-[\\w-]+\\.js`));
    await context.close();
  });

  it('is hydrated without an error, knows the sizes of its pictures, and loads no film before a press', async () => {
    await using visitor = await Visitor.arrive(browser, server.port);
    const { page, trouble } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitor.open('/spring');
    await expect.poll(() => page.getByRole('timer').innerText()).toMatch(/\d{4,}\s*天/);
    const size = await page.getByRole('img', { name: image.alt }).evaluate((one: HTMLImageElement) => {
      const { width, height } = one.getBoundingClientRect();
      return { ratio: width / height, known: one.width > 0 && one.getAttribute('width') !== null };
    });
    expect(size).toEqual({ ratio: 1, known: true });
    expect(asked.filter((path) => path.includes('film'))).toEqual([]);
    expect(await page.getByRole('link', { name: '帮助中心' }).getAttribute('href')).toBe(
      'https://help.example/start?from=site',
    );
    expect(trouble).toEqual([]);
    await page.getByRole('button', { name: video.title }).click();
    // The file is no film: what is tested is that the policy lets it load.
    await page.getByRole('alert').getByText('视频没有加载出来').waitFor();
    expect(asked.some((path) => /\/film_[0-9a-f]{8}\.webm$/.test(path))).toBe(true);
    expect(trouble).toEqual([]);
  });

  it('is followed by a page that says an answer, and the fallback to those who come another way', async () => {
    await using visitor = await Visitor.arrive(browser, server.port);
    await visitor.open('/spring');
    await visitor.page.locator('[name=mileage]').fill('3.2');
    await visitor.button('预约试听').click();
    await visitor.waitForAddress('/told');
    await visitor.page.getByRole('heading', { name: '您的车开了3.2万公里' }).waitFor();
    await visitor.page.reload();
    await visitor.page.getByRole('heading', { name: '您的车开了一些万公里' }).waitFor();
    expect(visitor.trouble).toEqual([]);
  });
});
