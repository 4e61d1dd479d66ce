import { expect } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { type Extent, type Plan, planOf } from '../../../ops/plan/plan.ts';
import type { VisitorSet } from '../../../ops/situations/visitor-set.ts';
import type { Config } from '../../../schemas/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { root } from '../../runtime/real-config.ts';

const read = readConfig(root);
if (!read.config) throw new Error('the config has errors');
const { config, ...rest } = read;

function planAfter(edit: (config: Config) => void, base: Config = config as Config): Plan {
  const after = structuredClone(base);
  edit(after);
  return planOf({ before: { ...rest, config: base }, after: { ...rest, config: after } }, 'HEAD', null);
}

const setsOf = (who: Extent): VisitorSet[] => ('anyOf' in who ? who.anyOf : [who]);
const isOf = (channel: string, who: Extent) => setsOf(who).some((set) => set.channel?.includes(channel));

/** What a plan says of the visitors of a channel, whatever cause it is written at. */
const saidOf = ({ groups }: Plan, channel: string) =>
  groups
    .filter(({ who }) => isOf(channel, who))
    .map(({ step, before, after, who, ends, isRisky, isElsewhere }) => ({
      ...{ step, before, after, isRisky, isElsewhere },
      who: setsOf(who).map(({ channel: _, ...set }) => ({ ...set, count: undefined })),
      ends: ends?.map((end) => ({ ...end, who: { ...end.who, channel: undefined }, count: undefined })),
    }));

/** The number of situations by step and difference. */
function countsOf(plans: readonly Plan[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { step, before, after, count } of plans.flatMap(({ groups }) => groups)) {
    const key = JSON.stringify([step, before, after]);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}

const channels = ['9910', '9911', '9912', '9913'];
const [first = ''] = channels;
const listed = structuredClone(config);
for (const one of channels) Object.assign(listed.channels.channels, { [one]: {} });
Object.assign(listed.channels.channels[channels[3] ?? ''] ?? {}, { cityRule: 'shanghai-skip-form' });

inNpmTest(
  'a bulk edit of channels is one cause for those that were alike, and says of each what its edit alone does',
  () => {
    const rule = (ids: readonly string[]) => (after: Config) => {
      for (const one of ids)
        Object.assign(after.channels.channels[one] ?? {}, { cityRule: 'chengdu-download' });
    };
    const together = planAfter(rule(channels), listed);
    const causes = new Map(together.groups.map(({ cause }) => [JSON.stringify(cause.edits), cause.edits]));
    expect([...causes.values()].map((edits) => edits.map(({ path }) => path[2])).sort()).toEqual([
      channels.slice(0, 3),
      channels.slice(3),
    ]);
    const alone = channels.map((one) => planAfter(rule([one]), listed));
    for (const [at, one] of channels.entries()) {
      expect(saidOf(together, one).length).toBeGreaterThan(0);
      expect(saidOf(together, one)).toEqual(saidOf(alone[at] as Plan, one));
    }
    expect(countsOf([together])).toEqual(countsOf(alone));
  },
);

inFullRun(
  'channels that are edited otherwise are causes of their own, though their visitors change alike',
  () => {
    const plan = planAfter(({ channels: { channels: all } }) => {
      Object.assign(all[first] ?? {}, { cityRule: 'chengdu-download' });
      Object.assign(all, { 9999: { cityRule: 'chengdu-download' } });
    }, listed);
    const causes = new Set(plan.groups.map(({ cause }) => cause.edits.map(({ path }) => path[2]).join()));
    expect(causes).toEqual(new Set([first, '9999']));
  },
);

inFullRun('channels with a brand or ads of their own are causes of their own', () => {
  const plan = planAfter(({ channels: { channels: all } }) => {
    for (const [at, one] of channels.entries())
      Object.assign(all[one] ?? {}, { ads: { network: 'kuaishou', conversionId: `300000000${at}` } });
  }, listed);
  const causes = new Set(plan.groups.map(({ cause }) => cause.edits.map(({ path }) => path[2]).join()));
  expect(causes).toEqual(new Set(channels));
});
