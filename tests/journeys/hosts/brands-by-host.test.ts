import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { sourceOf } from '../harness/picture-names.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { StoredBefore } from '../harness/visitor.ts';

const arrive = startVisits();
const read = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
const { brands } = read<{ brands: Record<string, Record<string, string>> }>('brands.json');

describe.concurrent('a host', () => {
  it('R-ROUTE 1: shows the entry pages of other hosts as unknown paths', async () => {
    await using visitor = await arrive({ host: 'm-v1.example' });
    await visitor.open('/v3/login');
    expect(await visitor.page.locator('main').getAttribute('data-page')).toBe('empty');
    await visitor.button('返回首页').click();
    await visitor.waitForAddress('/m/v1/index.html');
  });
});

describe.concurrent('the brand', () => {
  const look = async (before: StoredBefore, channel: string) => {
    await using visitor = await arrive(before);
    await visitor.open(`/?_channel=channel_${channel}`);
    const text = await visitor.page.locator('main').innerText();
    const icon = sourceOf(await visitor.page.locator('link[rel=icon]').getAttribute('href'));
    const logo = sourceOf(await visitor.page.locator('main img').first().getAttribute('src'));
    return { title: await visitor.page.title(), text, icon, logo };
  };

  it('R-BRAND 1: is money-lending by default, its name the title', async () => {
    const shown = await look({}, '5818');
    expect(shown.title).toBe(brands['money-lending']?.name);
    expect(shown.text).toContain(brands['money-lending']?.companyName);
    expect(shown.icon).toBe(brands['money-lending']?.faviconUrl);
    expect(shown.logo).toBe(brands['money-lending']?.logo);
  });

  it('has pictures that a browser keeps for a year, with the content of the files that the config names', async () => {
    await using visitor = await arrive();
    await visitor.open('/');
    const addresses = await visitor.page
      .locator('main img, link[rel=icon]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      const [published, plain] = await Promise.all(
        [address, sourceOf(address)].map((path) => visitor.page.request.get(`${visitor.origin}${path}`)),
      );
      const file = readFileSync(join(root, 'public', sourceOf(address)), 'utf8');
      expect(address).not.toBe(sourceOf(address));
      expect(await published?.text(), address).toBe(file);
      expect(published?.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(await plain?.text(), address).toBe(file);
      expect(plain?.headers()['cache-control']).toBe('public, max-age=3600');
    }
  });

  it('R-BRAND 3, 6: has another company, number and partner for channel 5626', async () => {
    const { text } = await look({}, '5626');
    expect(text).toContain('南京禾岸示例网络科技有限公司');
    expect(text).toContain('苏ICP备20260011号-1');
    expect(text).toContain('鹤鸣示例小额贷款有限公司');
    expect(text).not.toContain('上海禾岸');
  });

  it('R-BRAND 8: has a stored app name and company before those of channel and host', async () => {
    const stored = { appname: '某某应用', appcompany: '某某有限公司' };
    const shown = await look({ host: 'baidu.example', stored }, '5589');
    expect(shown.title).toBe('某某应用');
    expect(shown.text).toContain('某某有限公司');
  });
});
