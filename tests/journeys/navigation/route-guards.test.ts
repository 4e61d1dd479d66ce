import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { isFullRun } from '../harness/matrix.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

describe.runIf(!isFullRun)('the blocked channel 5813', { concurrent: true }, () => {
  inNpmTest('R-NAV 1: gets no link home, which would lead back to the same page', async () => {
    await using visitor = await arrive();
    await visitor.open('/?_channel=channel_5813');
    expect(await visitor.button('返回首页').count()).toBe(0);
  });
});

describe('a visitor without a token', { concurrent: true }, () => {
  inNpmTest(
    'R-AUTH 3, R-NAV 2: is redirected from the product detail to the last login page visited',
    async () => {
      await using visitor = await arrive();
      await visitor.open('/v3/login');
      await visitor.open('/product-detail');
      expect(visitor.address).toBe('/v3/login');
    },
  );

  inFullRun(
    'R-AUTH 3: is redirected to the root, never to a stored address that is no login page',
    async () => {
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
    },
  );
});

describe.runIf(isFullRun)('a visitor with a token', { concurrent: true }, () => {
  // In `npm test` visitors without a token are redirected, and one is left on the login page.
  inFullRun('R-NAV 3c: is redirected from /login to the form, again after a reload', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open('/login');
    expect(visitor.path).toBe('/form-package');
    await visitor.open('/login');
    expect(visitor.path).toBe('/form-package');
    await visitor.page.reload();
    await visitor.shown();
    expect(visitor.path).toBe('/form-package');
  });
});

describe.concurrent('a failed call for channel info or the city', () => {
  inNpmTest('R-NAV 7: leaves the visitor on the login page if channel info has another code', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.sandboxRun.set({ channelInfo: { default: { code: 500 } } });
    await visitor.open('/login');
    expect(visitor.path).toBe('/login');
    expect(await visitor.page.getByRole('alert').filter({ hasText: '城市' }).count()).toBe(0);
    await visitor.sandboxRun.set({ channelInfo: {} });
    await visitor.page.reload();
    await visitor.waitForAddress('/form-package');
  });

  inFullRun(
    'R-NAV 7: holds the visitor with a message if the city is needed, and the retry goes on',
    async () => {
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
    },
  );

  inFullRun('R-FLAG 3: does not happen for the city without a city rule and a token', async () => {
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
