import { describe, expect, it } from 'vitest';
import { firstWitness } from '../../../console/ui/impact/first-witness.ts';
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

it('a page that nobody comes to yet is told after a channel that somebody comes by, whose visitor is shown first', () => {
  const after = edited(shipped, (config) => {
    config.pages.alone = { ...structuredClone(config.pages.login), id: 'alone' };
    config.routes.routes.alone = { path: '/alone', page: 'alone', kind: 'index', on: 'everyHost' };
    config.channels.channels['998802'] = { title: '新渠道', cityRule: 'chengdu-download' };
  });
  const plan = compared(shipped, after);
  const causes = describeCauses(plan, labelSourceOf({ ...read, config: after }, 'zh'));
  const isMet = causes.map(({ groups }) => ofSomebody(groups, plan).length > 0);
  expect(isMet).toEqual([...isMet].sort((one, other) => Number(other) - Number(one)));
  expect(new Set(isMet)).toEqual(new Set([true, false]));
  const all = [...plan.groups, ...plan.risks].map(
    ({ witness }) => [witness, inputOf(witness, after)] as const,
  );
  const withoutRisks = { ...plan, risks: [] };
  const shown = firstWitness(withoutRisks, Object.fromEntries(all), () => true);
  expect(inputOf(shown ?? '', after).channel).toBe('998802');
});
