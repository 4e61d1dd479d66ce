import { describe, expect, it } from 'vitest';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

describe.concurrent('the blocked channel 5813', () => {
  it('R-NAV 1: gets no link home, which would lead back to the same page', async () => {
    await using visitor = await arrive();
    await visitor.open('/?_channel=channel_5813');
    expect(await visitor.button('返回首页').count()).toBe(0);
  });
});

describe.concurrent('a visitor without a token', () => {
  const query = '?x=1&_channel=channel_5265&y=%E4%B8%8A+b&x=2';

  it('R-AUTH 3: is redirected from result pages to the download page, with the unchanged query', async () => {
    await using visitor = await arrive();
    for (const path of ['/success-download', '/success-loan-marketplace-download', '/fail-page']) {
      await visitor.open(path + query);
      expect(visitor.address, path).toBe(`/download-page${query}`);
    }
  });

  it('R-AUTH 3: is redirected from the other guarded pages to / and so to the login of the host', async () => {
    await using visitor = await arrive({ host: 'baidu.example' });
    for (const path of ['/product-detail', '/form-package', '/ks-fail-marketplace']) {
      await visitor.open(path);
      expect(visitor.address, path).toBe('/baidu/index.html');
    }
  });

  it('R-AUTH 3, R-NAV 2: is redirected from the product detail to the last login page visited', async () => {
    await using visitor = await arrive();
    await visitor.open('/v3/login');
    await visitor.open('/product-detail');
    expect(visitor.address).toBe('/v3/login');
  });

  it('R-AUTH 3: is redirected to the root, never to a stored address that is no login page', async () => {
    await using visitor = await arrive();
    await visitor.open('/download-page');
    for (const address of [
      '//evil.example',
      'https://evil.example',
      '/product-detail',
      '/v9/login',
      'javascript:alert(1)',
    ]) {
      await visitor.page.evaluate((stored) => localStorage.setItem('loginAddress', stored), address);
      await visitor.open('/product-detail');
      expect(visitor.address, address).toBe('/login');
    }
  });
});

describe.concurrent('logging in again', () => {
  it('R-NAV 5: keeps the token on other pages', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/success-download?_channel=channel_683');
    expect(visitor.path).toBe('/success-download');
    expect(await visitor.stored('access_token')).not.toBeNull();
  });

  it('R-NAV 5: is not required of other channels and hosts', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/login?_channel=channel_5265');
    expect(visitor.path).toBe('/form-package');
    expect(await visitor.stored('access_token')).not.toBeNull();
  });
});

describe.concurrent('a visitor with a token', () => {
  it('R-NAV 3c: is redirected from /login to the form, again after a reload', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/login');
    expect(visitor.path).toBe('/form-package');
    await visitor.open('/login');
    expect(visitor.path).toBe('/form-package');
    await visitor.page.reload();
    await visitor.shown();
    expect(visitor.path).toBe('/form-package');
  });

  it.each([
    ['/login', '/login'],
    ['/v2/login', '/v2/login'],
    ['/form-package', '/login'],
  ])(
    'R-NAV 3d: that has expired is back from %s on %s, with the query, without the token',
    async (path, login) => {
      await using visitor = await arrive({ token: 'sbx_expired' });
      await visitor.open(`${path}?utm_source=a%20b&x=1`);
      expect(visitor.address).toBe(`${login}?utm_source=a%20b&x=1`);
      expect(await visitor.stored('access_token')).toBeNull();
      expect(await visitor.stored('user_id')).toBeNull();
      expect(await visitor.sandboxRun.calls('/v3/user/get')).toHaveLength(1);
    },
  );
});

describe.concurrent('a failed call for channel info or the city', () => {
  it('R-NAV 7: leaves the visitor on the login page if channel info has another code', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.sandboxRun.set({ channelInfo: { default: { code: 500 } } });
    await visitor.open('/login');
    expect(visitor.path).toBe('/login');
    expect(await visitor.page.getByRole('alert').filter({ hasText: '城市' }).count()).toBe(0);
    await visitor.sandboxRun.set({ channelInfo: {} });
    await visitor.page.reload();
    await visitor.waitForAddress('/form-package');
  });

  it('R-NAV 7: holds the visitor with a message if the city is needed, and the retry goes on', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.sandboxRun.set({ ipInfo: { code: 500 }, city: '上海市' });
    await visitor.open('/login?_channel=channel_5265');
    expect(visitor.path).toBe('/login');
    const alert = visitor.page.getByRole('alert').filter({ hasText: '城市' });
    await alert.waitFor();
    const asked = visitor.page.waitForResponse(/ipInfo/);
    await alert.getByRole('button').click();
    await asked;
    await alert.getByRole('button', { name: '重试' }).waitFor();
    expect(visitor.path).toBe('/login');
    await visitor.sandboxRun.set({ ipInfo: { code: 200 } });
    await alert.getByRole('button').click();
    await visitor.waitForAddress('/download-page');
    expect(await visitor.page.getByRole('alert').filter({ hasText: '城市' }).count()).toBe(0);
  });

  it('R-NAV 7: holds a login too, which goes on when the city is known', async () => {
    await using visitor = await arrive();
    await visitor.sandboxRun.set({ ipInfo: { code: 500 }, city: '上海市' });
    await visitor.open('/login?_channel=channel_5265');
    await visitor.logIn();
    const alert = visitor.page.getByRole('alert').filter({ hasText: '城市' });
    await alert.waitFor();
    await visitor.sandboxRun.set({ ipInfo: { code: 200 } });
    await alert.getByRole('button').click();
    await visitor.waitForAddress('/download-page');
    expect(await visitor.sandboxRun.calls('/v1/user/loginSmsCode')).toHaveLength(1);
  });

  it('R-FLAG 3: does not happen for the city without a city rule and a token', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/login?_channel=channel_5262');
    expect(await visitor.sandboxRun.calls('/v3/app/ipInfo')).toEqual([]);
    await visitor.open('/login?_channel=channel_5265');
    expect(await visitor.sandboxRun.calls('/v3/app/ipInfo')).toHaveLength(1);
    await using stranger = await arrive();
    await stranger.open('/login?_channel=channel_5265');
    expect(await stranger.sandboxRun.calls('/v3/app/ipInfo')).toEqual([]);
    expect(await stranger.sandboxRun.calls('/v3/user/get')).toEqual([]);
  });
});
