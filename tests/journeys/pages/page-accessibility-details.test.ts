import { describe, expect, it } from 'vitest';
import { violations } from '../harness/page-violations.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

// In `npm test` axe looks at a form with errors here, and at pages and sheets in tests/renderer.
describe.concurrent('axe', () => {
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
