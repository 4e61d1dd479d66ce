import { describe, expect, it } from 'vitest';
import { bodiesOf, fieldOf, keepBodies } from '../harness/sent-bodies.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();
const mark = 'sandbox-mark-13912345678';
const markcode = 'sandbox-markcode-13912345678-a';

// In `npm test` a mark and a markcode log in, one is refused, and /download leads on; these begin at other pages or
// have no app around them.
describe.concurrent('a link with a mark', () => {
  it.each([`/city?mark=${mark}`, `/from?markcode=${markcode}`, `/login?mark=${mark}`])(
    'R-NAV 6: %s ends at the form',
    async (address) => {
      await using visitor = await arrive();
      await visitor.open(address);
      expect(visitor.address).toBe('/form-package');
    },
  );

  it('R-NAV 6: in a visit to /city changes neither a visit without a mark nor later visits', async () => {
    await using visitor = await arrive();
    await visitor.open('/city');
    expect(visitor.address).toBe('/city');
    await visitor.open(`/download-page?mark=${mark}`);
    await visitor.open('/city');
    expect(visitor.address).toBe('/form-package');
  });

  it('R-NAV 6, 7: leaves the address also if the visit is held', async () => {
    await using visitor = await arrive();
    await visitor.sandboxRun.set({ ipInfo: { code: 500 } });
    await visitor.open(`/login?_channel=channel_5265&mark=${mark}`);
    await visitor.page.getByRole('alert').filter({ hasText: '城市' }).waitFor();
    expect(visitor.address).toBe('/login?_channel=channel_5265');
    await visitor.sandboxRun.set({ ipInfo: { code: 200 }, city: '上海市' });
    await visitor.button('重试').click();
    await visitor.waitForAddress('/download-page');
    expect(await visitor.sandboxRun.calls('/v1/user/loginMark')).toHaveLength(1);
  });
});

describe.concurrent('parameters', () => {
  it('R-NAV 6: a markcode reaches the API as the string that the address has, with an empty token', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await keepBodies(visitor);
    for (const [given, sent] of [
      ['1e5', '1e5'],
      ['12345678901234567890', '12345678901234567890'],
      ['a+b', 'a%2Bb'],
      ['a%2Bb%20c', 'a%2Bb+c'],
    ]) {
      await visitor.open(`/download-page?markcode=${given}`);
      const bodies = await bodiesOf(visitor, '/v3/user/loginMarkCode');
      expect(bodies, given).toHaveLength(1);
      expect(fieldOf(bodies[0], 'markcode')).toBe(sent);
      expect(fieldOf(bodies[0], '_token'), given).toBe('');
    }
  });

  it('T2: with a token do not replace the token of the logged-in visitor', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await keepBodies(visitor);
    await visitor.open('/login?_token=attacker&_user_id=666');
    const bodies = await bodiesOf(visitor, '/v3/user/get');
    expect(visitor.path).toBe('/form-package');
    // Checked by the server, and refused.
    expect(bodies.map((body) => fieldOf(body, '_token')?.replace(/^sbx_.*/, 'own'))).toEqual([
      'attacker',
      'own',
    ]);
    expect(await visitor.stored('access_token')).toMatch(/^sbx_/);
    expect(visitor.page.url()).not.toContain('attacker');
  });
});

describe.concurrent('/download?from=4', () => {
  it('R-NAV 4: keeps them through the guard without a token', async () => {
    await using visitor = await arrive();
    await visitor.open('/download?from=4');
    expect(visitor.address).toBe('/download-page?previousPage=download&successType=1&channel=sd_plat_fr');
  });

  it('R-NAV 4: closes the in-app view if an app name is stored', async () => {
    await using visitor = await arrive({ stored: { appname: '某应用' } });
    await visitor.context.addInitScript(() => {
      const called: unknown[] = [];
      const callHandler = async (...args: unknown[]) => called.push(args);
      Object.assign(window, { called, flutter_inappwebview: { callHandler } });
    });
    await visitor.open('/download?from=4');
    expect(visitor.address).toBe('/download?from=4');
    await visitor.page.waitForFunction(() => (window as never as { called: unknown[] }).called.length > 1);
    expect(await visitor.page.evaluate(() => (window as never as { called: unknown[] }).called)).toEqual([
      ['getToken'],
      ['closeWebView'],
    ]);
  });

  it('R-NAV 4, FLT-34: shows the page if the bridge never comes', async () => {
    await using visitor = await arrive({ stored: { appname: '某应用' } });
    await visitor.open('/download?from=4');
    expect(visitor.address).toBe('/download?from=4');
    expect(visitor.trouble).toEqual([]);
  });

  it('R-ROUTE 4: is the marketplace without from=4', async () => {
    await using visitor = await arrive();
    await visitor.open('/download?from=3');
    expect(await visitor.page.locator('main').getAttribute('data-page')).toBe('loan-marketplace');
  });
});
