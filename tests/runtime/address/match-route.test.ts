import { describe, expect, it } from 'vitest';
import { destinationPath, hostEntry, matchRoute } from '../../../runtime/index.ts';
import { arrive, config, hosts, siteOf } from '../real-config.ts';
import { defaultEntries, everyHost, keptAlive, roots, tokenPaths } from '../requirement-tables.ts';

const routeAt = (host: string, path: string) => {
  const located = matchRoute(siteOf(host), path);
  if (located.kind === 'redirect') throw new Error(`${path} redirects`);
  return located.route;
};
const pageAt = (host: string, path: string) => siteOf(host).routes[routeAt(host, path)]?.page;

describe('hosts (R-ROUTE 1, 3)', () => {
  it('are the default list and fifteen of their own', () => {
    expect([...hosts].sort()).toEqual(roots.map(([host]) => host).sort());
    expect(hosts).toHaveLength(16);
  });
  it.each(roots)('on %s, / goes to %s', (host, path) => {
    const { hops, path: at } = arrive(host, {}, '/');
    expect(at).toBe(path);
    expect(hops[0]).toEqual({ from: '/', to: path, row: `hosts/${host}/root` });
  });
  it.each(roots.filter(([host]) => host !== 'default'))(
    '%s has no entry route of another host',
    (host, path) => {
      const own = [path, '/login', '/index.html'];
      const others = [...new Set([...defaultEntries, ...roots.map(([, root]) => root)])];
      const ofOtherHosts = others.filter((one) => !own.includes(one) && one !== '/carloan');
      for (const one of ofOtherHosts) expect(routeAt(host, one), one).toBe('empty');
    },
  );
  it.each([
    ['M.Example', 'm.example'],
    ['m.example:4173', 'm.example'],
    ['m.example.', 'm.example'],
    ['unknown.example', 'default'],
    ['m.example.evil.com', 'default'],
    ['', 'default'],
    ['constructor', 'default'],
    ['__proto__', 'default'],
  ])('the host name %j is served by %s', (host, entry) => {
    expect(hostEntry(config, host)).toBe(entry);
  });
});

describe('the default list (R-ROUTE 2)', () => {
  it.each([
    ['/login', 'login'],
    ['/v2/login', 'loginV2'],
    ['/v3/login', 'loginV3'],
    ['/v4/login', 'loginV4'],
    ['/m/kssczh/tengxun/shanxin/index.html', 'tengxunShanxinIndex'],
  ])('%s is the route %s', (path, route) => {
    expect(routeAt('default', path)).toBe(route);
  });
  it('/index.html is treated as login on every host (R-ROUTE 3)', () => {
    for (const host of hosts) expect(pageAt(host, '/index.html')).toBe(pageAt(host, '/login'));
  });
});

describe('routes of every host (R-ROUTE 4)', () => {
  it.each(everyHost)('%s is routed everywhere (%s)', (path, name) => {
    for (const host of hosts) {
      const route = routeAt(host, path);
      expect(route, host).not.toBe('empty');
      if (name) expect(route).toBe(name);
      expect(siteOf(host).routes[route]).toMatchObject({ path });
      expect(Object.keys(config.pages)).toContain(pageAt(host, path));
    }
  });
  it('are these only, besides the entries and the catch-all', () => {
    const paths = Object.values(siteOf('default').routes).map(({ path }) => path);
    const required = [...everyHost.map(([path]) => path), ...defaultEntries, '/*'];
    expect(paths.sort()).toEqual(required.sort());
  });
  it('exactly the product pages are kept alive', () => {
    const mounted = Object.values(siteOf('default').routes).filter(({ keepAlive }) => keepAlive);
    expect(mounted.map(({ path }) => path).sort()).toEqual([...keptAlive].sort());
  });
  it('exactly the routes of R-AUTH 2 require a token', () => {
    const guarded = Object.values(siteOf('default').routes).filter(({ needsToken }) => needsToken);
    expect(guarded.map(({ path }) => path).sort()).toEqual([...tokenPaths].sort());
  });
  it.each([
    ['/download', '/success-loan-marketplace-download'],
    ['/success-loading-old', '/success-download'],
  ])('%s shows the page of %s', (one, other) => {
    expect(pageAt('default', one)).toBe(pageAt('default', other));
  });
});

describe('unknown paths (R-ERR 3)', () => {
  it.each([
    '/nowhere',
    '/login/extra',
    '/LOGIN',
    '/%6cogin',
    '/post/%E4%BD',
    '/%',
    '/constructor',
    '/__proto__',
    '/\\evil',
    '//evil.example',
    '/login//',
    'login',
    `/${'a'.repeat(1_000_000)}`,
  ])('show the catch-all page: %.30s', (path) => {
    expect(routeAt('default', path)).toBe('empty');
    expect(pageAt('default', path)).toBe('empty');
  });
  it('one trailing slash is ignored', () => {
    expect(routeAt('default', '/login/')).toBe('login');
  });
  it.each(['/', '', '//'])('%j is the root', (path) => {
    expect(matchRoute(siteOf('m.example'), path)).toMatchObject({ kind: 'redirect', to: 'mIndex' });
  });
  it('resolve to the catch-all for a root that the host lacks, without a redirect loop', () => {
    const site = { ...siteOf('default'), root: 'constructor' };
    expect(matchRoute(site, '/')).toEqual({ kind: 'route', route: 'empty' });
  });
});

describe('the path of a destination', () => {
  it.each([
    ['loginAddress', '/v2/login', '/v2/login'],
    ['loginAddress', null, '/'],
    ['loginAddress', '/v1/login', '/'],
    ['loginAddress', '/fail-page', '/'],
    ['loginAddress', '//evil.example', '/'],
    ['loginAddress', 'javascript:alert(1)', '/'],
    ['loginAddress', '/*', '/'],
    ['failPage', '/v2/login', '/fail-page'],
    ['constructor', null, '/'],
  ])('%s with the stored address %j is %s', (destination, stored, path) => {
    expect(destinationPath(siteOf('default'), destination, stored)).toBe(path);
  });
});
