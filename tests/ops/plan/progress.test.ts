import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { planOf } from '../../../ops/plan/plan.ts';
import type { Progress } from '../../../ops/plan/progress.ts';
import { reachOf } from '../../../ops/plan/reach.ts';
import type { Config } from '../../../schemas/index.ts';

const read = readConfig(join(import.meta.dirname, '../../configs/ok/small'));

/** The plan of some edits, and how far it was meanwhile. */
function planned(edit: (config: Config) => void) {
  if (!read.config) throw new Error('the small config has errors');
  const after = structuredClone(read.config);
  edit(after);
  const heard: Progress[] = [];
  const sides = { before: { ...read, config: read.config }, after: { ...read, config: after } };
  const plan = planOf(sides, '.', null, (progress) => heard.push(progress));
  return { plan, heard };
}

const twoChannels = (config: Config): void => {
  const { channels } = config.channels;
  const [first] = Object.keys(channels);
  for (const id of [first ?? '', '77']) channels[id] = { ...channels[id], title: `标题 ${id}` };
};

test('a plan says which edit it compares, each by its turn', () => {
  const { heard } = planned(twoChannels);
  const edits = heard.filter(({ edit }) => edit !== null);
  // Who is told of the last edit is not left with it while the rest is done.
  expect(heard.at(-1)?.stage).toBe('reporting');
  expect(edits.map(({ at, count, edit }) => [at, count, edit?.path[2]])).toEqual([
    [1, 2, expect.any(String)],
    [2, 2, '77'],
  ]);
});

test('before any edit is compared by itself, whom all of them reach and their risks are told as the plan has them', () => {
  const { plan, heard } = planned((config) => {
    twoChannels(config);
    const [id = ''] = Object.keys(config.hosts.hosts);
    Object.assign(config.hosts.hosts[id] ?? {}, { relogin: true });
    Object.assign(config.brands.brands[config.brands.default] ?? {}, { companyName: '另一家公司' });
  });
  const first = heard.find(({ early }) => early !== null);
  expect(first?.edit).toBeNull();
  expect(first?.early?.reach).toEqual(reachOf(plan));
  const places = first?.early?.risks.reduce((sum, one) => sum + one.places, 0);
  expect(places).toBe(plan.risks.length);
  expect(plan.risks.length).toBeGreaterThan(0);
});
