import { afterAll, describe, expect, it } from 'vitest';
import type { Coverage } from '../../../ops/coverage/coverage.ts';
import { readConfig } from '../../../ops/index.ts';
import type { Plan } from '../../../ops/plan/plan.ts';
import { arrivalsOf } from '../../../ops/situations/arrivals.ts';
import { followRedirects, resolveSite, type Situation } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { configWith, json, removeConfigs } from '../../runtime/decision/further-fact-cases.ts';
import { visitor } from '../../runtime/real-config.ts';
import { run } from '../cli/run-main.ts';

// What a visitor arrives with: parameters, marks, first visit, app name, device, and every combination of them.

afterAll(removeConfigs);

// biome-ignore lint/suspicious/noExplicitAny: JSON of a file that its edit knows
type Json = any;
type Row = Record<string, unknown> & { id: string };

const dirWith = (rows: readonly Row[]) =>
  configWith({
    'hosts.json': ({ hosts }: Json) => ({
      hosts: { ...hosts, default: { ...hosts.default, entries: ['login', 'car'] } },
    }),
    'definitions/navigation.json': ({ rules }: Json) => ({ rules: [...rows, ...rules] }),
  });

/** A real visit: the route where it ends, and the rows that decided. */
function visitOf(dir: string, path: string, extras: Partial<Situation>) {
  const { config } = readConfig(dir);
  const chain = followRedirects(resolveSite(config as Config, 'default'), { ...visitor(), ...extras }, path);
  if (chain.kind !== 'walk') throw new Error('every call is answered');
  return { route: chain.route, rows: chain.decisions.map(({ row }) => row) };
}

const at = (route: string) => ({ route, outcome: null });
const inWechat = { device: { os: 'android', wechat: true, inApp: false } } as const;
const wechatRow: Row = { id: 'wechat', when: { ...at('thanks'), 'device.wechat': true }, go: 'car' };
const fromRow: Row = { id: 'from', when: { ...at('thanks'), 'query.from': '4' }, go: 'login' };
const leads = (when: object, more: object = {}): Row => ({
  id: 'leads',
  when: { ...at('thanks'), ...when },
  go: 'car',
  ...more,
});
const source = (value: unknown) => leads({ 'query.utm_source': value });

const cases: [string, Row[], Row[], string, Partial<Situation>][] = [
  [
    'a parameter that a row asks to be absent',
    [leads({})],
    [leads({ 'query.from': null })],
    '/thanks',
    { query: { from: '4' } },
  ],
  [
    'any parameter but those that a row allows',
    [leads({})],
    [source([null, 'u'])],
    '/thanks',
    { query: { utm_source: 'x' } },
  ],
  [
    'an app where a row asks for none',
    [leads({})],
    [leads({ 'session.appName': null })],
    '/thanks',
    { appName: 'X' },
  ],
  [
    'a parameter and a device that two rows ask for',
    [fromRow],
    [wechatRow, fromRow],
    '/thanks',
    { ...inWechat, query: { from: '4' } },
  ],
  [
    'two rows that change places',
    [wechatRow, fromRow],
    [fromRow, wechatRow],
    '/thanks',
    { ...inWechat, query: { from: '4' } },
  ],
  [
    'a parameter that a redirect no longer keeps',
    [fromRow, { id: 'on', when: at('car'), go: 'thanks', keepQuery: true }],
    [fromRow, { id: 'on', when: at('car'), go: 'thanks' }],
    '/car',
    { query: { from: '4' } },
  ],
  [
    'the second mark of a list',
    [leads({ 'query.mark': 'a' })],
    [leads({ 'query.mark': ['a', 'b'] })],
    '/thanks',
    { query: { mark: 'b' } },
  ],
  [
    'a mark that a row excludes',
    [leads({ 'query.mark': { not: [null, 'a'] } })],
    [leads({ 'query.mark': { not: [null, 'a', 'b'] } })],
    '/thanks',
    { query: { mark: 'b' } },
  ],
  [
    'a device at a page to which others lead',
    [{ id: 'on', when: at('car'), go: 'thanks' }],
    [
      { ...wechatRow, go: 'login' },
      { id: 'on', when: at('car'), go: 'thanks' },
    ],
    '/car',
    inWechat,
  ],
  [
    'a device at a page after a redirect of `/`',
    [],
    [{ ...wechatRow, when: { ...at('login'), 'device.wechat': true } }],
    '/',
    inWechat,
  ],
];

describe('plan compares the visitors with', () => {
  it.each(cases)('%s', async (_, base, head, path, extras) => {
    const [before, after] = [dirWith(base), dirWith(head)];
    const ends = [visitOf(before, path, extras), visitOf(after, path, extras)];
    expect(ends[0]?.route).not.toBe(ends[1]?.route);
    const { changed, groups } = json<Plan>(await run(['plan', before, '--json'], { cwd: after }));
    expect(changed).toBeGreaterThan(0);
    const arrivals = groups.flatMap(({ who }) =>
      ('anyOf' in who ? who.anyOf : [who]).flatMap(({ arrival = ['any'] }) => arrival),
    );
    const isHere = (name: string) => name === 'any' || name.split(' ')[0] === path;
    expect(arrivals.filter(isHere)).not.toEqual([]);
  });
});

it('a device is tried at the address of a route that a host lacks, where a row asks for it at the catch-all page', () => {
  const row = { id: 'lost', when: { ...at('notFound'), 'device.wechat': true }, go: 'thanks' };
  const { config } = readConfig(configWith({}));
  const lost = { ...config, navigation: { ...config?.navigation, rules: [row] } } as unknown as Config;
  const ends = [{}, inWechat].map((extras) => {
    const chain = followRedirects(resolveSite(lost, 'default'), { ...visitor(), ...extras }, '/car');
    return chain.kind === 'walk' && chain.route;
  });
  expect(ends).toEqual(['notFound', 'thanks']);
  const tried = arrivalsOf([lost]).filter(({ path, outcome }) => path === '/car' && outcome === null);
  expect(tried.map(({ extras }) => extras.device?.wechat === true)).toEqual([false, true]);
});

describe('coverage counts a row that only visitors reach who', () => {
  it.each<[string, Row[], string, Partial<Situation>]>([
    [
      'have another value of a parameter',
      [
        { id: 'first', when: { ...at('thanks'), 'query.utm_source': null }, stay: true },
        { id: 'last', when: { ...at('thanks'), 'query.utm_source': { not: ['u'] } }, go: 'car' },
      ],
      '/thanks',
      { query: { utm_source: 'x' } },
    ],
    [
      'have a parameter and a device',
      [
        { id: 'first', when: { ...at('thanks'), 'device.wechat': false }, stay: true },
        { ...fromRow, id: 'last' },
      ],
      '/thanks',
      { ...inWechat, query: { from: '4' } },
    ],
  ])('%s', async (_, rows, path, extras) => {
    const dir = dirWith(rows);
    expect(visitOf(dir, path, extras).rows).toContain('navigation/last');
    const { rows: counted } = json<Coverage>(await run(['coverage', '--json'], { cwd: dir }));
    expect(counted.find(({ name }) => name === 'last')?.count).toBeGreaterThan(0);
  });
});
