import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveSite } from '../../../runtime/index.ts';
import { reportConversion } from '../../../runtime/leads/report-conversion.ts';
import type { NetworkDefinition } from '../../../schemas/index.ts';
import { Phone } from '../../properties/harness/fake-tabs.ts';
import { config, siteOf } from '../real-config.ts';

const fetched: [string, RequestInit][] = [];
let isOffline = false;
vi.mock('../../../runtime/browser/native-fetch.ts', () => ({
  nativeFetch: async (address: string, init: RequestInit) => {
    fetched.push([address, init]);
    if (isOffline) throw new TypeError('offline');
    return new Response();
  },
}));

const shipped = siteOf('default');
const noon = Date.parse('2026-11-21T12:00:00+08:00');
const hour = 3_600_000;
const networkOf = (reports: boolean) =>
  Object.keys(shipped.networks).find((id) => (shipped.networks[id]?.report !== undefined) === reports) ?? '';
const channelWith = (network: string) => ({
  ...shipped,
  channels: { ...shipped.channels, '900': { ads: { network, conversionId: 'c' } } },
});

function visit(search: string, network = networkOf(true), os = '2') {
  const calls: [string, Record<string, string>][] = [];
  const phone = new Phone(channelWith(network) as typeof shipped, async (path, payload) => {
    calls.push([path, payload]);
    return { kind: 'answered', code: 200, message: '', data: null };
  });
  const tab = phone.openTab(`${search}&_channel=900&_os=${os}`);
  tab.session.logIn('t', '7');
  return { tab, calls, phone };
}

beforeEach(() => {
  fetched.length = 0;
  isOffline = false;
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a conversion (R-API)', () => {
  it('is recorded with the system and the channel, and nothing personal', async () => {
    const { tab } = visit('?x=1');
    await reportConversion(tab);
    expect(fetched).toHaveLength(1);
    const [address, init] = fetched[0] ?? [];
    expect(address).toBe(shipped.record);
    expect(init).toMatchObject({
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
      referrerPolicy: 'origin',
    });
    const body = init?.body as URLSearchParams;
    expect([...body.keys()]).toEqual(['attr']);
    expect(JSON.parse(body.get('attr') ?? '')).toEqual({ terminal: '2', channel: 'channel_900' });
  });

  it('ends although the analytics host cannot be reached', async () => {
    isOffline = true;
    const { tab } = visit('?x=1');
    await expect(reportConversion(tab)).resolves.toBeUndefined();
    expect(tab.reports).toHaveLength(1);
  });

  it('is reported by our server with the click ids that the network takes, and only with those', async () => {
    const network = shipped.networks[networkOf(true)];
    const endpoint = shipped.endpoints[network?.report?.endpoint ?? ''];
    const { tab, calls } = visit('?bd_vid=1&callback=c&utm_source=u');
    await reportConversion(tab);
    const taken = (endpoint?.payload ?? []) as readonly (keyof typeof tab.session.clickIds)[];
    expect(taken.length).toBeGreaterThan(0);
    expect(calls).toEqual([
      [endpoint?.path, Object.fromEntries(taken.map((name) => [name, tab.session.clickIds[name]]))],
    ]);
  });

  it('logs nobody out where our server refuses the report with a 401 (R-ERR 1)', async () => {
    const { tab } = visit('?bd_vid=1&callback=c');
    const call = vi.spyOn(tab.api, 'call');
    await reportConversion(tab);
    expect(call.mock.calls.map(([, , options]) => options)).toEqual([{ ownUnauthorized: true }]);
  });

  it('is not reported by our server without a click id, or where the network names no report', async () => {
    for (const { tab, calls } of [
      visit('?x=1'),
      visit('?bd_vid=1&callback=c', networkOf(false)),
      visit('?bd_vid=1', 'none'),
    ]) {
      await reportConversion(tab);
      expect(calls).toEqual([]);
      expect(tab.reports).toHaveLength(1);
    }
  });

  it('is not reported by an endpoint that takes a form, or that the config lacks', async () => {
    const network = networkOf(true);
    const report = shipped.networks[network]?.report?.endpoint ?? '';
    for (const payload of ['form', undefined] as const) {
      const endpoints = { ...config.endpoints.endpoints };
      if (payload) Object.assign(endpoints, { [report]: { ...endpoints[report], payload } });
      else delete endpoints[report];
      const { tab, calls } = visit('?bd_vid=1&callback=c');
      const { networks } = resolveSite({ ...config, endpoints: { endpoints } }, 'default');
      Object.assign(tab.session.site, { networks });
      await reportConversion(tab);
      expect(calls).toEqual([]);
    }
  });

  it('leaves out what an endpoint does not take, and what a visit never has', async () => {
    const network = networkOf(true);
    const endpoints = { ...config.endpoints.endpoints };
    endpoints.report = { path: '/v1/report', payload: ['toString', 'theirs', 'ours'], codes: [200] };
    const sends = {
      toString: 'constructor',
      theirs: 'kuaishoumaidian',
      ours: 'bd_vidUrl',
      more: 'bd_vidUrl',
    };
    const own = { ...config.trackers.networks[network], report: { endpoint: 'report', sends } };
    const trackers = { ...config.trackers, networks: { [network]: own as NetworkDefinition } };
    const { networks } = resolveSite({ ...config, trackers, endpoints: { endpoints } }, 'default');
    const { tab, calls } = visit('?bd_vid=1');
    Object.assign(tab.session.site, { networks });
    await reportConversion(tab);
    expect(calls).toEqual([['/v1/report', { ours: tab.session.clickIds.bd_vidUrl }]]);
  });

  it('is not recorded where the config has no analytics host', async () => {
    const { tab } = visit('?bd_vid=1');
    const { record: _, ...site } = tab.session.site;
    Object.assign(tab.session, { site });
    await reportConversion(tab);
    expect(fetched).toEqual([]);
    expect(tab.reports).toHaveLength(1);
  });
});

describe('the mark of a reported conversion (R-STATE 4)', () => {
  const midnight = Date.parse('2026-11-22T00:00:00+08:00');
  const key = 'converted.7.900';
  const reportWith = async (until: number | null) => {
    const { tab, phone } = visit('?x=1');
    if (until !== null) phone.local.setItem(key, String(until));
    await reportConversion(tab);
    return { count: tab.reports.length, until: Number(phone.local.getItem(key)) };
  };

  it('is the next midnight of Shanghai', async () => {
    expect(await reportWith(null)).toEqual({ count: 1, until: midnight });
  });

  it('counts until that midnight, and not from it on', async () => {
    expect((await reportWith(noon + 1)).count).toBe(0);
    expect(await reportWith(noon)).toEqual({ count: 1, until: midnight });
    expect((await reportWith(noon - 1)).count).toBe(1);
  });

  it('FLT-06: is expired where it is further away than the longest day, 25 hours', async () => {
    expect((await reportWith(noon + 25 * hour)).count).toBe(0);
    expect((await reportWith(noon + 25 * hour + 1)).count).toBe(1);
  });

  it('is of no user where nobody is logged in', async () => {
    const { tab, phone } = visit('?x=1');
    tab.session.logOut();
    await reportConversion(tab);
    expect(phone.local.getItem('converted..900')).toBe(String(midnight));
  });
});
