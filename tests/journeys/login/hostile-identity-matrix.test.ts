import { describe, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { casesOfRun } from '../harness/matrix.ts';
import { bridge, runInApp } from '../harness/native-app.ts';
import { startVisits } from '../harness/start-visits.ts';
import { phone } from '../harness/visitor.ts';

const arrive = startVisits();
const userGet = '/v3/user/get';
const other = '13987654321';

const odd = ['?mark', '?mark=', '?%6dark=x', '?mar%6B=x&mark=y', '?markcode', '?mark=a&markcode=b'];

describe.concurrent('a link with a mark', () => {
  // Two at once, one of them written otherwise.
  it.each(casesOfRun(odd, (search) => search === '?mar%6B=x&mark=y'))(
    'R-NAV 6: %s makes one call and ends',
    async (search) => {
      await using visitor = await arrive();
      await visitor.open(`/download-page${search}`);
      const asked = await Promise.all(
        ['/v1/user/loginMark', '/v3/user/loginMarkCode'].map((path) => visitor.sandboxRun.calls(path)),
      );
      for (const calls of asked) expect(calls.length).toBeLessThan(2);
    },
  );
});

describe.concurrent('a token of the address', () => {
  // No response; the client reads those that say nothing like those of every call (tests/runtime/api).
  it.each(casesOfRun(['500', 'html', 'lost'] as const, (fault) => fault === 'lost'))(
    'T2: that cannot be checked (%s) changes nothing, and is checked again with the next page',
    async (fault) => {
      await using visitor = await arrive({ token: 'ok' });
      const before = await visitor.sandboxRun.login(phone);
      const app = await visitor.sandboxRun.login(other);
      // Until it is cleared: Chromium itself repeats a GET for every keep-alive connection that it finds cut.
      await visitor.sandboxRun.fail(userGet, fault, 99);
      await visitor.open(`/product-detail?_token=${app.token}&_user_id=${app.userId}`);
      expect(await visitor.stored('user_id')).toBe(before.userId);
      expect(visitor.page.url()).not.toContain(app.token);
      await visitor.page.getByRole('main').waitFor();
      await visitor.sandboxRun.set({ faults: [] });
      await visitor.page.evaluate(() => window.history.pushState({}, '', '/loan-calculator'));
      await visitor.page.locator('main[data-page=loan-calculator]').waitFor();
      await visitor.button('改用链接里的账号').click();
      await eventually(() => visitor.stored('access_token'), app.token);
    },
  );
});

const apps: [what: string, fails: 'bridge' | 'answer', script: string][] = [
  ['says nothing', 'bridge', 'window.flutter_inappwebview = { callHandler: () => new Promise(() => {}) };'],
  ['says garbage', 'answer', bridge('<html>')],
  ['says numbers', 'answer', bridge({ _token: { a: 1 }, appname: ['x'] })],
  ['throws', 'bridge', 'window.flutter_inappwebview = { callHandler() { throw new Error("native"); } };'],
  ['has no bridge in it', 'bridge', 'window.flutter_inappwebview = {};'],
];

describe.concurrent('the native app', () => {
  // One whose bridge does not work; unit tests read answers of every kind (tests/runtime/bridge).
  it.each(casesOfRun(apps, ([what]) => what === 'says nothing'))(
    'FLT-34: an app that %s does not hold the visitor',
    async (_what, _fails, script) => {
      await using visitor = await arrive();
      await runInApp(visitor, script);
      await visitor.open('/login');
      expect(await visitor.field('phone').isVisible()).toBe(true);
      await visitor.logIn();
      await visitor.waitForAddress('/form-package');
      expect(visitor.trouble).toEqual([]);
    },
  );
});
