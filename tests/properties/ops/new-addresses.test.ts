import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type NewAddress, newAddressesOf } from '../../../ops/new-addresses/new-addresses.ts';
import { spaceOf } from '../../../ops/situations/situation-space.ts';
import { type Config, namedTables } from '../../../schemas/index.ts';
import { assertProperty, shareOfRun } from '../harness/property.ts';
import { eachSituation, thinned, type Values } from './oracle/situations.ts';
import { type Place, resultOf } from './oracle/visit.ts';
import { edited } from './small-plan.ts';

// Two pages whose addresses only the head has, and rows that lead to them, from each other and from other pages.
const added = ['fresh', 'next'] as const;
const when = fc.record(
  {
    route: fc.constantFrom<unknown>('login', 'form', 'fresh', 'next', { not: 'fresh' }, ['fresh', 'next']),
    outcome: fc.constantFrom('loggedIn', 'formSaved', null),
    channel: fc.constantFrom<unknown>('1', '2', { not: '1' }),
    'channel.blocked': fc.constant(true),
    host: fc.constantFrom('default', 'auto.example'),
    'route.kind': fc.constantFrom('entry', 'other'),
    input_form: fc.constantFrom(0, 1),
  },
  { requiredKeys: [] },
);
const row = fc.record({ when, go: fc.constantFrom(...added) });
const additions = fc.record({
  rows: fc.array(row, { minLength: 1, maxLength: 3 }),
  success: fc.array(row, { maxLength: 1 }),
  kinds: fc.tuple(fc.constantFrom('other', 'entry'), fc.constantFrom('other', 'entry')),
  entry: fc.option(fc.constantFrom(...added), { nil: null, freq: 4 }),
  link: fc.option(fc.constantFrom(...added), { nil: null, freq: 4 }),
});
type Additions = typeof additions extends fc.Arbitrary<infer T> ? T : never;

function withAdditions(config: Config, { rows, success, kinds, entry, link }: Additions): Config {
  // biome-ignore lint/suspicious/noExplicitAny: edits of JSON, whose types are read-only
  const made = structuredClone(config) as any;
  // The oracle lets everybody log in, which only a page that finishes so can do.
  made.pages.login.outcomes = [...new Set(['loggedIn', ...made.pages.login.outcomes])];
  added.forEach((name, at) => {
    made.routes.routes[name] = { path: `/${name}`, page: name, kind: kinds[at], on: 'everyHost' };
    made.pages[name] = { ...structuredClone(made.pages.login), id: name };
  });
  made.navigation.rules.unshift(...rows.map((one, at) => ({ id: `leads${at}`, ...one })));
  made.destinations.success.rules.unshift(...success.map((one, at) => ({ id: `leads${at}`, ...one })));
  if (entry) made.hosts.hosts['auto.example']?.entries.push(entry);
  if (link) {
    const button = {
      type: 'button',
      id: 'on',
      label: '去',
      tone: 'text',
      action: { do: 'open', url: `/${link}` },
    };
    made.pages.fresh.body.push(button);
  }
  return made;
}

/** Whether somebody of this channel and host comes to the address. */
const comes = ({ who: { channel, host } }: NewAddress, values: Values, channelName: string): boolean =>
  channel?.includes(channelName) !== false && host?.includes(values.host) !== false;

it('whoever a visit leads to a new address is of the channels and hosts that come there', {
  timeout: 300_000,
}, () => {
  // Each case is more than a second of visits.
  const runs = shareOfRun(60, 3);
  let [led, left] = [0, 0];
  assertProperty(runs, [edited, additions, fc.nat()], ({ before, after: head }, more, seed) => {
    const after = withAdditions(head, more);
    const whole = spaceOf(before, after);
    const addresses = newAddressesOf(before, after, whole);
    const byPath = new Map(addresses.map((one) => [one.path, one]));
    const nameOf = (channel: string) => whole.channel.names[whole.channel.values.indexOf(channel)] ?? '';
    eachSituation(thinned(whole, seed), (_, values) => {
      const name = nameOf(values.channel);
      const mayStart = [values.arrival.path, values.loginAddress].every((path) => {
        const address = byPath.get(path ?? '');
        return !address || comes(address, values, name);
      });
      const result = mayStart ? resultOf(after, values, [before, after]) : null;
      if (!result?.landing) return;
      const ends: (Pick<Place, 'path'> | { path: string | null })[] = [
        result.landing,
        result.afterLogin,
        ...namedTables.flatMap((table) => (result.isAsked(table) ? [result.destinations[table]] : [])),
      ];
      for (const { path } of ends) {
        const address = byPath.get(path ?? '');
        if (!address) continue;
        led++;
        if (!comes(address, values, name))
          expect({ values, path, addresses }).toBe('of somebody who comes there');
      }
    });
    left += addresses.filter(({ who }) => who.channel || who.host).length;
  });
  // Some addresses have visitors of some channels or hosts alone.
  expect(led).toBeGreaterThan(runs);
  expect(left).toBeGreaterThan(runs / 2);
});
