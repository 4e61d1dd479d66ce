import { describe, expect, it } from 'vitest';
import { startVisits } from '../harness/start-visits.ts';
import { phone } from '../harness/visitor.ts';

const arrive = startVisits();

// In `npm test` renderer/page judges the same countdown and the same sheets without a server.
describe.concurrent('requesting a code', () => {
  it('FLT-40: the countdown survives a reload', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await visitor.field('phone').fill(phone);
    await visitor.field('consent').check();
    await visitor.askForCode();
    await visitor.button(/秒/).waitFor();
    await visitor.page.reload();
    await visitor.field('phone').fill(phone);
    await visitor.button(/^[3-6]\d 秒/).waitFor();
  });
});

describe.concurrent('the agreements', () => {
  it.each(['《用户服务协议》', '《隐私政策》'])('%s opens in a sheet and returns the focus', async (name) => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await visitor.field('phone').fill(phone);
    await visitor.button(name).focus();
    await visitor.page.keyboard.press('Enter');
    const sheet = visitor.page.getByRole('dialog');
    await sheet.locator('[data-page] p').first().waitFor();
    expect((await sheet.innerText()).length).toBeGreaterThan(500);
    await visitor.page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    const focused = await visitor.page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe(name);
    expect(await visitor.field('phone').inputValue()).toBe('138 1234 5678');
    expect(visitor.trouble).toEqual([]);
  });

  it('show an error if they cannot be loaded, and can be retried', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    const mend = await visitor.breakRequests('**/config/pages/privacy-policy*');
    await visitor.button('《隐私政策》').click();
    await visitor.page.getByText('内容没有加载成功').waitFor();
    await mend();
    await visitor.button('重试').click();
    await visitor.page.getByRole('dialog').locator('[data-page]').waitFor();
  });
});
