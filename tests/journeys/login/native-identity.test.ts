import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { timersFired } from '../../harness/page-events.ts';
import { eventually } from '../harness/eventually.ts';
import { isFullRun } from '../harness/matrix.ts';
import { bridge, runInApp } from '../harness/native-app.ts';
import { startVisits } from '../harness/start-visits.ts';
import { phone, type Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const userGet = '/v3/user/get';
const other = '13987654321';

describe.runIf(!isFullRun)('a token of the address', { concurrent: true }, () => {
  inNpmTest(
    'R-ROUTE 6: logs in a visitor without a login, after the server has checked it, and leaves the address',
    async () => {
      await using visitor = await arrive();
      const { token, userId } = await visitor.sandboxRun.login(phone);
      await visitor.open(`/login?_token=${token}&_user_id=${userId}&_did=d-1&_os=1&x=%E4%B8%8A`);
      await visitor.waitForAddress('/form-package');
      expect(await visitor.stored('access_token')).toBe(token);
      expect(await visitor.stored('user_id')).toBe(userId);
      expect(await visitor.stored('_did')).toBe('d-1');
      expect(await visitor.stored('_os')).toBe('1');
      // Checked once: the decision that follows needs no second check.
      expect(await visitor.sandboxRun.calls(userGet)).toHaveLength(1);
      expect(visitor.trouble).toEqual([]);
    },
  );

  inNpmTest(
    'T2: of another user replaces a session only if the server knows it and the visitor agrees',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      const own = await visitor.sandboxRun.login(phone);
      const link = await visitor.sandboxRun.login(other);
      await visitor.open('/carloan?_token=garbage&_user_id=666');
      expect(await visitor.stored('user_id')).toBe(own.userId);
      // The address may name anybody: the id is the server's.
      await visitor.open(`/carloan?_token=${link.token}&_user_id=666`);
      await visitor.button('继续用现在的账号').click();
      expect(await visitor.page.getByRole('dialog').count()).toBe(0);
      expect(await visitor.stored('user_id')).toBe(own.userId);
      await visitor.open(`/carloan?_token=${link.token}&_user_id=666`);
      await visitor.button('改用链接里的账号').click();
      await eventually(() => visitor.stored('access_token'), link.token);
      expect(await visitor.stored('user_id')).toBe(link.userId);
    },
  );
});

describe.runIf(!isFullRun)('the native app', { concurrent: true }, () => {
  inNpmTest(
    "R-API getToken: logs in with the bridge's identity, shows the name of the app, and stores it",
    async () => {
      await using visitor = await arrive();
      const { token, userId } = await visitor.sandboxRun.login(phone);
      const answer = {
        _token: token,
        _user_id: userId,
        _os: '1',
        _did: 'app-1',
        _ua: 'App/3',
        appname: '某应用',
        company: '某公司',
      };
      await runInApp(visitor, bridge(JSON.stringify(answer)));
      await visitor.open('/login');
      await visitor.waitForAddress('/form-package');
      expect(await visitor.page.title()).toBe('某应用');
      expect(await visitor.stored('appname')).toBe('某应用');
      expect(await visitor.stored('_did')).toBe('app-1');
      await eventually(
        async () => (await visitor.sandboxRun.calls('/v1/user/activeChannel'))[0]?.body._ua,
        'App/3',
      );
      expect(visitor.trouble).toEqual([]);
    },
  );
});

describe.runIf(isFullRun)('one-tap login', { concurrent: true }, () => {
  const button = (visitor: Visitor) => visitor.button('本机号码一键登录');

  inFullRun('R-API loginh5: is offered after the consent if it is available, and logs in', async () => {
    await using visitor = await arrive();
    await visitor.sandboxRun.set({ oneTap: { available: true, phone: other } });
    await visitor.open('/login');
    await timersFired(visitor.page, 500);
    expect(await button(visitor).count()).toBe(0);
    await visitor.field('consent').check();
    await button(visitor).waitFor();
    expect(await visitor.field('phone').isVisible()).toBe(true);
    await button(visitor).click();
    await visitor.waitForAddress('/form-package');
    expect(await visitor.stored('access_token')).toMatch(/^sbx_/);
    expect(visitor.trouble).toEqual([]);
  });
});

describe.runIf(isFullRun)('zhijieBackUrl (T1)', { concurrent: true }, () => {
  const link = (visitor: Visitor) => visitor.page.getByRole('link', { name: '返回来源网站' });
  const open = async (visitor: Visitor, target: string) => {
    await visitor.open(`/login?zhijieBackUrl=${encodeURIComponent(target)}`);
    await visitor.open('/p4-list-download');
    await visitor.page.locator('main footer').waitFor();
    await timersFired(visitor.page, 300);
  };

  // In `npm test` an app logs a visitor in by the address, by its bridge and by one tap.
  inFullRun(
    'leads back to a host that site.json lists, named beside the link, also after other pages',
    async () => {
      await using visitor = await arrive();
      await open(visitor, 'https://www.partner.example/list?page=2');
      await link(visitor).waitFor();
      expect(await link(visitor).getAttribute('href')).toBe('https://www.partner.example/list?page=2');
      expect(await link(visitor).textContent()).toContain('www.partner.example');
    },
  );
});
