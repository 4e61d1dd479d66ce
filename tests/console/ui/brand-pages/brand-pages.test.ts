import { expect, test } from 'vitest';
import { type BrandFiles, brandPages } from '../../../../console/ui/brand-pages/brand-pages.ts';
import { LoadQueue } from '../../../../console/ui/brand-pages/load-queue.ts';
import { channelOf, resolveBrand, resolveSite } from '../../../../runtime/index.ts';
import { config } from '../../../runtime/real-config.ts';

const route = (path: string, page: string, kind: string, more = {}) => ({
  path,
  page,
  kind,
  on: kind === 'entry' ? 'hostsThatListIt' : 'everyHost',
  ...more,
});
const files = (channels: Record<string, unknown> = {}): BrandFiles => ({
  'brands.json': { default: 'one', brands: { one: {}, two: {}, three: {} } },
  'channels.json': { channels: { 5818: {}, ...channels } },
  'definitions/site.json': { defaultChannel: '5818' },
  'hosts.json': {
    hosts: {
      default: { root: 'login', entries: ['login', 'loginV2'] },
      'm.example': { root: 'login', entries: ['login'] },
      'two.example': { root: 'landing', entries: ['landing', 'login'], brand: { id: 'two' } },
    },
  },
  'definitions/routes.json': {
    routes: {
      login: route('/login', 'login', 'entry'),
      loginV2: route('/v2/login', 'login-v2', 'entry'),
      landing: route('/landing', 'landing', 'entry'),
      done: route('/done', 'done', 'success', { needsToken: true }),
      form: route('/form', 'form', 'form'),
      download: route('/download', 'done', 'success'),
      empty: route('/*', 'empty', 'error'),
    },
  },
});
const listed = (id: string, given = files()) =>
  brandPages(given, id).map(({ route, input: { host = 'default', channel, path, token } }) =>
    [host, route, path, ...(channel ? [`channel ${channel}`] : []), ...(token ? ['token'] : [])].join(' '),
  );

test('the pages of a brand are the landing page of each of its hosts, and every other page of these hosts once', () => {
  expect(listed('two')).toEqual([
    'two.example landing /landing',
    'two.example login /login',
    'two.example form /form',
    'two.example done /done token',
    'two.example empty /-',
  ]);
});

test('the default brand covers hosts without a brand; a page of several hosts is listed once unless it is a landing page', () => {
  expect(listed('one')).toEqual([
    'default login /login',
    'm.example login /login',
    'default loginV2 /v2/login',
    'default form /form',
    'default done /done token',
    'default empty /-',
  ]);
});

test('a brand that only a channel names is shown to its visitors, on every host', () => {
  expect(listed('three')).toEqual([]);
  const pages = listed(
    'three',
    files({ 77: { blocked: true, brand: { id: 'three' } }, 78: { brand: { id: 'three' } } }),
  );
  expect(pages[0]).toBe('default login /login channel 78');
  expect(pages).toContain('two.example landing /landing channel 78');
});

test('a host whose visitors get the brand of the default channel shows its own to those of another channel', () => {
  const given = files({ 5818: { brand: { id: 'three' } }, 80: {} });
  expect(listed('two', given)[0]).toBe('two.example landing /landing channel 80');
  expect(listed('three', given)[0]).toBe('default login /login');
});

test('files that cannot be parsed have no pages', () => {
  expect(brandPages({ 'hosts.json': { hosts: [1] }, 'brands.json': null }, 'one')).toEqual([]);
});

test('a few frames load at a time, in order; withdrawn requests are skipped, and a slot is released once', () => {
  const queue = new LoadQueue(2);
  const begun: string[] = [];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => queue.ask(() => begun.push(name)));
  expect(begun).toEqual(['a', 'b']);
  c?.withdraw();
  a?.withdraw();
  expect(begun).toEqual(['a', 'b']);
  a?.done();
  a?.done();
  expect(begun).toEqual(['a', 'b', 'd']);
  b?.done();
  d?.done();
  queue.ask(() => begun.push('e'));
  expect(begun.at(-1)).toBe('e');
});

test('the visitor of each page of the production config gets the brand that the runtime resolves', () => {
  const files: BrandFiles = {
    'brands.json': config.brands,
    'channels.json': config.channels,
    'hosts.json': config.hosts,
    'definitions/routes.json': config.routes,
    'definitions/site.json': config.site,
  };
  for (const brand of Object.keys(config.brands.brands)) {
    for (const { host, channel } of brandPages(files, brand)) {
      const site = resolveSite(config, host);
      const theirs = channelOf(site, channel ?? site.settings.defaultChannel);
      expect(resolveBrand(site, theirs, { appName: null, appCompany: null }).id, `${host} ${channel}`).toBe(
        brand,
      );
    }
  }
});
