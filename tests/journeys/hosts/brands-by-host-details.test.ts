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

// In `npm test` a default, a channel and a stored name are shown, and unknown paths; unit tests compare every row
// (tests/runtime/brand).
describe.concurrent('the brand', () => {
  const look = async (before: StoredBefore, channel: string) => {
    await using visitor = await arrive(before);
    await visitor.open(`/?_channel=channel_${channel}`);
    const text = await visitor.page.locator('main').innerText();
    const icon = sourceOf(await visitor.page.locator('link[rel=icon]').getAttribute('href'));
    const logo = sourceOf(await visitor.page.locator('main img').first().getAttribute('src'));
    return { title: await visitor.page.title(), text, icon, logo };
  };

  it('R-BRAND 4: is the lender company for channel 675', async () => {
    expect((await look({}, '675')).text).toContain('金禾示例消费金融有限公司');
  });

  it('R-BRAND 5: is renamed for channel 5589', async () => {
    const shown = await look({}, '5589');
    expect(shown.title).toBe('借得花');
    expect(shown.logo).toContain('borrow-and-spend');
  });

  it('R-BRAND: is that of channel 5589 before that of the host, and that of the host before the default', async () => {
    expect((await look({ host: 'baidu.example' }, '5818')).title).toBe(brands['quick-loan']?.name);
    expect((await look({ host: 'baidu.example' }, '5589')).title).toBe('借得花');
  });

  it('R-BRAND 7: has another company, number and partner on some hosts', async () => {
    const { text } = await look({ host: 'm-v1-small.example' }, '5818');
    expect(text).toContain('苏州岸汀示例信息科技有限公司');
    expect(text).toContain('苏ICP备20260012号-1');
  });

  it('R-BRAND 2: has the old icon and logo for channel 3408', async () => {
    const shown = await look({}, '3408');
    expect(shown.icon).toContain('icon-old.svg');
    expect(shown.logo).toContain('logo-old.svg');
  });

  it('R-PROD 4, R-BRAND 9: has the title 首页 for channel 5262', async () => {
    expect((await look({}, '5262')).title).toBe('首页');
  });
});

describe.concurrent('a host', () => {
  it('R-ERR 3: takes capitals in a path for another path, and a slash at its end for none', async () => {
    await using visitor = await arrive();
    for (const [path, page] of [
      ['/LOGIN', 'empty'],
      ['/login/', 'login'],
      ['/Form-Package', 'empty'],
    ] as const) {
      await visitor.open(path);
      expect(await visitor.page.locator('main').getAttribute('data-page'), path).toBe(page);
    }
  });
});
