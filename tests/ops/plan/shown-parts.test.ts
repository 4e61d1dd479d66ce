import { describe, expect, it } from 'vitest';
import { headline } from '../../../ops/plan-report/headline.ts';
import { labelSourceOf } from '../../../ops/plan-report/label-source.ts';
import { groupSentences } from '../../../ops/plan-report/sentences.ts';
import {
  deriveFacts,
  followRedirects,
  isShown,
  resolveSite,
  type Situation,
} from '../../../runtime/index.ts';
import type { Config, When } from '../../../schemas/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, isFullRun } from '../../journeys/harness/matrix.ts';
import { visitor } from '../../runtime/real-config.ts';
import { compared, type Draft, type Edit, edited, read, shipped } from './plan-of-edit.ts';

// Blocks and fields have conditions on any fact, so an edit that sends nobody elsewhere can take a form from a page.

/** The conditions of the login's form and of the amount on the page of the application. */
const withCondition = (page: string, block: string, showWhen: When): Draft =>
  edited(shipped, ({ pages }) => {
    pages[page].body.find(({ id }: Draft) => id === block).showWhen = showWhen;
  });

/** Whether a phone shows the block to a visitor of a page, by a real visit; null: the visit ends on another page. */
function sees(config: Config, path: string, [page, block]: [string, string], who: Situation): boolean | null {
  const site = resolveSite(config, 'default');
  const chain = followRedirects(site, who, path);
  if (chain.kind === 'need') throw new Error('every answer is given');
  if (site.routes[chain.route]?.page !== page) return null;
  const facts = deriveFacts(site, chain.situation, { route: chain.route, outcome: null });
  const found = config.pages[page]?.body.find(({ id }) => id === block);
  return isShown(found?.showWhen, facts);
}

const answers: Situation['answers'] = {
  user: 'ok',
  mark: 'ok',
  markcode: 'ok',
  ipInfo: { name: '北京市' },
  channelInfo: {
    facts: { application: 'ios', bdType: '1' },
    flags: { input_form: 0, succ_todo: 0, fail_todo: 0 },
    appName: null,
  },
};
const login: [string, string] = ['login', 'login'];
const form: [string, string] = ['form-package-app', 'form-card'];

const cases: [string, string, [string, string], When, Partial<Situation>, Edit][] = [
  [
    'the tag of a channel',
    '/login',
    login,
    { 'channel.tag': { not: 'partner' } },
    { channel: '5611' },
    ({ channels }) => Object.assign(channels.channels['5611'], { tags: ['partner'] }),
  ],
  [
    'the city rule of a channel, by which the city is looked up',
    '/form-package-app',
    form,
    { ipInfo: 'notNeeded' },
    { channel: '675', token: true },
    ({ channels }) => Object.assign(channels.channels['675'], { cityRule: 'shenzhen-standard' }),
  ],
  [
    'a row of flags.json',
    '/form-package-app',
    form,
    { succ_todo: [0, 1] },
    { channel: '675', token: true },
    ({ flags }) => Object.assign(flags.rules[0].set, { succ_todo: 6 }),
  ],
  [
    'the other name of a city',
    '/form-package-app',
    form,
    { city: { not: null } },
    { channel: '675', token: true },
    ({ cities }) => Object.assign(cities.cities.北京, { aliases: [] }),
  ],
  [
    'the device, where only one channel is asked for',
    '/login',
    login,
    { 'device.wechat': false, channel: { not: '1' } },
    { channel: '675' },
    ({ pages }) => {
      pages.login.body.find(({ id }: Draft) => id === 'login').showWhen.channel = { not: '675' };
    },
  ],
];

describe('a plan names the visitors who see other parts of a page', () => {
  it.each(casesOfRun(cases, ([name]) => /tag/.test(name)))('by %s', (_, path, part, showWhen, who, edit) => {
    const before = withCondition(...part, showWhen);
    const after = edited(before, edit);
    const situation = { ...visitor(), answers, ...who };
    expect([sees(before, path, part, situation), sees(after, path, part, situation)]).toEqual([true, false]);
    const plan = compared(before, after);
    expect(plan.changed).toBeGreaterThan(0);
    expect(headline(plan, 'zh')).toContain('项风险');
    const lost = plan.risks.filter(({ risk }) => risk === 'login-lost' || risk === 'form-lost');
    expect(lost.map(({ before: text }) => text)).toContain(
      part === login ? 'login sms-login' : 'form-package-app form-package-app',
    );
  });

  // In `npm test` a tag of a channel and the state of a token show another part.
  inFullRun('by flags of a city rule, which count for visitors with a token alone', () => {
    const [part] = shipped.pages['loan-calculator'].body as [{ id: string }];
    // 0 and 1 lead to the same destination.
    const withFlag = (of: Draft, value: number) =>
      edited(of, ({ channels, cities }) =>
        Object.assign(cities.rules[channels.channels['5265'].cityRule].set, { succ_todo: value }),
      );
    const before = withFlag(withCondition('loan-calculator', part.id, { succ_todo: 0 }), 1);
    const after = withFlag(before, 0);
    const who = { ...visitor(), answers: { ...answers, ipInfo: { name: '上海市' } }, channel: '5265' };
    const seen = (config: Config, token: boolean) =>
      sees(config, '/loan-calculator', ['loan-calculator', part.id], { ...who, token });
    expect([seen(before, false), seen(after, false)]).toEqual([true, true]);
    expect([seen(before, true), seen(after, true)]).toEqual([false, true]);
    const { changed, groups } = compared(before, after);
    expect(changed).toBeGreaterThan(0);
    const sets = groups.flatMap(({ who: some }) => ('anyOf' in some ? some.anyOf : [some]));
    for (const { login: logins = ['none'], arrival = [] } of sets) {
      if (!logins.includes('none')) continue;
      // An accepted mark logs in (R-NAV 6).
      expect(arrival.length).toBeGreaterThan(0);
      for (const one of arrival) expect(one).toMatch(/ mark(code)?=\*$/);
    }
  });

  it.each(casesOfRun(['failed', 'ok'] as const, (user) => user === 'failed'))(
    'by whether the token is accepted: %s',
    (user) => {
      const [part] = shipped.pages['loan-calculator'].body as [{ id: string }];
      const condition: When = { 'session.token': true, user, 'channel.tag': { not: 'partner' } };
      const before = withCondition('loan-calculator', part.id, condition);
      const after = edited(before, ({ channels }) =>
        Object.assign(channels.channels['5611'], { tags: ['partner'] }),
      );
      const seen = (config: Config, given: 'failed' | 'ok') =>
        sees(config, '/loan-calculator', ['loan-calculator', part.id], {
          ...visitor(),
          answers: { ...answers, user: given },
          channel: '5611',
          token: true,
        });
      const others = user === 'ok' ? 'failed' : 'ok';
      expect([seen(before, user), seen(after, user)]).toEqual([true, false]);
      expect([seen(before, others), seen(after, others)]).toEqual([false, false]);
      const sets = compared(before, after).groups.flatMap(({ who }) => ('anyOf' in who ? who.anyOf : [who]));
      const plain = sets.filter(({ arrival = [] }) => arrival.includes('/loan-calculator'));
      expect(new Set(plain.flatMap(({ login: logins = ['any'] }) => logins))).toEqual(new Set([user]));
    },
  );

  inNpmTest('and says so in a sentence, with the page and the part', () => {
    const before = withCondition(...login, { 'channel.tag': { not: 'partner' } });
    const after = edited(before, ({ channels }) =>
      Object.assign(channels.channels['5611'], { tags: ['partner'] }),
    );
    const plan = compared(before, after);
    const label = labelSourceOf({ ...read, config: after }, 'zh');
    expect(groupSentences(plan.groups, plan, label).map(({ text }) => text)).toEqual([
      '渠道 5611（所有站点，所有城市）的访客看到的页面内容不同：login: login → login: -。',
    ]);
  });

  inNpmTest('and not where no visitor sees another part', () => {
    const before = withCondition(...login, { 'channel.tag': { not: 'partner' } });
    const after = edited(before, ({ channels }) =>
      Object.assign(channels.channels['5611'], { tags: ['search'] }),
    );
    expect(compared(before, after).changed).toBe(0);
  });

  // In `npm test` placed-blocks.test.ts takes a form by a condition.
  inFullRun('a condition that takes the form from some visitors is a risk for them alone', () => {
    const after = edited(shipped, ({ pages }) => {
      pages.login.body.find(({ id }: Draft) => id === 'login').showWhen = { channel: { not: '675' } };
    });
    const risks = compared(shipped, after).risks.filter(({ risk }) => risk === 'login-lost');
    const channels = risks.flatMap(({ who }) =>
      ('anyOf' in who ? who.anyOf : [who]).map(({ channel }) => channel),
    );
    expect(channels.length).toBeGreaterThan(0);
    for (const channel of channels) expect(channel).toEqual(['675']);
  });

  // In `npm test` a condition takes the form away.
  inFullRun('a condition that takes the text of a document in a sheet from some visitors is a risk', () => {
    const after = edited(shipped, ({ pages }) => {
      pages['privacy-policy'].body.find(({ type }: Draft) => type === 'article').showWhen = {
        channel: { not: '675' },
      };
    });
    const risks = compared(shipped, after).risks.map(({ risk, before }) => `${risk} ${before}`);
    expect(risks).toEqual(['disclosure-lost privacy-policy article']);
  });
});

describe.runIf(!isFullRun)('a plan names the parameters of the address that a redirect drops', () => {
  inNpmTest('where a row that asks for none of them keeps the query or no longer does', () => {
    const after = edited(shipped, ({ navigation }) => {
      Object.assign(
        navigation.rules.find(({ id }: Draft) => id === 'see-car-loan'),
        { keepQuery: true },
      );
    });
    const queryOf = (config: Config) => {
      const who = { ...visitor(), query: { utm_source: 'a' } };
      const chain = followRedirects(resolveSite(config, 'default'), who, '/car-valuation', 'seeCarLoan');
      return chain.kind === 'walk' ? chain.situation.query : null;
    };
    expect([queryOf(shipped), queryOf(after)]).toEqual([{}, { utm_source: 'a' }]);
    const plan = compared(shipped, after);
    expect(plan.changed).toBeGreaterThan(0);
    expect(plan.withoutEffect).toEqual([]);
  });
});
