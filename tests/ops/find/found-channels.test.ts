import { describe, expect, test } from 'vitest';
import { TracedSituations } from '../../../ops/coverage/traced-situations.ts';
import { Explainer } from '../../../ops/explain/explain.ts';
import type { ExplainInput } from '../../../ops/explain/input.ts';
import { findChannels } from '../../../ops/find/found-channels.ts';
import type { FindOptions } from '../../../ops/find/trace-query.ts';
import { spaceOf } from '../../../ops/situations/situation-space.ts';
import type { TrafficRow } from '../../../ops/traffic/traffic.ts';
import { sources, config as whole } from '../../runtime/real-config.ts';

// A few channels and hosts of the shipped config: enough to visit them all.
const few = <T>(all: Readonly<Record<string, T>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
const ruled = Object.entries(whole.channels.channels).find(([, { cityRule }]) => cityRule !== undefined)?.[0];
const blocked = Object.entries(whole.channels.channels).find(([, one]) => one.blocked === true)?.[0];
const numbers = ['675', ruled ?? '', blocked ?? ''];
const names = ['default', 'baidu.example'];
const config = {
  ...whole,
  channels: { ...whole.channels, channels: few(whole.channels.channels, numbers) },
  hosts: { ...whole.hosts, hosts: few(whole.hosts.hosts, names) },
};
const explainer = new Explainer(config, sources);
const situations = new TracedSituations(config, spaceOf(config, config));
const find = (options: FindOptions, way?: string, traffic: readonly TrafficRow[] | null = null) =>
  findChannels({ situations, explainer, sources, traffic }, options, way);
const isListed = ({ channel }: { channel: string }) => channel !== '*' && channel !== '-';
const findEnd = (options: FindOptions, end: 'here' | 'further') =>
  findChannels({ situations, explainer, sources, traffic: null }, options, undefined, end);

const city = Object.values(config.cities.rules)[0]?.cities[0] ?? '';
const paths = Object.values(config.routes.routes).map(({ path }) => path);
/** Visitors of every listed channel and host who open every address, with flags that lead elsewhere. */
const visits: ExplainInput[] = Object.keys(config.channels.channels).flatMap((channel) =>
  names.flatMap((host) =>
    ['/', ...paths].flatMap((path) =>
      [0, 4].flatMap((flag) =>
        [false, true].map((token) => ({
          host,
          channel,
          path,
          city,
          flags: { input_form: flag === 0 ? 0 : 1, succ_todo: flag, fail_todo: flag === 0 ? 3 : 0 },
          ...(token && { token, user: 'ok' as const }),
        })),
      ),
    ),
  ),
);
const landingOf = (input: ExplainInput) => explainer.outcome(input).landing;

describe('the channels whose visitors end at a page', () => {
  for (const page of ['download-page', 'form-package', 'not-found', 'login']) {
    test(`each has an example that is a real visit to ${page}, on one of its hosts, with one of its brands`, () => {
      const { channels } = find({ page });
      expect(channels.length).toBeGreaterThan(0);
      for (const { channel, witness, hosts, brands } of channels) {
        const outcome = explainer.outcome(witness);
        expect(outcome.landing.page, channel).toBe(page);
        expect(witness.channel ?? '-').toBe(channel === '*' ? '0' : channel);
        expect(hosts).toContain(witness.host ?? 'default');
        expect(brands).toContain(outcome.brand.id);
      }
    });

    test(`no visit that is brought to ${page} is of a channel or a host that is not listed`, () => {
      const { channels } = find({ page });
      const hostsOf = new Map(channels.map(({ channel, hosts }) => [channel, hosts]));
      const own = paths.filter((_, at) => Object.values(config.routes.routes)[at]?.page === page);
      const brought = visits.filter(
        (visit) => !own.includes(visit.path ?? '') && landingOf(visit).page === page,
      );
      for (const { channel = '', host = '' } of brought) {
        expect(hostsOf.get(channel), `${channel} on ${host}`).toContain(host);
      }
      if (page !== 'login') expect(brought.length).toBeGreaterThan(0);
    });
  }

  test('those who open the address of the page are a way of their own, and are told only when asked for', () => {
    const { ways } = find({ page: 'download-page' });
    expect(ways.at(-1)?.name).toBe('address');
    const { channels } = find({ page: 'download-page' }, 'address');
    for (const { witness } of channels) expect(witness.path).toBe('/download-page');
    const others = find({ page: 'download-page' });
    for (const { witness } of others.channels) expect(witness.path).not.toBe('/download-page');
  });

  test('those whose way ends at a page are told apart from those who come through it by a button', () => {
    const both = find({ page: 'download-page' });
    const sent = findEnd({ page: 'download-page' }, 'here');
    const through = findEnd({ page: 'download-page' }, 'further');
    for (const { witness } of sent.channels)
      expect(explainer.outcome(witness).landing.page).toBe('download-page');
    for (const { rows } of sent.channels)
      expect(rows.some(({ table }) => table.startsWith('destinations.'))).toBe(true);
    for (const { rows } of through.channels)
      expect(rows.some(({ table }) => table.startsWith('destinations.'))).toBe(false);
    for (const { ends } of [both, sent, through])
      expect(ends).toEqual({
        here: sent.channels.filter(isListed).length,
        further: through.channels.filter(isListed).length,
      });
    const names = (all: typeof both) => all.channels.map(({ channel }) => channel);
    expect(new Set([...names(sent), ...names(through)])).toEqual(new Set(names(both)));
    expect(both.ends.here).toBeGreaterThan(0);
  });

  test('nobody goes on from a page without outcomes, and nobody ends at a login', () => {
    expect(find({ page: 'login' }).ends.here).toBe(0);
    expect(find({ page: 'login' }).ends.further).toBeGreaterThan(0);
    const { 'not-found': page } = config.pages;
    if (!page) throw new Error('no page');
    expect(find({ page: 'not-found' }).ends.here).toBe(0);
    const last = { ...config, pages: { ...config.pages, 'not-found': { ...page, outcomes: [] } } };
    const base = { situations: new TracedSituations(last, spaceOf(last, last)), explainer, sources };
    expect(findChannels({ ...base, traffic: null }, { page: 'not-found' }, undefined).ends.further).toBe(0);
    // Who is shown the page in a sheet of another one goes on from it.
    expect(find({ page: 'privacy-policy' }).ends.further).toBeGreaterThan(0);
  });

  test('a blocked channel ends at no page of the flow', () => {
    expect(find({ page: 'download-page' }).channels.map(({ channel }) => channel)).not.toContain(blocked);
  });

  test('brand, host, city and flags restrict the examples', () => {
    const brand = explainer.outcome({ host: 'baidu.example', channel: '675' }).brand.id;
    const { channels } = find({ page: 'download-page', brand, city, flags: { succ_todo: '4' } });
    expect(channels.length).toBeGreaterThan(0);
    for (const { witness, brands, hosts } of channels) {
      expect(brands).toEqual([brand]);
      expect(hosts).toContain(witness.host ?? 'default');
      expect(
        explainer.outcome({ ...witness, city, flags: { ...witness.flags, succ_todo: 4 } as never }).brand.id,
      ).toBe(brand);
    }
    const { channels: onOne } = find({ page: 'download-page', host: 'default' });
    for (const { hosts } of onOne) expect(hosts).toEqual(['default']);
  });

  test('the rows are those of the visit: the last one leads to the page', () => {
    for (const { rows, witness } of find({ page: 'fail-page' }).channels) {
      const { steps } = explainer.explain(witness, 'en', false);
      const named = steps.map(({ value, reason }) => `${value} ${reason}`).join('\n');
      expect(rows.length, named).toBeGreaterThan(0);
      const last = rows.at(-1);
      const table = last?.table.split('.')[1] as 'success' | 'failure' | 'skipForm' | undefined;
      const row =
        table === undefined
          ? config.navigation.rules.find(({ id }) => id === last?.row)
          : last?.row === 'otherwise'
            ? config.destinations[table].otherwise
            : config.destinations[table].rules.find(({ id }) => id === last?.row);
      const route = row && 'go' in row ? String(row.go) : '';
      expect(config.routes.routes[route]?.page, JSON.stringify(rows)).toBe('fail-page');
    }
  });

  test('a row of a table, by its id, has the channels whose visitors pass it', () => {
    const { channels } = find({ row: { kind: 'destinations.success', name: 'download-page' } });
    expect(channels.length).toBeGreaterThan(0);
    for (const { witness } of channels) expect(landingOf(witness).page).toBe('download-page');
  });

  test('visitors a day are those of the hosts that are listed, and of no other channel', () => {
    const traffic: TrafficRow[] = [
      { channel: '675', host: 'default', city: '', visitors: 100 },
      { channel: '675', host: 'baidu.example', city: '', visitors: 7 },
      { channel: blocked ?? '', host: 'default', city: '', visitors: 1000 },
    ];
    const of = (options: FindOptions) =>
      find(options, undefined, traffic).channels.find(({ channel }) => channel === '675')?.visitorsPerDay;
    expect(of({ page: 'download-page' })).toBe(107);
    expect(of({ page: 'download-page', host: 'default' })).toBe(100);
    expect(find({ page: 'download-page' }).channels[0]?.visitorsPerDay).toBeNull();
  });

  test('an unknown name is told with the nearest one', () => {
    expect(() => find({ page: 'download-pag' })).toThrow(/download-page/);
    expect(() => find({ page: 'download-page', flags: { succ_tod: '4' } })).toThrow(/succ_todo/);
    expect(() => find({ page: 'download-page', flags: { succ_todo: '9' } })).toThrow(/--flag has no "9"/);
  });
});
