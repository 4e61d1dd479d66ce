import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Explainer } from '../../../ops/explain/explain.ts';
import { visitStartOf } from '../../../ops/explain/visit-start.ts';
import { readConfig } from '../../../ops/index.ts';
import type { Counterexample } from '../../../ops/invariants/counterexample.ts';
import { InvariantProver } from '../../../ops/invariants/prove.ts';
import { noChannelInfo } from '../../../runtime/index.ts';
import type { Config, Invariant } from '../../../schemas/index.ts';
import { withFurtherFacts } from '../../harness/further-facts.ts';
import { casesOfRun } from '../../journeys/harness/matrix.ts';
import { small } from '../../ops/cli/run-main.ts';
import {
  breaks,
  type FormsByPage,
  holds,
  type Lists,
  realVisits,
  verdictByVisits,
  visitOf,
} from '../../ops/invariants/real-visits.ts';

const { config: smallConfig, sources } = readConfig(small);
if (!smallConfig) throw new Error('the small config is sound');
/** Channel info of a web channel, flags 0, with the further facts. */
const plainFurther = noChannelInfo(withFurtherFacts(smallConfig).facts);

/**
 * The small config with a blocked channel and rows that remember, clear, keep the query, skip and send on, and with
 * further facts in definitions/facts.json, which rows test too.
 */
function richConfig(): Config {
  const config = structuredClone(withFurtherFacts(smallConfig as Config));
  config.channels.channels['700'] = { blocked: true, tags: ['vip'] };
  config.channels.channels['701'] = {
    ...{ relogin: true, tags: ['vip', 'search'] },
    attributes: { partnerTier: 'b' },
  };
  Object.assign(config.hosts.hosts['auto.example'] ?? {}, { attributes: { region: 'south' } });
  const [blocked, mark, ...rest] = config.navigation.rules;
  const rules = [
    blocked,
    { id: 'remember', when: { 'route.kind': 'entry', outcome: null }, do: ['rememberLogin'], continue: true },
    {
      id: 'relogin',
      when: { 'channel.relogin': true, 'route.kind': 'entry' },
      do: ['clearToken'],
      continue: true,
    },
    mark,
    { id: 'marked', when: { 'session.firstVisit': true, route: 'thanks' }, go: 'login', keepQuery: true },
    { id: 'from', when: { route: 'thanks', 'query.from': '4' }, go: 'success', with: { from: '5' } },
    { id: 'from-5', when: { 'query.from': '5', 'session.token': false }, go: 'loginAddress' },
    { id: 'gold', when: { memberTier: 'gold', route: 'thanks' }, go: 'login' },
    { id: 'campaign', when: { campaign: 'spring', route: 'login' }, go: 'thanks' },
    { id: 'src', when: { 'query.src': { not: null }, route: 'car' }, go: 'notFound' },
    { id: 'tier', when: { 'channel.partnerTier': 'b', route: 'car' }, go: 'thanks' },
    { id: 'region', when: { 'host.region': { not: 'north' }, route: 'notFound' }, go: 'login' },
    { id: 'vip', when: { vip: 2, 'session.token': true, route: 'login' }, go: 'thanks' },
    { id: 'no-city', when: { 'session.token': true, ipInfo: 'failed', outcome: null }, hold: 'tryAgain' },
    {
      id: 'skip',
      when: { 'session.token': true, user: 'ok', 'route.kind': 'entry', input_form: 1 },
      go: 'skipForm',
    },
    {
      id: 'expired',
      when: { 'session.token': true, user: 'failed', outcome: null },
      do: ['clearToken'],
      go: 'loginAddress',
      keepQuery: true,
    },
    ...rest,
  ];
  config.navigation.rules = rules as Config['navigation']['rules'];
  const set = { input_form: 1, succ_todo: 4, fail_todo: 3, vip: 2 };
  config.flags.rules = [
    { id: 'tier-and-region', when: { 'channel.partnerTier': 'b', 'host.region': 'south' }, set },
    { id: 'gold-north', when: { 'host.region': 'north', memberTier: 'gold', channel: { not: '5265' } }, set },
    ...config.flags.rules,
  ];
  config.destinations.success.rules = [
    { id: 'none', when: { succ_todo: 1 }, go: 'notFound' },
    { id: 'other', when: { succ_todo: [0, 4] }, go: 'thanks' },
  ];
  config.destinations.success.otherwise = { go: 'loginAddress' };
  config.destinations.skipForm.rules = [{ id: 'fail', when: { fail_todo: 3 }, go: 'failure' }];
  return config;
}

const device = { os: 'other', wechat: false, inApp: false } as const;
const lists: Lists = {
  hosts: ['default', 'auto.example'],
  channels: ['5265', '5589', '0'],
  starts: [
    ['/', null],
    ['/login', null],
    ['/car', null],
    ['/thanks', null],
    ['/404', null],
    ['/login', 'formSaved'],
    ['/car', 'formSaved'],
  ],
  infos: [
    'failed',
    { application: 'web', bdType: null },
    { application: 'web', bdType: '7' },
    { application: 'web', bdType: '8' },
    { application: 'ios', bdType: '8' },
    { application: 'android', bdType: null },
  ],
  cities: ['failed', '深圳', '杭州', '无锡'],
  flags: [
    { input_form: 0, succ_todo: 0, fail_todo: 0 },
    { input_form: 1, succ_todo: 1, fail_todo: 3 },
    { input_form: 9, succ_todo: 9, fail_todo: 9 },
    { input_form: 1, succ_todo: 4, fail_todo: 0 },
    { input_form: 0, succ_todo: 1, fail_todo: 3 },
    { input_form: 1, succ_todo: 9, fail_todo: 3 },
  ],
  extras: [{}],
};
/** The facts that rows seldom test, one at a time, with fewer answers of the server. */
const withExtras: Lists = {
  ...lists,
  infos: ['failed', { application: 'web', bdType: null }],
  flags: lists.flags.slice(0, 3),
  extras: [
    { query: { from: '4' } },
    { query: { from: '7' } },
    { firstVisit: true },
    { appName: 'x' },
    { appName: 'y' },
    { loginAddress: '/car' },
    { device: { ...device, os: 'ios' } },
    { device: { ...device, os: 'android' } },
  ],
};
/** The further facts, one at a time, with few others. */
const withFurther: Lists = {
  ...lists,
  cities: ['failed', '深圳'],
  infos: [
    ...['gold', 'silver'].map((memberTier) => ({ ...plainFurther.facts, memberTier })),
    ...['spring', 'other'].map((campaign) => ({ ...plainFurther.facts, campaign })),
  ],
  flags: [0, 1, 2, 5].map((vip) => ({ ...plainFurther.flags, vip })),
  extras: [{}, { query: { src: 'app' } }, { query: { src: 'x' } }],
};
const allVisits = (config: Config, channels: readonly string[]) =>
  [lists, withExtras]
    .map((one): Lists => {
      const { facts, flags } = noChannelInfo(config.facts);
      return {
        ...one,
        infos: one.infos.map((info) => (info === 'failed' ? info : { ...facts, ...info })),
        flags: one.flags.map((set) => ({ ...flags, ...set })),
      };
    })
    .concat('vip' in config.facts.flags ? withFurther : [])
    .flatMap((one) => realVisits(config, { ...one, channels }));

const forms: FormsByPage = { login: [{ asks: ['agree'], calls: ['loginSms', 'sendCode'] }] };

type FactValues = Readonly<Record<string, readonly (string | number | boolean | null)[]>>;
/** The facts that random invariants ask about, with their values. */
const facts: FactValues = {
  host: ['default', 'auto.example'],
  'host.relogin': [true, false],
  channel: ['5265', '5589'],
  'channel.blocked': [true, false],
  'channel.tag': ['search'],
  route: ['login', 'car', 'thanks', 'notFound'],
  'route.kind': ['entry', 'success', 'other', 'form'],
  outcome: [null, 'formSaved'],
  'session.token': [true, false],
  'session.firstVisit': [true, false],
  'session.appName': [null, 'x'],
  'device.os': ['ios', 'other'],
  user: ['ok', 'failed'],
  ipInfo: ['ok', 'failed', 'notNeeded'],
  city: ['深圳', null],
  channelInfo: ['ok', 'failed'],
  application: ['web', 'ios'],
  bdType: [null, '7'],
  input_form: [0, 1],
  succ_todo: [0, 1, 4],
  fail_todo: [0, 3],
  markLogin: ['ok', 'failed'],
  'query.mark': [null],
  'query.from': [null, '4'],
};
const furtherFactValues: FactValues = {
  vip: [0, 1, 2],
  memberTier: ['gold', 'silver', 'none'],
  campaign: [null, 'spring'],
  'query.src': [null, 'app'],
  'channel.partnerTier': ['a', 'b'],
  'host.region': ['north', 'south'],
};
/** The lists above hold these in few combinations, so an invariant asks about one of each group at most. */
const lone = [
  ['session.firstVisit', 'session.appName', 'device.os', 'query.from', 'query.src', 'application', 'bdType'],
  ['application', 'bdType', 'memberTier', 'campaign', 'query.from'],
  ['input_form', 'succ_todo', 'fail_todo', 'vip'],
];

const condition = (values: readonly unknown[]) =>
  fc
    .tuple(fc.subarray([...values], { minLength: 1 }), fc.boolean())
    .map(([some, not]) => (not ? { not: some } : some.length === 1 ? some[0] : some));
const oneFactOf = (all: FactValues) =>
  fc
    .constantFrom(...Object.entries(all))
    .chain(([fact, values]) => condition(values).map((when) => [fact, when] as const));
const whenOf = (all: FactValues) =>
  fc
    .array(oneFactOf(all), { maxLength: 3 })
    .map((conditions) => Object.fromEntries(conditions) as Invariant['for'])
    .filter((one) => lone.every((group) => group.filter((fact) => fact in one).length < 2));
const some = (names: readonly string[]) => fc.subarray([...names], { minLength: 1 });
const pages = ['login', 'thanks', 'not-found'];
const claim = fc.oneof(
  some(pages).map((lands) => ({ lands })),
  some(pages).map((reaches) => ({ reaches })),
  fc.constant({ asks: ['agree'] }),
  some(['loginSms', 'sendCode']).map((calls) => ({ calls })),
);
const invariantOf = ({ facts: { flags } }: Config) =>
  fc
    .tuple(
      whenOf('vip' in flags ? { ...facts, ...furtherFactValues } : facts),
      fc.constantFrom('never', 'always', 'only'),
      claim,
    )
    .map(
      ([about, quantifier, one]) =>
        ({ id: 'it', about: '它 | it', for: about, [quantifier]: one }) as unknown as Invariant,
    );

/** The counterexample breaks the invariant in a real visit, and `explain` shows the page. */
function expectReal(config: Config, one: Invariant, { input, violation: { reached } }: Counterexample): void {
  const explainer = new Explainer(config, sources);
  const site = explainer.site(input.host);
  const { path, outcome, situation } = visitStartOf(site, input);
  const visit = visitOf(site, situation, path, outcome);
  expect(holds(one.for, visit.facts)).toBe(true);
  expect(breaks(one, visit, forms)).toBe(true);
  const { landing, afterLogin } = explainer.outcome(input);
  const { routes } = config.routes;
  if (reached.step === 'landing') expect(landing.page).toBe(reached.page);
  if (reached.step === 'afterLogin') expect(routes[afterLogin]?.page).toBe(reached.page);
}

/** Somebody meets the conditions: a real visit breaks the claim that they land nowhere. */
function expectSomebody(config: Config, about: Invariant['for']): void {
  const nowhere: Invariant = { id: 'it', about: '它 | it', for: about, never: { lands: pages } };
  const found = new InvariantProver(config, [nowhere]).prove(nowhere);
  expect(found.kind).toBe('violated');
  if (found.kind === 'violated') expectReal(config, nowhere, found.counterexample);
}

type Kind = 'holds' | 'violated' | 'empty';

/** Proves random invariants, and counts how they end. */
function prove(config: Config, channels: readonly string[]): Record<Kind | 'onlyProved', number> {
  const visits = allVisits(config, channels);
  const counts = { holds: 0, violated: 0, empty: 0, onlyProved: 0 };
  fc.assert(
    fc.property(invariantOf(config), (one) => {
      const found = new InvariantProver(config, [one]).prove(one);
      const visited = verdictByVisits(one, visits, forms);
      counts[found.kind] += 1;
      if (found.kind === 'violated') expectReal(config, one, found.counterexample);
      if (found.kind === visited) return;
      // The lists are no whole product: what they miss counts where a real visit confirms it.
      counts.onlyProved += 1;
      expect(['holds empty', 'violated holds', 'violated empty']).toContain(`${found.kind} ${visited}`);
      if (found.kind === 'holds') expectSomebody(config, one.for);
    }),
    { numRuns: 200 },
  );
  return counts;
}

const configs: readonly (readonly [name: string, config: Config, channels: readonly string[]])[] = [
  ['the small config', smallConfig, ['5265', '5589', '0']],
  [
    'a config whose rows remember logins, clear tokens, keep queries and skip forms',
    richConfig(),
    ['5265', '5589', '0', '700', '701'],
  ],
];

describe('the proof of an invariant agrees with real visits', () => {
  // The small config represents the one with effects, which takes most of the time for its 280,000 real visits.
  it.each(casesOfRun(configs, ([name]) => name === 'the small config'))(
    'on %s',
    (_, config, channels) => {
      const { onlyProved, ...kinds } = prove(config, channels);
      // The random invariants are no good where all of them end alike.
      expect(Math.min(...Object.values(kinds))).toBeGreaterThan(3);
      expect(onlyProved).toBeLessThan(10);
    },
    120_000,
  );
});
