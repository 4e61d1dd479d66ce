import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { renderRelease } from '../../../publish/releases/render-release.ts';
import { serve } from '../../../tools/serve/serve.ts';
import { launch } from '../../harness/browser.ts';
import { cachedApp } from '../../harness/cached-build.ts';
import { copyConfigOfHosts } from '../../harness/config-copy.ts';
import { Visitor } from '../harness/visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'funnel-new-page-'));
const config = join(folder, 'config');
/** Without a brand of its own, and with one. */
const hosts = ['default', 'baidu.example'];
let app: string;
let browser: Browser;

/** The app is built before the new page exists, so no code can contain it. */
beforeAll(async () => {
  copyConfigOfHosts(config, hosts);
  [browser, app] = [await launch(), await cachedApp()];
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

const page = {
  id: 'spring-offer',
  outcomes: ['seeProducts', 'goHome'],
  body: [
    { type: 'brandBar', id: 'brand' },
    { type: 'hero', id: 'top', title: '春季活动', subtitle: '{brand.name}的新页面', layout: 'compact' },
    {
      type: 'accordion',
      id: 'questions',
      title: '常见问题',
      items: [{ question: '这一页要写代码吗？', answer: '不用，只是一个 JSON 文件和一行路由。' }],
    },
    {
      type: 'button',
      id: 'products',
      label: '看看可申请的产品',
      tone: 'primary',
      action: { do: 'finish', outcome: 'seeProducts' },
    },
    { type: 'legalFooter', id: 'legal', risk: '理性借贷，请按时还款。' },
  ],
};

function addPage() {
  writeFileSync(join(config, 'definitions/pages/spring-offer.json'), JSON.stringify(page));
  const file = join(config, 'definitions/routes.json');
  const routes = JSON.parse(readFileSync(file, 'utf8')) as { routes: Record<string, object> };
  const row = { path: '/spring-offer', page: 'spring-offer', kind: 'other', on: 'everyHost' };
  routes.routes = { springOffer: row, ...routes.routes };
  writeFileSync(file, JSON.stringify(routes));
}

// In `npm test` publish-config.test.ts publishes an edited config over an app, and start-and-dev.test.ts serves every host.
it('a page of known blocks and one row of routes.json are published and shown on every kind of host, without code', async () => {
  addPage();
  const read = readConfig(config);
  expect(read.config, JSON.stringify(read.diagnostics)).not.toBeNull();
  if (!read.config) return;
  const published = join(folder, 'public');
  await renderRelease(read.config, app, published, { sandbox: true, compression: 'fast' });
  const settings = { port: 0, address: '127.0.0.1', data: join(folder, 'data'), api: null, config };
  const server = await serve(published, settings);
  try {
    for (const host of hosts) {
      await using visitor = await Visitor.arrive(browser, server.port, { host });
      await visitor.open('/spring-offer');
      await visitor.page.locator('main[data-page=spring-offer]').waitFor();
      await visitor.page.getByRole('heading', { name: '春季活动' }).waitFor();
      expect(await visitor.page.locator('main').innerText()).toContain(
        `${await visitor.page.title()}的新页面`,
      );
      await visitor.page.getByText('这一页要写代码吗？').click();
      await visitor.page.getByText('只是一个 JSON 文件和一行路由').waitFor();
      await visitor.button('看看可申请的产品').click();
      await visitor.waitForAddress('/p4-list-download');
      expect(visitor.trouble).toEqual([]);
    }
  } finally {
    server.close();
  }
});
