import fc from 'fast-check';
import { runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callEndpoint } from '../../../runtime/effects/index.ts';
import { nextLocalMidnight } from '../../../runtime/index.ts';
import { activateChannel } from '../../../runtime/leads/activate-channel.ts';
import { siteOf } from '../../runtime/real-config.ts';
import { Phone } from '../harness/fake-tabs.ts';
import { assertAsyncProperty, assertProperty, shareOfRun } from '../harness/property.ts';

vi.mock('../../../runtime/browser/native-fetch.ts', () => ({ nativeFetch: async () => new Response() }));

const site = siteOf('default');
const minute = 60_000;
const day = 24 * 60 * minute;
const noon = Date.parse('2026-11-21T12:00:00+08:00');
const ok = { kind: 'answered', code: 200, message: '', data: null } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const step = fc.record({
  tab: fc.constantFrom(0 as const, 1 as const),
  channel: fc.constantFrom('5265', '5818'),
  ms: fc.oneof(
    fc.integer({ min: 0, max: 3 * day }),
    fc.integer({ min: 0, max: 40 * minute }),
    fc.constantFrom(0, 1, 30 * minute - 1, 30 * minute, day / 2 - 1, day / 2, day - 1, day),
  ),
  reload: fc.boolean(),
});

describe('activation', () => {
  it('R-API: is made at most once in 30 minutes for each channel, and again after that time', async () => {
    await assertAsyncProperty(shareOfRun(1500), [fc.array(step, { maxLength: 25 })], async (steps) => {
      const made: Record<string, number[]> = {};
      let channel = '';
      const phone = new Phone(site, async (path) => {
        if (path === '/v1/user/activeChannel') made[channel] = [...(made[channel] ?? []), Date.now()];
        return ok;
      });
      let now = noon;
      vi.setSystemTime(now);
      const open = () => {
        const tab = phone.openTab();
        tab.session.logIn('token', '7');
        return tab;
      };
      const tabs = [open(), open()];
      for (const one of steps) {
        now += one.ms;
        vi.setSystemTime(now);
        if (one.reload) tabs[one.tab] = open();
        const tab = tabs[one.tab];
        if (!tab) throw new Error('there are two tabs');
        channel = one.channel;
        runInAction(() => {
          tab.session.channel = channel;
        });
        const before = made[channel]?.at(-1);
        await activateChannel(tab);
        const isDue = before === undefined || now - before >= 30 * minute;
        expect(made[channel]?.at(-1), `${now - (before ?? 0)} ms after`).toBe(isDue ? now : before);
      }
      for (const times of Object.values(made)) {
        for (const [at, time] of times.entries())
          expect(time - (times[at - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(30 * minute);
      }
    });
  });

  it('is not made before the visitor has agreed or logged in', async () => {
    const paths: string[] = [];
    const phone = new Phone(site, async (path) => {
      paths.push(path);
      return ok;
    });
    const tab = phone.openTab();
    await activateChannel(tab);
    expect(paths).toEqual([]);
    tab.session.setConsent(['trackers'], true);
    await activateChannel(tab);
    expect(paths).toEqual(['/v1/user/activeChannel']);
  });

  it('FLT-07: stops for no longer than the throttle after a clock is set back two hours', async () => {
    let made = 0;
    const phone = new Phone(site, async () => {
      made++;
      return ok;
    });
    const tab = phone.openTab();
    tab.session.logIn('token', '7');
    vi.setSystemTime(noon);
    await activateChannel(tab);
    vi.setSystemTime(noon - 120 * minute);
    await activateChannel(tab);
    await activateChannel(tab);
    expect(made).toBe(2);
  });
});

describe('conversion', () => {
  /** Shanghai has no summer time: its day is UTC's, shifted by eight hours. */
  const shanghaiDay = (at: number) => Math.floor((at + 8 * 60 * minute) / day);

  it('R-STATE 4, R-API: is reported once a day for each user and channel, on the day of Shanghai', async () => {
    await assertAsyncProperty(
      shareOfRun(1500),
      [fc.array(fc.record({ step, user: fc.constantFrom('7', '8') }), { maxLength: 20 })],
      async (steps) => {
        const phone = new Phone(site, async () => ok);
        const reported = new Set<string>();
        let now = noon;
        vi.setSystemTime(now);
        const tabs = [phone.openTab(), phone.openTab()];
        for (const [count, { step: one, user }] of steps.entries()) {
          now += one.ms;
          vi.setSystemTime(now);
          if (one.reload) tabs[one.tab] = phone.openTab();
          const tab = tabs[one.tab];
          if (!tab) throw new Error('there are two tabs');
          tab.session.logIn('token', user);
          runInAction(() => {
            tab.session.channel = one.channel;
          });
          const before = tab.reports.length;
          // Other answers each time: another application, each confirmed.
          await callEndpoint(tab, 'formSave', { count: String(count) }, 'form-package');
          await new Promise((resolve) => setImmediate(resolve));
          const pair = `${user} ${one.channel} ${shanghaiDay(now)}`;
          expect(tab.reports.length - before, pair).toBe(reported.has(pair) ? 0 : 1);
          reported.add(pair);
        }
      },
    );
  });

  it('FLT-28: is reported once, and the channel activated once, if a tab still reads what the storage held before', async () => {
    const calls: string[] = [];
    const phone = new Phone(site, async (path) => {
      calls.push(path);
      return ok;
    });
    const tabs = [phone.openTab(), phone.openTabWithOldStorage()];
    for (const [at, tab] of tabs.entries()) {
      tab.session.logIn('token', '7');
      await callEndpoint(tab, 'formSave', { at: String(at) }, 'form-package');
      await activateChannel(tab);
    }
    await new Promise((resolve) => setImmediate(resolve));
    expect(tabs.flatMap(({ reports }) => reports)).toHaveLength(1);
    expect(calls.filter((path) => path === '/v1/user/activeChannel')).toHaveLength(1);
    expect(calls.filter((path) => path === '/v3/user/formSave')).toHaveLength(2);
  });

  it('removes the flag of an expired day when it is read', async () => {
    const phone = new Phone(site, async () => ok);
    const tab = phone.openTab();
    tab.session.logIn('token', '7');
    vi.setSystemTime(Date.parse('2026-11-21T23:59:59+08:00'));
    await callEndpoint(tab, 'formSave', { a: '1' }, 'form-package');
    await new Promise((resolve) => setImmediate(resolve));
    vi.setSystemTime(Date.parse('2026-11-22T00:00:01+08:00'));
    await callEndpoint(tab, 'formSave', { a: '2' }, 'form-package');
    await new Promise((resolve) => setImmediate(resolve));
    expect(tab.reports).toHaveLength(2);
  });

  it('is not reported for a question', async () => {
    const phone = new Phone(site, async () => ok);
    const tab = phone.openTab();
    tab.session.logIn('token', '7');
    await callEndpoint(tab, 'questionSave', { question: '?' }, 'car-question');
    await new Promise((resolve) => setImmediate(resolve));
    expect(tab.reports).toEqual([]);
  });
});

describe('the end of a day', () => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  const dayOf = (timeZone: string, at: number) => {
    const format =
      formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
    return format.format(at);
  };

  it('is the first instant of the next one, also on days when clocks change', () => {
    const zones = [
      'Asia/Shanghai',
      'America/New_York',
      'Europe/Berlin',
      'Asia/Kolkata',
      'Pacific/Apia',
      'UTC',
    ];
    const anyTime = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) });
    // Clocks change in these months only, so as many days of a change are met as by 20,000 times of the whole year.
    const inChangingMonth = fc
      .tuple(fc.integer({ min: 2020, max: 2034 }), fc.constantFrom(2, 3, 8, 9, 10), fc.nat({ max: 31 * day }))
      .map(([year, month, ms]) => Date.UTC(year, month) + ms);
    const time = fc.oneof({ weight: 1, arbitrary: anyTime }, { weight: 7, arbitrary: inChangingMonth });
    assertProperty(shareOfRun(10_000), [fc.constantFrom(...zones), time], (zone, at) => {
      const end = nextLocalMidnight(zone, at);
      expect(end).toBeGreaterThan(at);
      expect(end - at).toBeLessThanOrEqual(25 * 60 * minute);
      const today = dayOf(zone, at);
      expect(dayOf(zone, end - 1)).toBe(today);
      expect(dayOf(zone, end)).not.toBe(today);
    });
  });
});
