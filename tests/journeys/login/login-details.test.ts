import { describe, expect, it } from 'vitest';
import { startVisits } from '../harness/start-visits.ts';
import { phone } from '../harness/visitor.ts';

const arrive = startVisits();

const sendLoginSms = '/v1/user/sendLoginSms';

// In `npm test` no code is sent without a consent and one for two tabs, and a wrong code is shown; renderer/page
// judges the same countdown, sheets and taps without a server.
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

  it('R-VALID 1, 2: for a number that is none makes no call and shows why', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await visitor.field('consent').check();
    for (const [number, message] of [
      ['12345678901', '请填写正确的电话'],
      ['17100000000', '暂不支持虚拟运营商号段'],
      ['', '请填写手机号'],
    ] as const) {
      await visitor.field('phone').fill(number);
      await visitor.button(/获取/).click();
      await visitor.page.getByText(message).first().waitFor();
      expect(await visitor.sandboxRun.calls(sendLoginSms), number).toEqual([]);
    }
  });

  it('T11, FLT-21: a double tap sends one SMS', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await visitor.field('phone').fill(phone);
    await visitor.field('consent').check();
    await visitor.button(/获取/).dblclick();
    await visitor.button(/秒/).waitFor();
    await visitor.button(/秒/).click({ force: true });
    expect(await visitor.sandboxRun.calls(sendLoginSms)).toHaveLength(1);
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

describe.concurrent('logging in', () => {
  it('FLT-18: does not succeed by code 200 without a token', async () => {
    await using visitor = await arrive();
    await visitor.answer('/v1/user/loginSmsCode', { code: 200, data: { userinfo: { id: 7 } } });
    await visitor.open('/login');
    await visitor.logIn();
    await visitor.page.getByText('服务暂时繁忙').waitFor();
    expect(visitor.path).toBe('/login');
    expect(await visitor.stored('access_token')).toBeNull();
  });
});
