import { describe, expect, it } from 'vitest';
import { allFaults } from './faults/all-faults.ts';
import { allFlows } from './flows/all-flows.ts';
import { type CaseRecord, type FindingKind, judge } from './judge.ts';
import { isClean, leftOut, matrixReport, withReport } from './matrix-report.ts';

const lead = { requestId: 'r1', userId: '7', form: 'carloan', fields: { mileage: '3.5' } };
const expected = { form: 'carloan', userId: '7', fields: { mileage: '3.5' }, optional: { phone: '138' } };
const form = { name: '王小明', phone: '138 1234 5678', agree: 'ticked' };
/** A visit in which everything held. */
const good: CaseRecord = {
  expected,
  leads: [lead],
  hasArrived: true,
  applications: 1,
  conversions: 1,
  mostConversions: 1,
  calls: 1,
  mostCalls: 1,
  askedForCode: [1_700_000_060_000, 1_700_000_000_000],
  notices: [
    { kind: 'notice', text: '没有收到服务器的确认，申请可能已经提交。', hasArrived: true },
    { kind: 'notice', text: '网络连接不畅，请检查后重试', hasArrived: false },
    { kind: 'success', text: '车贷申请已收到', hasArrived: true },
  ],
  isLead: true,
  screens: [
    { before: form, after: form, keeps: 'document' },
    { before: form, after: { name: '王小明' }, keeps: 'draft' },
    { before: form, after: {}, keeps: 'none' },
  ],
  signs: new Map([['the main call was met', 1]]),
  leastSigns: 1,
  errors: [],
  complaints: [],
  stuck: null,
};
const withNotice = (text: string, hasArrived: boolean): CaseRecord['notices'] => [
  ...good.notices,
  { kind: 'notice', text, hasArrived },
];
const kindsOf = (changed: Partial<CaseRecord>): FindingKind[] =>
  judge({ ...good, ...changed }).map(({ kind }) => kind);

describe('the judge of a cell', () => {
  it('finds nothing where everything held', () => expect(judge(good)).toEqual([]));

  const wrong: [string, Partial<CaseRecord>, ...FindingKind[]][] = [
    ['the fault did not happen', { signs: new Map() }, 'not fired'],
    ['the visit does not end', { stuck: 'no way on' }, 'stuck'],
    ['one of two signs is missing', { leastSigns: 2 }, 'not fired'],
    ['there is no lead', { leads: [], hasArrived: false, notices: [], stuck: 'no way on' }, 'stuck', 'lost'],
    [
      'the login is unknown to the server',
      { expected: null, leads: [], hasArrived: false, notices: [], stuck: 'no way on' },
      'stuck',
      'lost',
    ],
    ['the lead has another answer', { leads: [{ ...lead, fields: { mileage: '35' } }] }, 'lost'],
    ['the lead lacks an answer', { leads: [{ ...lead, fields: {} }] }, 'lost'],
    ['the lead is of another user', { leads: [{ ...lead, userId: '8' }] }, 'lost'],
    [
      'the lead has another number',
      { leads: [{ ...lead, fields: { mileage: '3.5', phone: '139' } }] },
      'lost',
    ],
    [
      'the lead lacks the number that the form has asked for',
      { expected: { ...expected, fields: { mileage: '3.5', phone: '138' }, optional: {} } },
      'lost',
    ],
    [
      'the second of two leads has another answer',
      { applications: 2, leads: [{ ...lead, requestId: 'r2', fields: { mileage: '35' } }, lead] },
      'lost',
    ],
    ['a second application is missing', { applications: 2 }, 'lost'],
    ['there are two leads', { leads: [lead, { ...lead, requestId: 'r2' }] }, 'double'],
    ['there is a lead of another form', { leads: [lead, { ...lead, form: 'form-package' }] }, 'double'],
    ['a flow without a lead has one', { expected: null }, 'double'],
    ['a conversion is reported twice', { conversions: 2 }, 'double'],
    ['the visit ends without a success that the observer sees', { notices: [] }, 'notice'],
    [
      'success is shown without a lead',
      { notices: [{ kind: 'success', text: '贷款申请已收到', hasArrived: false }] },
      'notice',
    ],
    [
      'a page that replaces the form says that it was received, without a lead',
      { notices: withNotice('已经收到，不需要再提交一次。', false) },
      'notice',
    ],
    [
      'a failure stays on the screen after the lead has arrived',
      {
        notices: withNotice('网络连接不畅，请检查后重试', true),
      },
      'notice',
    ],
    [
      'the form says that it was received, without a lead',
      { notices: withNotice('您的信息已经提交，不用再填。', false) },
      'notice',
    ],
    [
      'a failure is shown with the lead in the ledger',
      { notices: withNotice('没有提交成功', true) },
      'notice',
    ],
    [
      'an answer is gone',
      { screens: [{ before: form, after: { ...form, name: '' }, keeps: 'document' }] },
      'answers',
    ],
    [
      'a tick is gone',
      { screens: [{ before: form, after: { ...form, agree: '' }, keeps: 'document' }] },
      'answers',
    ],
    ['the draft is gone', { screens: [{ before: form, after: {}, keeps: 'draft' }] }, 'answers'],
    ['an error is uncaught', { errors: ['uncaught: x'] }, 'error'],
    ['the fault has found something', { complaints: ['a loop'] }, 'other'],
    ['a call is made twice', { calls: 2 }, 'other'],
    ['two SMS are asked for at once', { askedForCode: [1_700_000_030_000, 1_700_000_000_000] }, 'other'],
  ];
  it.each(wrong)('goes red where %s', (_what, changed, ...kinds) => expect(kindsOf(changed)).toEqual(kinds));
});

describe('the fault matrix', () => {
  const results = allFaults.flatMap((fault) =>
    allFlows
      .filter((flow) => fault.notIn?.[flow.id] === undefined)
      .map((flow) => ({ fault: fault.id, flow: flow.id, cases: 1, fired: 1, findings: [] })),
  );
  const run = { faults: allFaults, flows: allFlows, results, commit: 'abc' };
  const [first, ...others] = results;
  if (!first) throw new Error('there is no cell');

  it('has each of FLT-01 to FLT-40 once, in eight flows', () => {
    const ids = Array.from({ length: 40 }, (_, at) => `FLT-${String(at + 1).padStart(2, '0')}`);
    expect(allFaults.map(({ id }) => id)).toEqual(ids);
    expect(new Set(allFlows.map(({ id }) => id)).size).toBe(8);
  });
  it('leaves out at most a fifth of its cells, each with a reason, and gives each other one a case', () => {
    const out = leftOut(allFaults, allFlows);
    expect(out.length).toBeLessThanOrEqual(64);
    expect(out.filter(([, , reason]) => reason.length < 10)).toEqual([]);
    const empty = allFaults.filter((fault) =>
      allFlows.some((flow) => fault.notIn?.[flow.id] === undefined && fault.cases(flow).length === 0),
    );
    expect(empty).toEqual([]);
  });
  it('is clean only if every cell was played and every fault has happened', () => {
    expect(isClean(run)).toBe(true);
    expect(isClean({ ...run, results: others })).toBe(false);
    expect(isClean({ ...run, results: [...others, ...others.slice(0, 1)] }), 'one twice').toBe(false);
    expect(isClean({ ...run, results: [{ ...first, fired: 0 }, ...others] })).toBe(false);
    expect(isClean({ ...run, results: [{ ...first, cases: 0, fired: 0 }, ...others] })).toBe(false);
    const finding = { kind: 'lost' as const, text: 'no lead', case: 'x' };
    expect(isClean({ ...run, results: [{ ...first, findings: [finding] }, ...others] })).toBe(false);
  });
  it('reports red cells, cells that cannot happen and the commit, and replaces the last report', () => {
    const finding = { kind: 'lost' as const, text: 'no lead of carloan', case: 'offline' };
    const report = matrixReport({ ...run, results: [{ ...first, findings: [finding] }, ...others] });
    expect(report).toContain('The run on `abc`');
    expect(report).toContain('**1 of 1**');
    expect(report).toContain('| **lost** | 1 |');
    expect(report).toContain('offline: lost: no lead of carloan');
    expect(report).toContain('- FLT-40, one-tap login: sends no SMS');
    expect(report).not.toContain('not played');
    expect(matrixReport({ ...run, results: others })).toContain('**not played**');
    const begin = '<!-- What follows is written by npm run test:faults -- --write. -->';
    expect(withReport(`# Faults\n${begin}\nold\n`, 'new')).toBe(`# Faults\n${begin}\n\nnew\n`);
  });
});
