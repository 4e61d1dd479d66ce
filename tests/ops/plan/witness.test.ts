import { expect } from 'vitest';
import { firstWitness } from '../../../console/ui/impact/first-witness.ts';
import type { Plan } from '../../../ops/plan/plan.ts';
import { axisAt, spaceOf } from '../../../ops/situations/situation-space.ts';
import { witnessOf } from '../../../ops/situations/witness.ts';
import type { Config } from '../../../schemas/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { compared, type Edit, edited, shipped } from './plan-of-edit.ts';

const planAfter = (edit: Edit): Plan => compared(shipped, edited(shipped, edit));
const logo = (id: string) => (config: Config) =>
  Object.assign(config.brands.brands[id] ?? {}, { logo: '/assets/brands/money-lending/logo.svg' });
const addChannel = ({ channels }: Config, id: string, like: string) => {
  channels.channels = { [id]: { ...channels.channels[like] }, ...channels.channels };
};

inNpmTest('the witness of a change is preferably from a channel that both revisions list', () => {
  const plan = planAfter((config) => {
    addChannel(config, '100', '5611');
    logo('instalment')(config);
  });
  const own = plan.groups.filter(({ fields }) => fields?.some(({ field }) => field === 'logo'));
  expect(own.length).toBeGreaterThan(0);
  for (const { witness } of own) expect(witness).not.toMatch(/--channel (0|100)\b/);
});

// R-AUTH 3: without a login the form leads to the login, and nobody saves it.
inNpmTest('the witness of a change after an outcome is logged in where the visitors may be', () => {
  const space = spaceOf(shipped, shipped);
  const isSaved = (at: number) => space.arrival.names[at] === '/form-package → formSaved';
  const saved = space.arrival.classes.flatMap((members, at) => (members.some(isSaved) ? [at] : []));
  const none = [0];
  const withLogin = new Map([[axisAt.arrival, saved]]);
  const withoutLogin = new Map([...withLogin, [axisAt.login, none]]);
  const witness = witnessOf(space, [withoutLogin, withLogin], new Set());
  expect(witness).toMatchObject({ path: '/form-package', outcome: 'formSaved', token: true, user: 'ok' });
  expect(witnessOf(space, [withoutLogin], new Set())).not.toHaveProperty('token');
});

// In `npm test` plan.test.ts has its first group, and the first witness belongs to it (below).
inFullRun('groups with a risk come first, then the largest', () => {
  const plan = planAfter((config) => {
    logo('benefit-instalment')(config);
    logo('instalment')(config);
  });
  const counts = plan.groups.map(({ count }) => count);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  const risky = planAfter((config) => {
    logo('instalment')(config);
    Object.assign(config.channels.channels['5265'] ?? {}, { blocked: true });
  });
  expect(risky.groups[0]?.cause.edits[0]?.what).toContain('5265');
  expect(risky.groups.at(-1)?.cause.edits[0]?.what).toContain('instalment');
});

// In `npm test` tests/properties/ops/plan-witness.test.ts confirms witnesses of any edits.
inFullRun(
  'the witness of an added channel with a title and a city rule is from a city of the rule and ends elsewhere',
  () => {
    const plan = planAfter(({ channels, cities }) => {
      Object.assign(cities.cities, { 宁波: { aliases: ['宁波市'] } });
      Object.assign(cities.rules, {
        'ningbo-download': { cities: ['宁波'], set: { input_form: 0, succ_todo: 4, fail_todo: 0 } },
      });
      Object.assign(channels.channels, { 9901: { title: '秋季活动', cityRule: 'ningbo-download' } });
    });
    const witnesses = Object.fromEntries(plan.groups.map(({ witness }) => [witness, { channel: '9901' }]));
    const first = firstWitness(plan, witnesses, () => true);
    expect(first).toMatch(/--channel 9901 --city '?宁波/);
    expect(first).not.toContain('--outcome');
  },
);

inNpmTest('the first witness belongs to the first group, and is from a listed channel where possible', () => {
  const group = (channel: string, count: number) => ({
    cause: { edits: [] },
    step: 'brand',
    before: '',
    after: '',
    who: {},
    count,
    witness: channel,
  });
  const plan = { risks: [], groups: [group('0', 9), group('675', 1)], space: {} } as unknown as Plan;
  const witnesses = { 0: { channel: '0' }, 675: { channel: '675' } };
  expect(firstWitness(plan, witnesses, (channel) => channel === '675')).toBe('675');
  expect(firstWitness(plan, witnesses, () => false)).toBe('0');
  expect(firstWitness(plan, {}, () => true)).toBe(null);
});
