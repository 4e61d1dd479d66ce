import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startVisits } from '../harness/start-visits.ts';
import { doubleText } from '../harness/text-and-target-size.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const agents = {
  ios: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`,
  android:
    'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  other:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
};
const appIndex = '/v3/app/index';
const inWechat = (agent: string) => `${agent} MicroMessenger/8.0.49`;
const appLinks = (page: Page) => page.locator('main a[href^="https://app.example/"]');
const addresses = (page: Page) =>
  appLinks(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')));

const downloads = ['/download-page', '/downloadpage1', '/success-download', '/car-loan-result'];

describe.concurrent('a download page', () => {
  it.each(downloads)("R-VALID 6: %s shows how to leave WeChat's browser, and no link", async (path) => {
    await using visitor = await arrive({ token: 'ok', userAgent: inWechat(agents.android) });
    await visitor.open(path);
    const button = visitor.page.locator('main [data-download]').first();
    await button.waitFor();
    expect(await appLinks(visitor.page).count()).toBe(0);
    await button.click();
    const guide = visitor.page.getByRole('dialog', { name: '请在浏览器中打开' });
    await guide.getByText('在浏览器打开').waitFor();
    await visitor.page.keyboard.press('Escape');
    await guide.waitFor({ state: 'detached' });
    expect(visitor.path).toBe(path);
    expect(visitor.trouble).toEqual([]);
  });

  it.each(downloads.flatMap((path) => [[path, 'ios'] as const, [path, 'android'] as const]))(
    'R-VALID 6: %s has one link for %s, to its own shop',
    async (path, os) => {
      await using visitor = await arrive({ token: 'ok', userAgent: agents[os] });
      await visitor.open(path);
      await appLinks(visitor.page).first().waitFor();
      expect(await addresses(visitor.page)).toEqual([`https://app.example/${os}`]);
      expect(visitor.trouble).toEqual([]);
    },
  );

  it('R-VALID 6: has both links for any other system', async () => {
    await using visitor = await arrive({ userAgent: agents.other });
    await visitor.open('/download-page');
    await appLinks(visitor.page).first().waitFor();
    expect(await addresses(visitor.page)).toEqual(['https://app.example/android', 'https://app.example/ios']);
  });
});

describe.concurrent('inside the native app', () => {
  const nativeApp = async (visitor: Visitor) =>
    visitor.context.addInitScript(() => {
      Object.assign(window, { flutter_inappwebview: { callHandler: async () => null } });
    });

  it('R-VALID 6: a result offers no download of the app that shows it, but does outside of it', async () => {
    await using visitor = await arrive({ token: 'ok', userAgent: agents.ios });
    await nativeApp(visitor);
    await visitor.open('/car-loan-result');
    await visitor.page.locator('main footer').waitFor();
    expect(await appLinks(visitor.page).count()).toBe(0);
    expect(visitor.trouble).toEqual([]);
    await using browser = await arrive({ token: 'ok', userAgent: agents.ios });
    await browser.open('/car-loan-result');
    await appLinks(browser.page).first().waitFor();
  });

  it.each([
    ['ios', '1'],
    ['android', '2'],
    ['other', '3'],
  ] as const)('R-STATE 2: the API receives the system %s as %s', async (os, code) => {
    await using visitor = await arrive({ userAgent: agents[os] });
    await nativeApp(visitor);
    const answered = visitor.page.waitForResponse(`**/api${appIndex}`);
    await visitor.open('/p4-list-download');
    await answered;
    expect((await visitor.sandboxRun.calls(appIndex)).map(({ body }) => body._os)).toEqual([code]);
  });

  it('R-BRAND 8: a form is that of the stored app, without an error', async () => {
    const stored = { appname: '某某应用', appcompany: '某某有限公司' };
    await using visitor = await arrive({ token: 'ok', stored, userAgent: agents.android });
    await nativeApp(visitor);
    await visitor.open('/form-package-app');
    await visitor.page.locator('main footer').waitFor();
    expect(await visitor.page.title()).toBe('某某应用');
    expect(await visitor.page.locator('main').innerText()).toContain('某某有限公司');
    expect(visitor.trouble).toEqual([]);
  });
});

/** Elements wider than the screen, except those that scroll horizontally on purpose. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    return [...document.querySelectorAll('main *')]
      .filter((one) => one.getBoundingClientRect().right > width + 1 && !scrolls(one.parentElement))
      .filter((one) => !one.closest('svg') && !scrolls(one))
      .map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 30)}`);
  });
}

async function expectToFit(visitor: Visitor, what: string) {
  const { page } = visitor;
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths, what).toEqual([320, 320]);
  expect(await tooWide(page), what).toEqual([]);
}

/** Waits for the last block, and for the data of the blocks. */
async function settled({ page }: Visitor) {
  await page.locator('main footer').waitFor();
  await page.waitForFunction(() => !document.querySelector('main [data-coming]'));
}

describe.concurrent('long names', () => {
  it.each([
    ['of Chinese characters', '长长'.repeat(15), '南京禾岸示例网络科技有限公司'.repeat(3).slice(0, 40)],
    ['of one word', 'Longbrandname'.repeat(3).slice(0, 30), 'Companyname'.repeat(4).slice(0, 40)],
  ])(
    'R-BRAND 8: %s are shown in full, without horizontal scrolling at 320',
    async (_kind, appname, appcompany) => {
      await using visitor = await arrive({ stored: { appname, appcompany } });
      await visitor.page.setViewportSize({ width: 320, height: 640 });
      for (const path of [
        '/login',
        '/v2/login',
        '/v3/login',
        '/form-package-simple',
        '/carloan',
        '/download-page',
        '/gongzhonghao',
        '/p4-list-download',
      ]) {
        await visitor.open(path);
        await settled(visitor);
        expect(await visitor.page.locator('main').innerText(), path).toContain(appcompany);
        expect(await visitor.page.title(), path).toBe(appname);
        await expectToFit(visitor, path);
      }
      expect(visitor.trouble).toEqual([]);
    },
  );
});

describe.concurrent('text of 200 %', () => {
  it.each(['/login', '/form-package'])('causes no horizontal scrolling at %s, 320 wide', async (path) => {
    await using visitor = await arrive(path === '/login' ? {} : { token: 'ok' });
    await visitor.page.setViewportSize({ width: 320, height: 640 });
    await visitor.open(path);
    await settled(visitor);
    const size = () =>
      visitor.page
        .locator('form label')
        .first()
        .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    const before = await size();
    await doubleText(visitor.page);
    expect(await size()).toBe(2 * before);
    await expectToFit(visitor, path);
    expect(visitor.trouble).toEqual([]);
  });
});
