import { describe, expect, it } from 'vitest';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const mark = 'sandbox-mark-13912345678';
const markcode = 'sandbox-markcode-13912345678-a';

/** Records the bodies that the page sends from now on, as the exact strings; Chromium shows them to no debugger. */
async function keepBodies(visitor: Visitor): Promise<void> {
  await visitor.context.addInitScript(() => {
    const bodies: [string, string][] = [];
    const send = window.fetch;
    window.fetch = async (...args) => {
      const request = new Request(...args);
      if (request.method === 'POST') bodies.push([request.url, await request.clone().text()]);
      return send(request);
    };
    Object.assign(window, { bodies });
  });
}

async function bodiesOf(visitor: Visitor, path: string): Promise<string[]> {
  const sent = await visitor.page.evaluate(() => (window as never as { bodies: [string, string][] }).bodies);
  return sent.filter(([url]) => url.endsWith(`/api${path}`)).map(([, body]) => body);
}

const fieldOf = (body: string | undefined, name: string) =>
  body
    ?.split('&')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

describe.concurrent('a link with a mark', () => {
  it.each([
    ['mark', mark, '/v1/user/loginMark'],
    ['markcode', markcode, '/v3/user/loginMarkCode'],
  ])('R-NAV 6: %s logs in silently, once, and leaves the address', async (name, value, path) => {
    await using visitor = await arrive();
    await visitor.open(`/download-page?x=1&${name}=${value}&y=2`);
    expect(visitor.address).toBe('/download-page?x=1&y=2');
    expect(await visitor.stored('access_token')).not.toBeNull();
    await visitor.page.reload();
    await visitor.shown();
    expect(await visitor.sandboxRun.calls(path)).toHaveLength(1);
    await visitor.open('/login');
    expect(visitor.address).toBe('/form-package');
    expect(visitor.trouble).toEqual([]);
  });

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

  it('R-NAV 6: that is refused logs nobody in and loses no visitor', async () => {
    await using visitor = await arrive({ token: 'ok' });
    const token = await visitor.stored('access_token').catch(() => null);
    await visitor.open('/download-page?mark=nobody');
    expect(visitor.address).toBe('/download-page');
    expect(await visitor.stored('access_token')).not.toBe(token);
    await using stranger = await arrive();
    await stranger.open('/login?mark=nobody');
    expect(stranger.address).toBe('/login');
    expect(await stranger.stored('access_token')).toBeNull();
    await stranger.page.getByText('没有用链接登录').waitFor();
    await stranger.button('知道了').click();
    await stranger.logIn();
    await stranger.waitForAddress('/form-package');
    expect(await stranger.page.getByText('没有用链接登录').count()).toBe(0);
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
  it('R-ROUTE 6: a _token reaches the API as the string that the address has', async () => {
    await using visitor = await arrive();
    await keepBodies(visitor);
    for (const token of [
      '12345678901234567890',
      '1e5',
      '0x10',
      'true',
      'null',
      '%22quoted%22',
      'a%2Bb',
      '0123',
    ]) {
      await visitor.open(`/login?_token=${token}`);
      const bodies = await bodiesOf(visitor, '/v3/user/get');
      expect(fieldOf(bodies[0], '_token')).toBe(token);
    }
  });

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

  it('R-STATE 8: are among the common fields of every call', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await keepBodies(visitor);
    await visitor.open('/login?_channel=channel_5262&_did=device-1');
    const bodies = await bodiesOf(visitor, '/v3/user/get');
    const body = new URLSearchParams(bodies[0]);
    expect(Object.fromEntries(body)).toMatchObject({
      flag: '2',
      package: '1',
      platform: '0',
      _platform: '3',
      _channel: 'channel_5262',
      _did: 'device-1',
      _os: '3',
      // By then everything that identifies somebody has left the address.
      current_url: `${visitor.origin}/login?_channel=channel_5262`,
    });
    expect(body.get('_ua')).toContain('Chrome');
  });
});

describe.concurrent('/download?from=4', () => {
  it('R-NAV 4: goes to the success destination with three parameters', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.sandboxRun.set({ channelInfo: { default: { h5_flow_info: { succ_todo: 2 } } } });
    await visitor.open('/download?from=4&utm_source=x');
    expect(visitor.address).toBe('/p4-list-download?previousPage=download&successType=1&channel=sd_plat_fr');
  });

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
