import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { launch } from '../../harness/browser.ts';
import { run } from '../../ops/cli/run-main.ts';
import { eventually } from '../harness/eventually.ts';
import { violations } from '../harness/page-violations.ts';
import { serveConfig } from '../harness/served-config.ts';
import { Visitor } from '../harness/visitor.ts';

/** A visitor of an example, who answers its form down to the press that sends it. */
interface ExampleVisitor {
  /** What the address asks for; and the language of the pages. */
  query: string;
  language: string;
  /** What the next page says. */
  receipt: string;
  answer: (visitor: Visitor) => Promise<void>;
}

const visitors: Readonly<Record<string, readonly ExampleVisitor[]>> = {
  'bike-repair': [
    {
      query: '',
      language: 'en-GB',
      receipt: 'We have your request',
      answer: async ({ page }) => {
        await page.getByText('Brakes', { exact: true }).first().click();
        await page.getByText('No', { exact: true }).click();
        await page.getByLabel('Best time of day').selectOption('10:00');
        await page.getByLabel('Name', { exact: true }).fill('Ann Lee');
        await page.getByLabel('E-mail').fill('ann@lee.example');
        await page.getByLabel('Postcode').fill('E8 3PN');
        await page.getByRole('checkbox', { name: /I have read/ }).click();
        await page.getByRole('button', { name: 'Send, get a price' }).click();
      },
    },
  ],
  'cafe-insurance': [
    {
      query: '',
      language: 'zh-CN',
      receipt: '报价申请已收到',
      answer: async ({ page, sandboxRun }) => {
        await page.getByText('餐饮').click();
        await page.getByLabel('面积').fill('60');
        await page.getByRole('textbox', { name: '装修、设备和存货大约值多少' }).fill('200000');
        await page.getByText('火灾爆炸').click();
        await page.getByRole('button', { name: '下一步' }).click();
        await page.getByLabel('怎么称呼您').fill('林小满');
        await page.getByRole('textbox', { name: '手机号' }).fill('13812345678');
        await page.getByRole('checkbox', { name: /我已阅读/ }).click();
        await page.getByRole('button', { name: '获取验证码' }).click();
        await eventually(async () => (await sandboxRun.code('13812345678')) !== undefined, true);
        await page
          .getByRole('textbox', { name: '短信验证码' })
          .fill((await sandboxRun.code('13812345678')) ?? '');
        await page.getByRole('button', { name: '获取报价' }).click();
      },
    },
  ],
  'event-registration': [
    {
      // The phone of the tests prefers Chinese.
      query: '',
      language: 'zh-CN',
      receipt: '报名已收到',
      answer: async ({ page }) => {
        await page.getByText('怎样画出安全的车道').click();
        await page.getByText('到现场', { exact: true }).click();
        await page.getByRole('textbox', { name: '一共几个人' }).fill('2');
        await page.getByText('是', { exact: true }).click();
        await page.getByRole('textbox', { name: '姓名' }).fill('林小满');
        await page.getByRole('textbox', { name: '联系电话' }).fill('13812345678');
        await page.getByRole('checkbox', { name: /我已阅读/ }).click();
        await page.getByRole('button', { name: '报名' }).click();
      },
    },
    {
      query: '?lang=en',
      language: 'en',
      receipt: 'You are registered',
      answer: async ({ page }) => {
        // The language stays without the parameter.
        await page.goto(new URL('/start', page.url()).href);
        await page.getByText('Drawing lanes that are safe').click();
        await page.getByText('Online', { exact: true }).click();
        await page.getByText('No', { exact: true }).click();
        await page.getByLabel('Name', { exact: true }).fill('Ann Lee');
        await page.getByLabel('Telephone', { exact: true }).fill('13812345678');
        await page.getByRole('checkbox', { name: /I have read/ }).click();
        await page.getByRole('button', { name: 'Register' }).click();
      },
    },
  ],
};

it('every example has a visitor here', () => {
  expect(readdirSync(join(root, 'examples')).sort()).toEqual(Object.keys(visitors).sort());
});

describe.each(Object.keys(visitors))('examples/%s', (name) => {
  const dir = join(root, 'examples', name);
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveConfig>>;
  beforeAll(async () => {
    browser = await launch();
    site = await serveConfig(dir);
  });
  afterAll(async () => {
    await browser.close();
    site.close();
  });

  it('passes check, and its visits get where they should', async () => {
    expect((await run(['check', '--config', dir])).stdout).toMatch(/^0 findings/);
    expect((await run(['test', '--config', dir])).code).toBe(0);
  });

  it.each(visitors[name] ?? [])(
    'a visitor in $language fills in its form, the lead is in the sandbox, and the next page says that it was received',
    async ({ query, language, receipt, answer }) => {
      const visitor = await Visitor.arrive(browser, site.port);
      await visitor.open(`/${query}`);
      expect(await visitor.page.locator('html').getAttribute('lang')).toBe(language);
      expect(await violations(visitor, 'form')).toEqual([]);
      await answer(visitor);
      await visitor.waitForAddress('/thanks');
      await visitor.page.getByText(receipt).waitFor();
      expect(await visitor.sandboxRun.leads()).toHaveLength(1);
      expect(await violations(visitor, 'button')).toEqual([]);
      expect(visitor.trouble).toEqual([]);
      await visitor.context.close();
    },
  );

  it('its first page has at most 14 KB of HTML and, with all that its form and the next page need, 160 KB of JavaScript', async () => {
    const visitor = await Visitor.arrive(browser, site.port);
    const sizes = { html: 0, js: 0 };
    const reading: Promise<void>[] = [];
    visitor.page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type !== 'document' && type !== 'script') return;
      const key = type === 'document' ? 'html' : 'js';
      const add = (body: Buffer) => {
        sizes[key] += gzipSync(body, { level: 9 }).length;
      };
      reading.push(response.body().then(add));
    });
    await visitor.open('/');
    await visitor.page.waitForLoadState('networkidle');
    await Promise.all(reading);
    expect(sizes.html).toBeGreaterThan(2000);
    expect(sizes.html).toBeLessThanOrEqual(14 * 1024);
    expect(sizes.js).toBeLessThanOrEqual(160 * 1024);
    await visitor.context.close();
  });
});
