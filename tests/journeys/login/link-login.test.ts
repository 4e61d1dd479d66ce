import { describe, expect, it } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, isFullRun } from '../harness/matrix.ts';
import { bodiesOf, fieldOf, keepBodies } from '../harness/sent-bodies.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();
const mark = 'sandbox-mark-13912345678';
const markcode = 'sandbox-markcode-13912345678-a';

describe.concurrent('a link with a mark', () => {
  it.each(
    casesOfRun(
      [
        ['mark', mark, '/v1/user/loginMark'],
        ['markcode', markcode, '/v3/user/loginMarkCode'],
      ],
      (_, at) => at === 0,
    ),
  )('R-NAV 6: %s logs in silently, once, and leaves the address', async (name, value, path) => {
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

  // In `npm test` hostile-identity-matrix.test.ts has marks that are refused, and tests/runtime/visit/link-login.test.ts says
  // what is told.
  inFullRun('R-NAV 6: that is refused logs nobody in and loses no visitor', async () => {
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
});

describe('parameters', { concurrent: true }, () => {
  it('R-ROUTE 6: a _token reaches the API as the string that the address has', async () => {
    await using visitor = await arrive();
    await keepBodies(visitor);
    const tokens = ['12345678901234567890', '1e5', '0x10', 'true', 'null', '%22quoted%22', 'a%2Bb', '0123'];
    // Numbers that would be written otherwise represent what else the values of a query could become.
    for (const token of casesOfRun(tokens, (_, at) => at < 2)) {
      await visitor.open(`/login?_token=${token}`);
      const bodies = await bodiesOf(visitor, '/v3/user/get');
      expect(fieldOf(bodies[0], '_token')).toBe(token);
    }
  });

  inFullRun('R-STATE 8: are among the common fields of every call', async () => {
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

describe.runIf(!isFullRun)('/download?from=4', { concurrent: true }, () => {
  inNpmTest('R-NAV 4: goes to the success destination with three parameters', async () => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.sandboxRun.set({ channelInfo: { default: { h5_flow_info: { succ_todo: 2 } } } });
    await visitor.open('/download?from=4&utm_source=x');
    expect(visitor.address).toBe('/p4-list-download?previousPage=download&successType=1&channel=sd_plat_fr');
  });
});
