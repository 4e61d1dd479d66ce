import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Explainer } from '../../../ops/explain/explain.ts';
import { readConfig } from '../../../ops/index.ts';
import { cityEndsOf, cityStages } from '../../../ops/table-visitors/city-ends.ts';
import { decidingRow } from '../../../ops/table-visitors/deciding-row.ts';
import type { Config } from '../../../schemas/index.ts';

const read = readConfig(join(import.meta.dirname, '../../..'));
if (!read.config) throw new Error('the config has errors');
const { sources } = read;
const config: Config = read.config;

const rule = 'seven-cities-download';
const usual = config.cities.rules[rule];
if (!usual) throw new Error(`no rule ${rule}`);
const using = Object.keys(config.channels.channels).filter(
  (id) => config.channels.channels[id]?.cityRule === rule,
);
const [one = '', other = ''] = using;
const explainerOf = (changed: Partial<Config>) => new Explainer({ ...config, ...changed }, sources);

test('channels of which all visitors of a city end alike are one entry', () => {
  const found = cityEndsOf(explainerOf({}), rule);
  expect(found?.channels).toEqual(using);
  expect(found?.ends.map(({ city }) => city)).toEqual(usual.cities);
  for (const { channels } of found?.ends ?? []) expect(channels).toEqual(using);
});

test('a row for one city and channel divides the channels of that city alone', () => {
  const [city = ''] = usual.cities;
  const { success } = config.destinations;
  const row = { id: 'own', when: { city, channel: one }, go: 'downloadpage1' } as const;
  const destinations = { ...config.destinations, success: { ...success, rules: [row, ...success.rules] } };
  const ends = cityEndsOf(explainerOf({ destinations }), rule)?.ends ?? [];
  const successOf = (of: string) =>
    ends
      .filter((end) => end.city === of)
      .map(({ channels, stages }) => [channels.join(), stages.success.route]);
  expect(successOf(city)).toEqual([
    [one, 'downloadpage1'],
    [using.filter((id) => id !== one).join(), 'downloadPage'],
  ]);
  expect(successOf(usual.cities[1] ?? '')).toEqual([[using.join(), 'downloadPage']]);
});

test('a stage names a table that decides for its visitor, and where this visitor ends', () => {
  const explainer = explainerOf({});
  for (const id of Object.keys(config.cities.rules)) {
    for (const { stages } of cityEndsOf(explainer, id)?.ends ?? []) {
      for (const stage of cityStages) {
        const { table, input, route } = stages[stage];
        expect(decidingRow(explainer, input, table).route, `${id} ${stage}`).toBe(route);
      }
    }
  }
});

test('where the form is skipped, the table of that decides after the login', () => {
  const ends = cityEndsOf(explainerOf({}), 'seven-cities-skip-form')?.ends ?? [];
  expect(new Set(ends.map(({ stages }) => stages.afterLogin.table))).toEqual(
    new Set(['destinations.skipForm']),
  );
});

test('a blocked channel has no ends', () => {
  const channels = {
    channels: { ...config.channels.channels, [one]: { ...config.channels.channels[one], blocked: true } },
  };
  const found = cityEndsOf(explainerOf({ channels }), rule);
  expect(found?.blocked).toEqual([one]);
  for (const end of found?.ends ?? []) expect(end.channels).not.toContain(one);
  expect(found?.ends[0]?.channels).toContain(other);
});

test('a rule that the config does not have has none', () => {
  expect(cityEndsOf(explainerOf({}), 'toString')).toBe(null);
});
