import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../ops/plan/plan.ts';
import { followRedirects, resolveSite, type ServerAnswers, type Situation } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { compared, type Edit, edited, shipped } from './plan-of-edit.ts';

// The witness of a plan is a visitor who really meets what the plan says. What it meets is found here by a visit through
// the runtime alone, which starts as the options of the printed command say.

/** The options of a printed command: `--token` alone is ''. */
function optionsOf(witness: string): Map<string, string> {
  const words = [...witness.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
  return new Map(
    words.flatMap((word, at): [string, string][] => {
      const next = words[at + 1] ?? '--';
      return word.startsWith('--') ? [[word.slice(2), next.startsWith('--') ? '' : next]] : [];
    }),
  );
}

interface Visit {
  /** The calls of the server that the phone makes to decide the visit. */
  calls: string[];
  /** Every table that is asked on the way. */
  tables: string[];
  page: string;
  token: boolean;
}

/** The visit of a phone: it asks the server for what the rows need, and for nothing else. */
function visitOf(config: Config, witness: string): Visit {
  const options = optionsOf(witness);
  const site = resolveSite(config, options.get('host') ?? 'default');
  const fails = options.get('fails') ?? '';
  const [input_form = 0, succ_todo = 0, fail_todo = 0] = (options.get('flags') ?? '').split(',').map(Number);
  const parameter = options.get('query');
  const [name = '', value = ''] = parameter?.split('=') ?? [];
  const facts = { application: options.get('application') ?? null, bdType: options.get('bd-type') || null };
  const answered: ServerAnswers = {
    user: (options.get('user') ?? 'ok') as 'ok',
    channelInfo: /channelInfo/.test(fails)
      ? 'failed'
      : { facts, flags: { input_form, succ_todo, fail_todo }, appName: null },
    ipInfo: /ipInfo/.test(fails) ? 'failed' : { name: options.get('city') ?? '' },
    mark: 'ok',
    markcode: 'ok',
  };
  const start: Omit<Situation, 'answers'> = {
    channel: options.get('channel') ?? config.site.defaultChannel,
    query: parameter === undefined ? {} : { [name]: value },
    token: options.has('token'),
    appName: null,
    firstVisit: false,
    loginAddress: options.get('login-address') ?? null,
    device: { os: 'other', wechat: false, inApp: false },
  };
  const calls: (keyof ServerAnswers)[] = [];
  for (;;) {
    const answers = Object.fromEntries(calls.map((call) => [call, answered[call]]));
    const path = options.get('path') ?? '/';
    const chain = followRedirects(site, { ...start, answers }, path, options.get('outcome') ?? null);
    if (chain.kind === 'need') calls.push(...chain.need);
    else {
      const tables = chain.decisions.flatMap(({ trace }) => trace.map(({ table }) => table));
      return { calls, tables, page: site.routes[chain.route]?.page ?? '', token: chain.situation.token };
    }
  }
}

const planAfter = (edit: Edit): { plan: Plan; after: Config } => {
  const after = edited(shipped, edit);
  return { plan: compared(shipped, after), after };
};
const renamesPath =
  (endpoint: string): Edit =>
  ({ endpoints: { endpoints } }) =>
    Object.assign(endpoints[endpoint] ?? {}, { path: '/v9/elsewhere' });
const riskOf = ({ risks }: Plan, risk: string): string =>
  risks.find((one) => one.risk === risk)?.witness ?? '';

describe('the witness of a call for a fact is a visitor whose phone makes it', () => {
  it.each([
    ['userGet', 'user'],
    ['ipInfo', 'ipInfo'],
    ['loginMark', 'mark'],
    ['loginMarkCode', 'markcode'],
    ['channelInfo', 'channelInfo'],
  ])('%s', (endpoint, call) => {
    const { plan, after } = planAfter(renamesPath(endpoint));
    expect(visitOf(after, riskOf(plan, 'call-changed')).calls).toContain(call);
  });
});

describe('the witness of a call that a part of a page makes comes to such a page', () => {
  it.each([
    ['regionList', '"kind":"area"'],
    ['oneTapAuthorize', '"oneTap"'],
  ])('%s', (endpoint, part) => {
    const { plan, after } = planAfter(renamesPath(endpoint));
    const { page } = visitOf(after, riskOf(plan, 'call-changed'));
    const texts = JSON.stringify(after.pages[page]);
    const forms = Object.values(after.forms).filter(({ id }) => texts.includes(`"form":"${id}"`));
    expect(
      forms.some((form) => JSON.stringify(form).includes(part)),
      page,
    ).toBe(true);
  });
});

describe('the witness of a destination is a visitor whose visit leads to it', () => {
  it.each([
    ['success', { input_form: 1 }],
    ['failure', { channelInfo: 'failed' }],
    ['skipForm', { channel: '5265' }],
  ] as const)('%s', (table, when) => {
    const { plan, after } = planAfter(({ destinations }) =>
      destinations[table].rules.unshift({ id: 'new', when, go: 'singleSign' } as never),
    );
    const groups = plan.groups.filter(({ step }) => step === `destination.${table}`);
    expect(groups.length).toBeGreaterThan(0);
    for (const { witness } of groups) {
      expect(visitOf(after, witness).tables, witness).toContain(`destinations.${table}`);
    }
  });
});

it('the witness of what follows a login is on a login page without a login', () => {
  const { plan, after } = planAfter(({ flags }) =>
    flags.rules.unshift({
      id: 'new',
      when: { channel: '5265' },
      set: { input_form: 1, succ_todo: 0, fail_todo: 0 },
    } as never),
  );
  const groups = plan.groups.filter(({ step }) => step === 'flags' || step === 'afterLogin');
  expect(groups.length).toBeGreaterThan(0);
  for (const { witness } of groups) expect(visitOf(after, witness), witness).toMatchObject({ token: false });
});

it('the witness of a flag that is read elsewhere has another value than what holds where the API says nothing', () => {
  const { plan } = planAfter(({ facts }) =>
    Object.assign(facts.flags.succ_todo ?? {}, { pointer: '/h5_flow_info/elsewhere' }),
  );
  expect(optionsOf(riskOf(plan, 'flags-misread')).get('flags')).toMatch(/^\d,[1-9],\d$/);
});

it('the witness of what holds where the API says nothing is one whose channel info fails', () => {
  const { plan } = planAfter(({ facts }) => Object.assign(facts.flags.fail_todo ?? {}, { otherwise: 4 }));
  expect(optionsOf(riskOf(plan, 'flags-misread')).get('fails')).toContain('channelInfo');
});
