import { describe, expect, it } from 'vitest';
import { timersFired } from '../../harness/page-events.ts';
import { eventually } from '../harness/eventually.ts';
import { bridge, runInApp } from '../harness/native-app.ts';
import { startVisits } from '../harness/start-visits.ts';
import { phone, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const other = '13987654321';

// In `npm test` a link logs in, one of another user asks, the app of a name is shown, and one press logs in; these are
// other links, pages, addresses and answers.
describe.concurrent('a token of the address', () => {
  it('T2: replaces an expired session of another user without a question', async () => {
    await using visitor = await arrive({ token: 'expired' });
    const link = await visitor.sandboxRun.login(other);
    await visitor.open(`/carloan?_token=${link.token}`);
    await eventually(() => visitor.stored('access_token'), link.token);
    expect(await visitor.page.getByRole('dialog').count()).toBe(0);
  });

  it.each(['mark=sandbox-mark-13987654321', 'markcode=sandbox-markcode-13987654321-a'])(
    'T2, R-NAV 6: %s of another user asks before it replaces a session',
    async (parameter) => {
      await using visitor = await arrive({ token: 'ok' });
      const own = await visitor.sandboxRun.login(phone);
      await visitor.open(`/loan-calculator?${parameter}`);
      await visitor.page.getByRole('dialog', { name: '换一个账号登录？' }).waitFor();
      expect(await visitor.stored('user_id')).toBe(own.userId);
      await visitor.button('改用链接里的账号').click();
      const { userId } = await visitor.sandboxRun.login(other);
      await eventually(() => visitor.stored('user_id'), userId);
      expect(visitor.path).toBe('/loan-calculator');
      expect(visitor.trouble).toEqual([]);
    },
  );

  it('R-ROUTE 6: leaves the address like all parameters that are read; others stay', async () => {
    await using visitor = await arrive();
    const query =
      '?a=1&_token=t&_user_id=u&_did=d&_os=2&_ua=App&oaidMd5=o&imeiMd5=i&idfaMd5=f&callback=c' +
      '&zhijieBackUrl=https%3A%2F%2Fwww.partner.example%2F&bd_vid=b%2B1&utm_source=s&from=9&_channel=channel_5262&b=%E4%B8%8A';
    await visitor.open(`/login${query}`);
    expect(visitor.address).toBe(
      '/login?a=1&bd_vid=b%2B1&utm_source=s&from=9&_channel=channel_5262&b=%E4%B8%8A',
    );
    expect(await visitor.stored('_ua')).toBe('App');
    const session = await visitor.page.evaluate(() => ({ ...sessionStorage }));
    expect(session.bd_vidUrl).toContain('bd_vid=b%2B1');
    expect(JSON.parse(session.kuaishoumaidian ?? '')).toMatchObject({ callback: 'c', oaidMd5: 'o' });
  });
});

describe.concurrent('an anonymous visitor of a named app', () => {
  it.each(['/login', '/login?_channel=channel_5265', '/carloan', '/download-page'])(
    'R-BRAND: sees the name of the app on the prerendered page %s, which React hydrates without an error',
    async (path) => {
      await using visitor = await arrive();
      await runInApp(visitor, bridge(JSON.stringify({ _os: '1', appname: '某应用', company: '某公司' })));
      await visitor.open(path);
      await visitor.page.getByText('某应用').first().waitFor();
      await eventually(() => visitor.page.title(), '某应用');
      await timersFired(visitor.page, 300);
      expect(visitor.trouble).toEqual([]);
    },
  );
});

describe.concurrent('one-tap login', () => {
  const button = (visitor: Visitor) => visitor.button('本机号码一键登录');

  it('is not offered if it is unavailable, and SMS stays', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await visitor.field('consent').check();
    await timersFired(visitor.page, 800);
    expect(await button(visitor).count()).toBe(0);
    await visitor.logIn();
    await visitor.waitForAddress('/form-package');
  });

  it('FLT-21: that is pressed twenty times logs in once', async () => {
    await using visitor = await arrive();
    await visitor.sandboxRun.set({ oneTap: { available: true, phone: other } });
    await visitor.open('/login');
    await visitor.field('consent').check();
    await button(visitor).evaluate((element: HTMLButtonElement) => {
      for (let press = 0; press < 20; press++) element.click();
    });
    await visitor.waitForAddress('/form-package');
    expect(await visitor.sandboxRun.calls('/v1/user/loginh5')).toHaveLength(1);
  });

  it('that the server refuses shows an error, and the visitor logs in by SMS', async () => {
    await using visitor = await arrive();
    await visitor.sandboxRun.set({ oneTap: { available: true, phone: other } });
    await visitor.answer('/v1/user/loginh5', { code: 4010 });
    await visitor.open('/login');
    await visitor.field('consent').check();
    await button(visitor).click();
    await visitor.page.getByText('请用短信验证码登录').waitFor();
    await visitor.logIn();
    await visitor.waitForAddress('/form-package');
  });
});

describe.concurrent('zhijieBackUrl (T1)', () => {
  const link = (visitor: Visitor) => visitor.page.getByRole('link', { name: '返回来源网站' });
  const open = async (visitor: Visitor, target: string) => {
    await visitor.open(`/login?zhijieBackUrl=${encodeURIComponent(target)}`);
    await visitor.open('/p4-list-download');
    await visitor.page.locator('main footer').waitFor();
    await timersFired(visitor.page, 300);
  };

  it('leads nowhere for an address that only looks like one of that host', async () => {
    await using visitor = await arrive();
    for (const target of [
      '//www.partner.example',
      'https://www.partner.example.evil.example/',
      'https://www.partner.example@evil.example/',
      'http://www.partner.example/',
      'https://www.partner.example:8443/',
      'javascript:alert(1)//https://www.partner.example/',
      '/\\evil.example',
    ]) {
      await open(visitor, target);
      expect(await link(visitor).count(), target).toBe(0);
    }
  });
});
