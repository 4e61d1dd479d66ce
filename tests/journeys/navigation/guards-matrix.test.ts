import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { inFullRun } from '../../harness/divided-tests.ts';
import { failDefault, failDestinations } from '../../runtime/requirement-tables.ts';
import { casesOfRun, firstOf, isFullRun } from '../harness/matrix.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();
const { routes } = JSON.parse(readFileSync(join(root, 'definitions/routes.json'), 'utf8')) as {
  routes: Record<string, { path: string; kind: string }>;
};
/** Every route, and two paths without one. */
const paths = [
  ...Object.values(routes).map(({ path, kind }) => ({ path, kind })),
  ...['/nothing/here', '/form-package/x'].map((path) => ({ path, kind: 'none' })),
];

describe.concurrent('the blocked channel 5813', () => {
  it('R-NAV 1: sees /404err on every path, known or not', async () => {
    await using visitor = await arrive();
    await visitor.open('/?_channel=channel_5813');
    // The guard is one for all routes and knows only their kind: a landing page, a page behind a login, and none.
    const telling = ['entry', 'form', 'none'];
    const isFirst = firstOf(({ kind }: { kind: string }) => kind);
    for (const { path } of casesOfRun(
      paths,
      (one, at, all) => telling.includes(one.kind) && isFirst(one, at, all),
    )) {
      await visitor.open(path);
      expect(visitor.path, path).toBe('/404err');
    }
    expect(visitor.trouble).toEqual([]);
  });
});

const reloginOf = [
  ['default', '683'],
  ['default', '5180'],
  ['event.example', '5818'],
] as const;

describe.runIf(isFullRun)('logging in again', { concurrent: true }, () => {
  // Unit tests compare channels and hosts with the requirement (tests/runtime/decision); in `npm test` a token that has
  // expired leaves the phone as one that is cleared.
  inFullRun.each(reloginOf)(
    'R-NAV 5: on host %s channel %s loses the token on the login page',
    async (host, channel) => {
      await using visitor = await arrive({ host, token: 'ok' });
      await visitor.open(`/login?_channel=channel_${channel}`);
      expect(visitor.path).toBe('/login');
      expect(await visitor.stored('access_token')).toBeNull();
      await visitor.open('/form-package');
      expect(visitor.path).toBe('/login');
      await visitor.logIn();
      await visitor.waitForAddress('/form-package');
    },
  );
});

const backTo = [
  ['/login', '/login'],
  ['/v2/login', '/v2/login'],
  ['/form-package', '/login'],
] as const;

/** With input_form 1; 8 is a flag that the table of requirements does not list. */
const skipsTo: [flag: number, path: string][] = [...failDestinations, [8, failDefault[1]]];

describe.concurrent('a visitor with a token', () => {
  // The guarded page, which leads to the login page; that one shows itself.
  it.each(casesOfRun(backTo, ([path, login]) => path !== login))(
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

  // Unit tests compare every row with the requirement; a visit shows by the first flag with another destination than
  // flag 0, the default, that the visit passes its flags to the table.
  const telling = skipsTo.find(([, destination]) => destination !== skipsTo[0]?.[1]);
  it.each(casesOfRun(skipsTo, (one) => one === telling))(
    'R-NAV 3a: with input_form 1 and fail_todo %i skips the form to %s',
    async (flag, destination) => {
      await using visitor = await arrive({ token: 'ok' });
      const flow = { input_form: 1, fail_todo: flag };
      await visitor.sandboxRun.set({ channelInfo: { default: { h5_flow_info: flow } } });
      for (const path of ['/login', '/index.html', '/form-package']) {
        await visitor.open(path);
        expect(visitor.address).toBe(destination);
      }
    },
  );
});
