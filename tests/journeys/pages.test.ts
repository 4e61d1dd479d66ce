import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/settings.ts';
import { startVisits } from './browser-of-file.ts';
import type { Visitor } from './visitor.ts';

const arrive = startVisits();
const { routes } = JSON.parse(readFileSync(join(root, 'definitions/routes.json'), 'utf8')) as {
  routes: Record<string, { path: string; kind: string; on: string }>;
};
const hosts = {
  'm-v1.example': ['mV1Index'],
  'm-v1-small.example': ['mV1SmallIndex'],
  'm.example': ['mIndex'],
  'v1.example': ['loginV1'],
  'baidu.example': ['baiduIndex'],
  'ks-shanxin.example': ['kuaishouShanxinIndex'],
  'one-channel.example': ['oneChannelIndex'],
  'token-a.example': ['landingA'],
  'token-b.example': ['landingB'],
  'kuaishou.example': ['kuaishouIndex'],
  'ks5218.example': ['ks5218Index'],
  'ks5194.example': ['ks5194Index'],
};
const hostOf = (name: string) =>
  Object.entries(hosts).find(([, names]) => names.includes(name))?.[0] ?? 'default';

const pathOf = (name: string) => (routes[name]?.path ?? '').replace('*', 'unknown');
/** Login pages are for visitors who are not logged in; every other page is for those who are. */
const isLogin = (name: string) => ['entry', 'index'].includes(routes[name]?.kind ?? '');
const loading = ['successLoading', 'failLoading'];

/** Every block has come, and what it loads: the footer stands last (a failed page has none), and nothing is grey. */
async function settled(page: Page): Promise<void> {
  await page.locator('main footer, main:not([data-page])').first().waitFor();
  await page.waitForFunction(
    () => !document.querySelector('main [class*="skeleton"], main [class*="space"]'),
  );
  await page.waitForLoadState('load');
}

async function expectNoSideScroll(visitor: Visitor, what: string): Promise<void> {
  for (const width of [320, 390, 430]) {
    await visitor.page.setViewportSize({ width, height: 844 });
    const { scroll, inner } = await visitor.page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      inner: window.innerWidth,
    }));
    expect(scroll, `${what} at ${width}`).toBeLessThanOrEqual(width);
    expect(inner, `${what} at ${width}`).toBe(width);
  }
}

describe.concurrent('every page', () => {
  const named = Object.keys(routes).filter((name) => !isLogin(name));
  const half = Math.ceil(named.length / 2);
  it.each([
    ['first half', named.slice(0, half)],
    ['second half', named.slice(half)],
  ] as [string, string[]][])(
    'R-ROUTE 4 (%s): is without an error, a failed request or a side scroll at 320, 390 and 430',
    async (_name, names) => {
      await using visitor = await arrive({ token: 'ok' });
      for (const name of names) {
        await visitor.open(pathOf(name));
        if (!loading.includes(name)) expect(visitor.path, name).toBe(pathOf(name));
        await settled(visitor.page);
        await expectNoSideScroll(visitor, name);
        expect(visitor.trouble, name).toEqual([]);
      }
    },
  );

  it.each(Object.keys(routes).filter(isLogin))(
    'R-ROUTE 2, 3: %s is without an error, a failed request or a side scroll',
    async (name) => {
      await using visitor = await arrive({ host: hostOf(name) });
      await visitor.open(pathOf(name));
      expect(visitor.path).toBe(pathOf(name));
      await settled(visitor.page);
      await expectNoSideScroll(visitor, name);
      expect(visitor.trouble).toEqual([]);
    },
  );
});

async function violations({ page }: Visitor): Promise<string[]> {
  await settled(page);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

describe.concurrent('axe finds nothing wrong', () => {
  it.each([
    ['login', false],
    ['loginV1', false],
    ['mV1SmallIndex', false],
    ['baiduIndex', false],
    ['oneChannelIndex', false],
    ['kuaishouIndex', false],
    ['landingB', false],
    ['formPackage', true],
    ['formPackageUni', true],
    ['failPage', true],
    ['successDownload', true],
    ['p4ListDownload', true],
    ['download', true],
    ['downloadPage', true],
    ['downloadpage1', true],
    ['gongzhonghao', true],
    ['empty', true],
    ['err404', true],
    ['carloan', true],
  ] as const)('with the page %s', async (name, token) => {
    await using visitor = await arrive(token ? { token: 'ok' } : { host: hostOf(name) });
    await visitor.open(pathOf(name));
    expect(visitor.path).toBe(pathOf(name));
    expect(await violations(visitor)).toEqual([]);
  });

  it('with a form that shows its errors', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/form-package');
    await visitor.submit();
    await visitor.page.getByText('请填写姓名').waitFor();
    expect(await violations(visitor)).toEqual([]);
    await expectNoSideScroll(visitor, 'form with errors');
  });

  it('with a visitor who is held, an agreement that is open, and a page that has failed', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.world.set({ ipInfo: { code: 500 } });
    await visitor.open('/login?_channel=channel_5265');
    await visitor.page.getByRole('alert').filter({ hasText: '城市' }).waitFor();
    expect(await violations(visitor)).toEqual([]);
    await visitor.button('《隐私政策》').click();
    await visitor.page.getByRole('dialog').locator('[data-page] p').first().waitFor();
    expect(await violations(visitor)).toEqual([]);
    await visitor.page.route('**/config/pages/gongzhonghao.*', (route) => route.abort());
    await visitor.page.goto(`${visitor.origin}/gongzhonghao`);
    await visitor.page.getByText('页面没有加载成功').waitFor();
    expect(await violations(visitor)).toEqual([]);
  });
});
