import { describe, expect, it } from 'vitest';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

// In `npm test` every guard of the default host is judged (hosts/every-host.test.ts), and a login is held
// (login.test.ts).
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

describe.concurrent('a failed call for channel info or the city', () => {
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
});
