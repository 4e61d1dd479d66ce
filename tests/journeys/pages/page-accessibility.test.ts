import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { expectNoSideScroll, settled } from '../harness/settled-page.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

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
async function violations({ page }: Visitor): Promise<string[]> {
  await settled(page);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

describe.concurrent('axe', () => {
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
  ] as const)('finds nothing on the page %s', async (name, token) => {
    await using visitor = await arrive(token ? { token: 'ok' } : { host: hostOf(name) });
    await visitor.open(pathOf(name));
    expect(visitor.path).toBe(pathOf(name));
    expect(await violations(visitor)).toEqual([]);
  });

  it('finds nothing in a form that shows its errors', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/form-package');
    await visitor.submit();
    await visitor.page.getByText('请填写姓名').waitFor();
    expect(await violations(visitor)).toEqual([]);
    await expectNoSideScroll(visitor, 'form with errors');
  });

  it('finds nothing with a visitor who is held, an agreement that is open, and a page that has failed', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.sandboxRun.set({ ipInfo: { code: 500 } });
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

describe.concurrent('a login page that shows the costs first', () => {
  it.each(['baiduIndex', 'oneChannelIndex'])(
    '%s has the annual rate and the field of the number on its first screen',
    async (name) => {
      await using visitor = await arrive({ host: hostOf(name) });
      await visitor.open(pathOf(name));
      await settled(visitor.page);
      const field = await visitor.field('phone').boundingBox();
      const rate = await visitor.page.locator('dl', { hasText: '年化利率' }).first().boundingBox();
      expect((field?.y ?? 9999) + (field?.height ?? 0)).toBeLessThan(844);
      expect((rate?.y ?? 9999) + (rate?.height ?? 0)).toBeLessThan(field?.y ?? 0);
    },
  );
});
