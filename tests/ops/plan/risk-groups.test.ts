import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from '../../../ops/plan/plan.ts';
import { riskGroupsOf } from '../../../ops/plan/risk-groups.ts';

const edit = (channel: string): Plan['withoutEffect'][number] => ({
  file: 'channels.json',
  line: 1,
  column: 1,
  side: 'after',
  what: `channels ${channel}`,
  path: ['channels', 'channels', channel],
  kind: 'changed',
  before: 1,
  after: 2,
});
type Who = Plan['risks'][number]['who'];
const group = (who: Who, ...channels: string[]): Plan['groups'][number] => ({
  cause: { edits: channels.map(edit) },
  step: 'navigation',
  before: '',
  after: '',
  who,
  count: 1,
  witness: '',
});
const risk = (kind: Plan['risks'][number]['risk'], before: string, who: Who): Plan['risks'][number] => ({
  risk: kind,
  before,
  after: 'unreachable',
  who,
  count: 1,
  witness: before,
});
const plan = (over: Pick<Plan, 'risks' | 'groups'>) =>
  ({ ...over, space: { channel: 125, host: 16 } }) as unknown as Plan;
const describeRisks = (of: Plan) =>
  riskGroupsOf(of).map(({ risk: kind, edits, risks, reach }) => ({
    kind,
    edits: edits.map(({ what }) => what),
    cases: risks.map(({ before }) => before),
    reach: [reach.channels, reach.hosts],
  }));

test('the pages lost by stopping one channel form one risk group for each kind of risk', () => {
  const pages = Array.from({ length: 77 }, (_, at) =>
    risk('page-lost', `page${at}`, { channel: ['5265'], host: [`h${at % 4}`], city: ['上海'] }),
  );
  const all = describeRisks(
    plan({
      risks: [...pages, risk('form-lost', 'form', { channel: ['5265'] })],
      groups: [group({ channel: ['5265'] }, '5265'), group({ channel: ['9'] }, '9')],
    }),
  );
  expect(all).toEqual([
    {
      kind: 'page-lost',
      edits: ['channels 5265'],
      cases: pages.map(({ before }) => before),
      reach: [1, 4],
    },
    { kind: 'form-lost', edits: ['channels 5265'], cases: ['form'], reach: [1, 16] },
  ]);
});

test('risks of different edits form different groups, and a risk of several edits lists all of them', () => {
  const all = describeRisks(
    plan({
      risks: [
        risk('page-lost', 'a', { channel: ['1'] }),
        risk('page-lost', 'b', { anyOf: [{ channel: ['2'], count: 1 }] }),
        risk('page-lost', 'both', { channel: ['1', '2'] }),
      ],
      groups: [group({ channel: ['1'] }, '1'), group({ anyOf: [{ channel: ['2'], count: 1 }] }, '2')],
    }),
  );
  expect(all.map(({ edits, cases }) => [edits, cases])).toEqual([
    [['channels 1'], ['a']],
    [['channels 2'], ['b']],
    [['channels 1', 'channels 2'], ['both']],
  ]);
});

test('risks without a cause form one group for the same channels and hosts', () => {
  const all = describeRisks(
    plan({
      risks: [
        risk('consent-removed', 'a', { channel: ['1', '2'], city: ['上海'] }),
        risk('consent-removed', 'b', { channel: ['2', '1'] }),
        risk('consent-removed', 'c', { channel: ['3'] }),
      ],
      groups: [],
    }),
  );
  expect(all.map(({ cases }) => cases)).toEqual([['a', 'b'], ['c']]);
});

test('risks that edits alike bring in the same way form one group of all their edits and places', () => {
  const network = (channel: string, after = 'tencent'): Plan['withoutEffect'][number] => ({
    ...edit(channel),
    path: ['channels', 'channels', channel, 'ads', 'network'],
    before: 'kuaishou',
    after,
  });
  const own = (one: Plan['withoutEffect'][number]): Plan['groups'][number] => ({
    ...group({ channel: [one.path[2] ?? ''] }),
    cause: { edits: [one] },
    step: 'ads',
  });
  const reported = (channel: string, before: string, after: string) => ({
    ...risk('conversion-changed', before, { channel: [channel] }),
    after,
  });
  const all = describeRisks(
    plan({
      risks: [
        reported('1', 'kuaishou 11', 'tencent 11'),
        reported('2', 'kuaishou 22', 'tencent 22'),
        // Another result of an edit alike, and the same result of another edit.
        reported('3', 'kuaishou 33', 'tencent -'),
        reported('4', 'kuaishou 44', 'baidu 44'),
        { ...risk('page-lost', 'a', { channel: ['1'] }) },
        { ...reported('5', 'kuaishou 55', 'tencent 55'), count: 9 },
      ],
      groups: [
        ...['1', '2', '3', '5'].map((channel) => own(network(channel))),
        own(network('4', 'baidu')),
        group({ channel: ['1'] }, '1'),
      ],
    }),
  );
  expect(all).toEqual([
    {
      kind: 'conversion-changed',
      edits: ['channels 1', 'channels 2', 'channels 5'],
      cases: ['kuaishou 55', 'kuaishou 11', 'kuaishou 22'],
      reach: [3, 16],
    },
    { kind: 'conversion-changed', edits: ['channels 3'], cases: ['kuaishou 33'], reach: [1, 16] },
    { kind: 'conversion-changed', edits: ['channels 4'], cases: ['kuaishou 44'], reach: [1, 16] },
    { kind: 'page-lost', edits: ['channels 1'], cases: ['a'], reach: [1, 16] },
  ]);
});

test('an edit of the brand is not reported as the cause of a changed end of the same visitors', () => {
  const shown = { ...group({ channel: ['1', '2'] }, 'logo'), step: 'brand' as const };
  const sent = group({ channel: ['1', '2'] }, 'rule');
  const all = describeRisks(
    plan({
      risks: [risk('loop', 'round', { channel: ['1'] }), risk('brand-changed', 'name', { channel: ['2'] })],
      groups: [shown, sent],
    }),
  );
  expect(all.map(({ kind, edits }) => [kind, edits])).toEqual([
    ['loop', ['channels rule']],
    ['brand-changed', ['channels logo']],
  ]);
});

test('an edit is the cause of a risk exactly where a situation is in both (200 generated plans)', () => {
  const names = { channel: ['1', '2', '3', '4'], host: ['a', 'b'], city: ['x', 'y', 'z'] };
  const set = fc.record(
    {
      channel: fc.subarray(names.channel, { minLength: 1 }),
      host: fc.subarray(names.host, { minLength: 1 }),
      city: fc.subarray(names.city, { minLength: 1 }),
    },
    { requiredKeys: [] },
  );
  const who = fc.array(set, { minLength: 1, maxLength: 4 }).map((sets): Who => {
    const [first, ...others] = sets;
    return others.length === 0 && first ? first : { anyOf: sets.map((one) => ({ ...one, count: 1 })) };
  });
  const situations = names.channel.flatMap((channel) =>
    names.host.flatMap((host) => names.city.map((city) => ({ channel, host, city }))),
  );
  const has = (of: Who, { channel, host, city }: (typeof situations)[number]) =>
    ('anyOf' in of ? of.anyOf : [of]).some(
      (one) =>
        (one.channel?.includes(channel) ?? true) &&
        (one.host?.includes(host) ?? true) &&
        (one.city?.includes(city) ?? true),
    );
  let runs = 0;
  fc.assert(
    fc.property(fc.array(who, { minLength: 1, maxLength: 6 }), who, (causes, atRisk) => {
      runs += 1;
      const [found] = riskGroupsOf({
        risks: [risk('page-lost', 'a', atRisk)],
        groups: causes.map((one, at) => group(one, `${at}`)),
        space: { channel: 4, host: 2, city: 3 },
      } as unknown as Plan);
      const expected = causes.flatMap((one, at) =>
        situations.some((situation) => has(one, situation) && has(atRisk, situation))
          ? [`channels ${at}`]
          : [],
      );
      expect(found?.edits.map(({ what }) => what)).toEqual(expected);
    }),
    { numRuns: 200 },
  );
  expect(runs).toBe(200);
});
