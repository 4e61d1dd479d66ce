import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { launch } from '../../harness/browser.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { violations } from '../harness/page-violations.ts';
import { serveConfig } from '../harness/served-config.ts';
import { expectNoSideScroll } from '../harness/settled-page.ts';
import { Visitor } from '../harness/visitor.ts';

describe('a visitor who changes the language of the site', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveConfig>>;
  beforeAll(async () => {
    browser = await launch();
    site = await serveConfig(join(root, 'examples/event-registration'));
  });
  afterAll(async () => {
    await browser.close();
    site.close();
  });

  inNpmTest(
    'finds the same page, the parameters of its address and what was typed, and goes on',
    async () => {
      await using visitor = await Visitor.arrive(browser, site.port);
      const { page } = visitor;
      await visitor.open('/registration?partner=42&seat=%E5%89%8D');
      await page.getByText('到现场', { exact: true }).click();
      await page.getByRole('button', { name: '添加同行人' }).click();
      await page.getByLabel('同行人姓名').fill('周一');
      await page.getByLabel('姓名', { exact: true }).fill('林小满');
      await page.getByRole('link', { name: 'English' }).click();
      await visitor.waitForAddress('/registration?partner=42&seat=%E5%89%8D&lang=en');
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('林小满');
      expect(await page.getByLabel('Name of the companion').inputValue()).toBe('周一');
      // A box that was not ticked is not ticked, and nothing that was not asked for is stored.
      expect(await page.getByRole('checkbox', { name: /I have read/ }).isChecked()).toBe(false);
      expect(await page.evaluate(() => sessionStorage.length)).toBeLessThanOrEqual(1);
      expect(await violations(visitor, 'form')).toEqual([]);
      // The language stays when the address does not name it.
      await visitor.open('/registration');
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      await page.getByRole('link', { name: '中文' }).click();
      await visitor.waitForAddress('/registration?lang=zh-CN');
      expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
      expect(visitor.trouble).toEqual([]);
    },
  );

  inFullRun(
    'is back where they were before the page after Back, and not in the language before',
    async () => {
      await using visitor = await Visitor.arrive(browser, site.port);
      const { page } = visitor;
      await visitor.open('/privacy');
      await visitor.open('/registration');
      await page.getByRole('link', { name: 'English' }).click();
      await visitor.waitForAddress('/registration?lang=en');
      await page.goBack();
      await page.waitForURL('**/privacy');
    },
  );

  inFullRun('has links that work without JavaScript, and fit a narrow phone', async () => {
    await using visitor = await Visitor.arrive(browser, site.port);
    await visitor.open('/registration');
    await expectNoSideScroll(visitor, 'the page with the languages');
    const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN' });
    const page = await plain.newPage();
    await page.goto(`${visitor.origin}/start`);
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByText('One day about cities that ride').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await plain.close();
  });
});
