import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coverageOf } from '../../../ops/coverage/coverage.ts';
import { readConfig } from '../../../ops/index.ts';
import { rowReachOf } from '../../../ops/table-visitors/row-reach.ts';
import type { Config } from '../../../schemas/index.ts';

const read = readConfig(join(import.meta.dirname, '../../configs/ok/small'));
if (!read.config) throw new Error('the small config has errors');
const { sources } = read;
const small: Config = read.config;

/** The small config, in which one channel is blocked and one row asks for one host. */
const config: Config = {
  ...small,
  channels: { channels: { ...small.channels.channels, '7': { blocked: true } } },
  navigation: {
    ...small.navigation,
    rules: [
      {
        id: 'only-there',
        when: { host: 'auto.example', channel: '5589' },
        continue: true,
        do: ['rememberLogin'],
      },
      ...small.navigation.rules,
    ],
  },
};
const { rows, all } = rowReachOf(config, null);
const reachOf = (kind: string, name: string) =>
  rows.find((one) => one.kind === kind && one.name === name)?.reach;

test('a row counts the channels and hosts of which some visitor passes it', () => {
  expect(all.reach).toEqual({ channels: 3, hosts: 2, isUnlisted: true, isWithoutChannel: true });
  expect(reachOf('navigation', 'otherwise')).toEqual(all.reach);
  expect(reachOf('navigation', 'blocked')).toEqual({
    channels: 1,
    hosts: 2,
    isUnlisted: false,
    isWithoutChannel: false,
  });
  expect(reachOf('navigation', 'only-there')).toEqual({
    channels: 1,
    hosts: 1,
    isUnlisted: false,
    isWithoutChannel: false,
  });
  // Two channels have the rule.
  expect(reachOf('cityRule', 'big-cities')?.channels).toBe(2);
});

test('the rows that somebody reaches are those through which coverage counts situations', () => {
  const kinds = ['cityRule', 'flags', 'navigation'];
  const counted = coverageOf(config, sources).rows.filter(
    ({ kind, count }) => count > 0 && (kinds.includes(kind) || kind.startsWith('destinations')),
  );
  const key = ({ kind, name }: { kind: string; name: string }) => `${kind}/${name}`;
  expect(counted.length).toBeGreaterThan(8);
  expect(rows.map(key).sort()).toEqual(counted.map(key).sort());
});

test('the visitors a day of a row are those of the traffic rows whose visitors pass it', () => {
  const traffic = [
    { channel: '7', host: 'default', city: '', visitors: 30 },
    { channel: '5589', host: 'auto.example', city: '', visitors: 5 },
    { channel: '5265', host: 'default', city: '', visitors: 100 },
  ];
  const counted = rowReachOf(config, traffic);
  const visitors = (name: string) =>
    counted.rows.find((one) => one.kind === 'navigation' && one.name === name)?.visitorsPerDay;
  expect(counted.all.visitorsPerDay).toBe(135);
  expect(visitors('blocked')).toBe(30);
  expect(visitors('only-there')).toBe(5);
  expect(visitors('otherwise')).toBe(135);
});
