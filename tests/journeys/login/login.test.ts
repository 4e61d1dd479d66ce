import { describe, expect, it } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, isFullRun } from '../harness/matrix.ts';
import { startVisits } from '../harness/start-visits.ts';
import { phone } from '../harness/visitor.ts';

const arrive = startVisits();

describe.runIf(!isFullRun)('a login after which the city cannot be loaded', { concurrent: true }, () => {
  inNpmTest(
    'R-NAV 7: is held with one true message and one retry, which goes on without another login',
    async () => {
      await using visitor = await arrive();
      await visitor.sandboxRun.set({ ipInfo: { code: 500 } });
      await visitor.open('/login?_channel=channel_5265');
      await visitor.logIn();
      const alerts = visitor.page.getByRole('alert').filter({ hasText: /./ });
      await alerts.first().waitFor();
      await visitor.page.locator('form[aria-busy=false]').waitFor();
      expect((await alerts.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
        '暂时无法确定您所在的城市，请重试',
      ]);
      expect(await visitor.button('重试').count()).toBe(1);
      await visitor.sandboxRun.set({ ipInfo: { code: 200 }, city: '上海市' });
      await visitor.button('重试').click();
      await visitor.waitForAddress('/download-page');
      expect(await visitor.sandboxRun.calls('/v1/user/loginSmsCode')).toHaveLength(1);
    },
  );
});
const sendLoginSms = '/v1/user/sendLoginSms';

describe.concurrent('requesting a code', () => {
  inNpmTest(
    'R-VALID 4: without a ticked consent asks for it in a sheet, and makes no call before the visitor agrees',
    async () => {
      await using visitor = await arrive();
      await visitor.open('/login');
      expect(await visitor.field('consent').isChecked()).toBe(false);
      await visitor.field('phone').fill(phone);
      await visitor.button(/获取/).click();
      const sheet = visitor.page.getByRole('dialog', { name: '请阅读并同意后继续' });
      await sheet.waitFor();
      expect(await sheet.innerText()).toContain('未注册手机号将自动创建账号。我已阅读并同意');
      expect(await visitor.field('consent').isChecked()).toBe(false);
      await sheet.getByRole('button', { name: '《隐私政策》' }).click();
      await visitor.page.getByRole('dialog', { name: '隐私政策' }).waitFor();
      await visitor.page.goBack();
      await sheet.getByRole('button', { name: '暂不同意' }).click();
      await sheet.waitFor({ state: 'detached' });
      expect(await visitor.field('consent').isChecked()).toBe(false);
      expect(await visitor.field('consent').getAttribute('aria-invalid')).toBe('false');
      expect(await visitor.sandboxRun.calls(sendLoginSms)).toEqual([]);
      await visitor.button(/获取/).click();
      await sheet.getByRole('button', { name: '同意并继续' }).click();
      await visitor.page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'code');
      expect(await visitor.field('consent').isChecked()).toBe(true);
      expect(await visitor.sandboxRun.calls(sendLoginSms)).toHaveLength(1);
      expect(visitor.trouble).toEqual([]);
    },
  );

  it.each(casesOfRun(['at once', 'one after the other'], (_, at) => at === 0))(
    'FLT-28: sends one code if two tabs ask for one %s',
    async (how) => {
      await using visitor = await arrive();
      const other = await visitor.anotherTab();
      const tabs = [visitor, other];
      for (const tab of tabs) {
        await tab.open('/login');
        await tab.field('phone').fill(phone);
        await tab.field('consent').check();
      }
      const ask = async (tab: typeof visitor) => {
        await tab.button(/获取/).click();
        await tab.page
          .getByText(/验证码已发送|秒后/)
          .first()
          .waitFor();
      };
      if (how === 'at once') {
        await Promise.all(tabs.map((tab) => tab.button(/获取/).click()));
        for (const tab of tabs)
          await tab.page
            .getByText(/验证码已发送|秒后|频繁/)
            .first()
            .waitFor();
      } else for (const tab of tabs) await ask(tab);
      expect(await visitor.sandboxRun.calls(sendLoginSms)).toHaveLength(1);
    },
  );
});

describe.concurrent('logging in', () => {
  inFullRun('shows a wrong code at its field, and the right one goes on', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await visitor.field('phone').fill(phone);
    await visitor.field('consent').check();
    await visitor.askForCode();
    const code = (await visitor.sandboxRun.code(phone)) ?? '';
    await visitor.field('code').fill(code === '000000' ? '000001' : '000000');
    await visitor.submit();
    const error = visitor.page.locator('#login-code-error');
    await error.waitFor();
    expect(await error.textContent()).toBe('验证码不正确，请重新填写');
    expect(await visitor.field('code').getAttribute('aria-describedby')).toContain('login-code-error');
    await visitor.field('code').fill(code);
    await visitor.submit();
    await visitor.waitForAddress('/form-package');
    expect(visitor.trouble).toEqual([]);
  });

  inFullRun('FLT-40: requires a new code after five wrong ones', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await visitor.field('phone').fill(phone);
    await visitor.field('consent').check();
    await visitor.askForCode();
    const right = (await visitor.sandboxRun.code(phone)) ?? '';
    for (let tried = 1; tried <= 5; tried++) {
      await visitor.field('code').fill(String((Number(right) + tried) % 1_000_000).padStart(6, '0'));
      const answered = visitor.page.waitForResponse(/loginSmsCode/);
      await visitor.submit();
      await answered;
    }
    await visitor.page.getByText('错误次数过多，请重新获取验证码').waitFor();
    expect(visitor.path).toBe('/login');
  });

  // In `npm test` a wrong code and a call without an answer (form-outcomes-matrix.test.ts) leave the visitor on the page.
  inFullRun('FLT-14: shows an error if the server fails, stays, and succeeds with another try', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await visitor.sandboxRun.fail('/v1/user/loginSmsCode', '500');
    await visitor.logIn();
    await visitor.page.getByText('服务暂时繁忙').waitFor();
    expect(visitor.path).toBe('/login');
    await visitor.submit();
    await visitor.waitForAddress('/form-package');
  });

  inNpmTest('R-STATE 2, T10: stores the token, and neither the number nor the code', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await visitor.logIn();
    await visitor.waitForAddress('/form-package');
    const stored = await visitor.page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(stored).toContain('sbx_');
    expect(stored).not.toContain(phone);
    expect(stored).not.toContain(await visitor.sandboxRun.code(phone));
    await visitor.page.goBack();
    expect(visitor.page.url()).toBe('about:blank');
  });
});

describe.runIf(isFullRun)('a page that cannot be loaded', { concurrent: true }, () => {
  inFullRun('FLT-26, R-ERR 4: shows an error, is never blank, and can be retried', async () => {
    await using visitor = await arrive({ token: 'ok' });
    const mend = await visitor.breakRequests('**/config/pages/form-package.*');
    await visitor.page.goto(`${visitor.origin}/login`);
    await visitor.page.getByText('页面没有加载成功').waitFor();
    await mend();
    await visitor.button('重试').click();
    await visitor.shown();
    expect(visitor.path).toBe('/form-package');
  });
});
