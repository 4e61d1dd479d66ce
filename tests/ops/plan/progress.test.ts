import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { planOf } from '../../../ops/plan/plan.ts';
import type { Progress } from '../../../ops/plan/progress.ts';
import { reachOf } from '../../../ops/plan/reach.ts';
import type { Config } from '../../../schemas/index.ts';

const read = readConfig(join(import.meta.dirname, '../../configs/ok/small'));

/** The plan of some edits with its progress. */
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

test('a plan reports each edit that it compares, in order', () => {
  const { heard } = planned(twoChannels);
  const edits = heard.filter(({ edit }) => edit !== null);
  // The last stage follows the last edit.
  expect(heard.at(-1)?.stage).toBe('reporting');
  expect(edits.map(({ at, count, edit }) => [at, count, edit?.path[2]])).toEqual([
    [1, 2, expect.any(String)],
    [2, 2, '77'],
  ]);
});

test('a plan reports the reach and the risks of all edits before it compares single edits', () => {
  const { plan, heard } = planned((config) => {
    twoChannels(config);
    const [id = ''] = Object.keys(config.hosts.hosts);
    Object.assign(config.hosts.hosts[id] ?? {}, { relogin: true });
    Object.assign(config.brands.brands[config.brands.default] ?? {}, { companyName: '另一家公司' });
  });
  const first = heard.find(({ early }) => early !== null);
  expect(first?.edit).toBeNull();
  expect(first?.early?.reach).toEqual(reachOf(plan));
  const occurrences = first?.early?.risks.reduce((sum, one) => sum + one.places, 0);
  expect(occurrences).toBe(plan.risks.length);
  expect(plan.risks.length).toBeGreaterThan(0);
});
