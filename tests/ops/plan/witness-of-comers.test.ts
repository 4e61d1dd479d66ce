import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../ops/plan/plan.ts';
import { ofSomebody } from '../../../ops/plan/reach.ts';
import { describeCauses } from '../../../ops/plan-report/describe-causes.ts';
import { labelSourceOf } from '../../../ops/plan-report/label-source.ts';
import { compared, type Draft, edited, read, shipped } from './plan-of-edit.ts';
import { inputOf, visitOfWitness } from './witness-visit.ts';

// A new page at a new address, to which a row leads the visitors of one channel alone.

const withPageOf = (page: string, channel: string): Draft =>
  edited(shipped, (config) => {
    const kind = page === 'login' ? 'index' : 'other';
    config.pages.fresh = { ...structuredClone(config.pages[page]), id: 'fresh' };
    config.routes.routes.fresh = { path: '/fresh', page: 'fresh', kind, on: 'everyHost' };
    config.channels.channels[channel] ??= { note: '新渠道', title: '新标题' };
    config.navigation.rules.unshift({
      id: 'leads',
      when: { 'route.kind': 'index', outcome: null, channel },
      go: 'fresh',
    });
  });

const paths: string[] = ['/', ...Object.values<Draft>(shipped.routes.routes).map(({ path }) => path)];

const shownOf = (plan: Plan, config: Draft) =>
  describeCauses(plan, labelSourceOf({ ...read, config }, 'zh')).flatMap(({ groups }) => groups);

describe.each([
  ['a form, for a new channel', 'form-package', '998801'],
  ['a page that leads on to forms, for a new channel', 'city', '998801'],
  ['a login page, for a channel that both revisions list', 'login', '5265'],
])('a plan of a new address with %s', (_, page, channel) => {
  const after = withPageOf(page, channel);
  const plan = compared(shipped, after);

  it('shows the phones of those who come there, whom a visit from an address of the base leads there', () => {
    const shown = [...shownOf(plan, after), ...plan.risks];
    const there = shown.filter(({ witness }) => {
      const { path, loginAddress } = inputOf(witness, after);
      return path === '/fresh' || loginAddress === '/fresh';
    });
    for (const { witness } of there) {
      const ends = paths.map((path) => visitOfWitness(after, witness, { path, outcome: null, token: false }));
      expect(
        ends.map(({ chain }) => chain.route),
        witness,
      ).toContain('fresh');
      expect(ends[0]?.channel, witness).toBe(channel);
    }
    const witnesses = shown.map(({ witness }) => inputOf(witness, after).channel);
    expect(new Set(witnesses)).toEqual(new Set([channel]));
  });

  it('leaves out what nobody meets yet beside what is said of the channel', () => {
    const shown = shownOf(plan, after);
    expect(shown.length).toBeGreaterThan(0);
    expect(ofSomebody(shown, plan)).toEqual(shown);
  });
});
