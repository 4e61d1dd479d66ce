import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Address, NavigationController } from '../../../renderer/navigation/navigation-controller.ts';
import { decodeQuery, type Site, withoutReadParameters } from '../../../runtime/index.ts';
import { FakeApi, fakeSession } from '../../runtime/fake-window.ts';
import { arrive, siteOf } from '../../runtime/real-config.ts';
import { reloginHost } from '../../runtime/requirement-tables.ts';

const fake = new FakeApi();
beforeAll(() => fake.start());
afterAll(() => fake.stop());
const login = (token: string) => ({ code: 200, data: { access_token: token, userinfo: { id: 9 } } });
beforeEach(() => {
  fake.calls.length = 0;
  fake.answers.clear();
  fake.json('/v3/user/get', { code: 200 });
  fake.json('/v3/channel/info', { code: 200, data: {} });
  fake.json('/v3/app/ipInfo', { code: 200, data: { name: '北京市' } });
  fake.json('/v1/user/loginMark', login('marked'));
  fake.json('/v3/user/loginMarkCode', login('coded'));
});

function start(site: Site, search = '', token: string | null = null) {
  const visitor = fakeSession(site, fake, { search });
  if (token) visitor.session.logIn(token, '1');
  return { ...visitor, controller: new NavigationController(visitor) };
}

/** Follows addresses as the router does: until the visitor stays, or `most` times. */
async function follow({ controller, session, site }: ReturnType<typeof start>, first: Address, most = 20) {
  const passed: Address[] = [];
  // By now the session has read these parameters from the address.
  const search = withoutReadParameters(first.search, site.settings.address.keep);
  let at: Address | null = { ...first, search };
  while (at && passed.length < most) {
    passed.push(at);
    const located = controller.locate(at.path, at.search);
    if ('redirect' in located) {
      at = located.redirect;
      continue;
    }
    session.setQuery(decodeQuery(at.search));
    at = await controller.resolve({ route: located.route, outcome: null }, at.search, () => true);
  }
  return passed.map(({ path, search }) => path + search);
}

describe('a visit in the browser', () => {
  it('without a token makes no call, and stays', async () => {
    expect(await follow(start(siteOf('default')), { path: '/', search: '?bd_vid=1' })).toEqual([
      '/?bd_vid=1',
      '/login?bd_vid=1',
    ]);
    expect(fake.calls).toEqual([]);
  });
  it('with a token makes the calls that the rows need, each once, and goes to the form', async () => {
    const visitor = start(siteOf('default'), '', 't');
    expect(await follow(visitor, { path: '/login', search: '?bd_vid=1' })).toEqual([
      '/login?bd_vid=1',
      '/form-package',
    ]);
    expect(fake.pathsCalled().sort()).toEqual(['/v3/channel/info', '/v3/user/get']);
    expect(visitor.visit).toMatchObject({
      hops: 0,
      hold: null,
      location: { route: 'formPackage', outcome: null },
    });
  });
  it('asks for the user again at the next visit, but not for what it has (R-NAV 3)', async () => {
    const visitor = start(siteOf('default'), '', 't');
    await follow(visitor, { path: '/form-package', search: '' });
    await follow(visitor, { path: '/form-package', search: '' });
    expect(fake.pathsCalled()).toEqual(['/v3/user/get', '/v3/channel/info', '/v3/user/get']);
  });
  it('asks again at the next visit for a city that could not be had, and not for one that it has', async () => {
    fake.answers.delete('/v3/app/ipInfo');
    const visitor = start(siteOf('default'), '?_channel=5265', 't');
    const visit = async () => {
      fake.calls.length = 0;
      await visitor.controller.resolve({ route: 'login', outcome: 'loggedIn' }, '', () => true);
      visitor.visit.resetHops();
      return fake.pathsCalled();
    };
    expect(await visit()).toContain('/v3/app/ipInfo');
    fake.json('/v3/app/ipInfo', { code: 200, data: { name: '北京市' } });
    expect(await visit()).toContain('/v3/app/ipInfo');
    expect(await visit()).not.toContain('/v3/app/ipInfo');
  });
  it('after a failed check logs out and keeps the query (R-NAV 3d)', async () => {
    fake.json('/v3/user/get', { code: 4010 });
    const visitor = start(siteOf('default'), '', 't');
    const passed = await follow(visitor, { path: '/form-package', search: '?x=a%2Bb&markcode=1' });
    expect(passed.at(-1)).toBe('/login?x=a%2Bb');
    expect(visitor.session).toMatchObject({ token: null, userId: null });
  });
  it('is held by a failed call, which is repeated (R-NAV 7)', async () => {
    fake.text('/v3/app/ipInfo', '', 500);
    const visitor = start(siteOf('default'), '?_channel=5320', 't');
    await follow(visitor, { path: '/login', search: '' });
    expect(visitor.visit.hold).toBe('ipInfo.failed');
    fake.json('/v3/app/ipInfo', { code: 200, data: { name: '北京' } });
    expect(await follow(visitor, { path: '/login', search: '' })).toEqual(['/login', '/download-page']);
    expect(visitor.visit.hold).toBeNull();
  });
  it('does nothing once the visitor has gone elsewhere', async () => {
    const { controller, session, visit } = start(siteOf('default'), '', 't');
    expect(await controller.resolve({ route: 'login', outcome: null }, '', () => false)).toBeNull();
    expect({ location: visit.location, address: session.loginAddress }).toEqual({
      location: null,
      address: null,
    });
  });
  it('ends a redirect loop after maxHops (FLT-20)', async () => {
    const site = siteOf('default');
    const rules = [
      { id: 'there', when: { route: 'city' as const }, go: 'from' as const },
      { id: 'back', when: { route: 'from' as const }, go: 'city' as const },
    ];
    const circle = { ...site, navigation: { ...site.navigation, rules } };
    const passed = await follow(start(circle), { path: '/city', search: '' }, 50);
    expect(passed.length).toBe(site.settings.maxHops + 1);
  });
  it('goes to the login route after a 401, once, logged out, with its query (R-ERR 1)', () => {
    const { controller, session } = start(siteOf('m.example'), '', 't');
    expect(controller.unauthorized({ path: '/form-package', search: '?a=1' })).toEqual({
      path: '/login',
      search: '?a=1',
    });
    expect(session.token).toBeNull();
    expect(controller.unauthorized({ path: '/login', search: '?a=1' })).toBeNull();
  });
});

describe('marked links (R-NAV 6)', () => {
  it('log in, and the mark leaves the address, so that a reload is no second login', async () => {
    const visitor = start(siteOf('default'), '?mark=m&bd_vid=1');
    expect(visitor.view.location.search).toBe('?bd_vid=1');
    expect(await follow(visitor, { path: '/carloan', search: '?mark=m&bd_vid=1' })).toEqual([
      '/carloan?bd_vid=1',
    ]);
    expect(fake.pathsCalled()).toEqual(['/v1/user/loginMark']);
    expect(visitor.session).toMatchObject({ token: 'marked', userId: '9', firstVisit: true });
  });
  it.each(['?mark', '?%6dark=1', '?markcode', '?mark=', '?mark=a&mark=b', '?%6D%61rkcode=x&from=2'])(
    'log in once, however the mark is encoded (%s)',
    async (search) => {
      const visitor = start(siteOf('default'), search);
      const passed = await follow(visitor, { path: '/carloan', search });
      expect(passed.length).toBe(1);
      expect(fake.calls.length).toBe(1);
      // Resolved once more at the same location, as for a visitor who is held there.
      await visitor.controller.resolve({ route: 'carloan', outcome: null }, '', () => true);
      expect(fake.pathsCalled().filter((one) => one.includes('Mark')).length).toBe(1);
    },
  );
  const held = [null, 'old'];
  const links = [
    ['mark', 'marked'],
    ['markcode', 'coded'],
  ] as const;
  it.each(held.flatMap((token) => links.map(([name, given]) => ({ token, name, given }))))(
    'on a host that requires a new login, $name replaces the token $token (R-NAV 5)',
    async ({ token, name, given }) => {
      const search = `?${name}=x`;
      const visitor = start(siteOf(reloginHost), search, token);
      const passed = await follow(visitor, { path: '/login', search });
      expect(passed).toEqual(['/login', '/form-package']);
      expect(visitor.session).toMatchObject({ token: given, userId: '9', hadToken: null });
      const check = fake.calls.find(({ path }) => path === '/v3/user/get');
      expect(check?.body._token, 'it is the new token that is checked').toBe(given);
      const pure = arrive(reloginHost, { token: token !== null, query: { [name]: 'x' } }, '/login');
      expect(pure.path).toBe('/form-package');
    },
  );
  it('leave no token on such a host if the mark logs nobody in', async () => {
    fake.json('/v1/user/loginMark', { code: 4011 });
    const visitor = start(siteOf(reloginHost), '?mark=x', 'old');
    await follow(visitor, { path: '/login', search: '?mark=x' });
    expect(visitor.session.token).toBeNull();
  });
  it("log out again if the mark's user is invalid", async () => {
    fake.json('/v3/user/get', { code: 4010 });
    const visitor = start(siteOf(reloginHost), '?mark=x', 'old');
    await follow(visitor, { path: '/login', search: '?mark=x' });
    expect(visitor.session.token).toBeNull();
  });
  it('stay logged in if no decision has completed the login', async () => {
    const { controller, session } = start(siteOf('default'), '?mark=x');
    await controller.resolve({ route: 'carloan', outcome: null }, '?mark=x', () => false);
    session.setQuery({});
    await controller.resolve({ route: 'productDetail', outcome: null }, '', () => true);
    expect(session.situation.token).toBe(true);
  });
});
