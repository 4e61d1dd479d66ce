import { join } from 'node:path';
import fc from 'fast-check';
import { readConfig } from '../../../ops/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { withFurtherFacts } from '../../harness/further-facts.ts';

// Small configs and edits of them, as plain objects: two hosts, four channels, three cities, two brands, and a further
// fact of each sort that definitions/facts.json may declare.
const read = readConfig(join(import.meta.dirname, '../../configs/ok/small'));
if (!read.config) throw new Error('the small config has errors');
const smallest = withFurtherFacts(read.config);
type Loose = Record<string, unknown>;

const brand = smallest.brands.brands[smallest.brands.default];
if (!brand) throw new Error('the small config has a default brand');

const cities = ['深圳', '杭州', '上海'];
const routes = ['login', 'car', 'thanks', 'form', 'notFound'];
const flagSet = fc.record({
  input_form: fc.constantFrom(0, 1),
  succ_todo: fc.constantFrom(0, 1, 4),
  fail_todo: fc.constantFrom(0, 3),
  vip: fc.constantFrom(0, 2),
});
const rule = fc.record({ cities: fc.subarray(cities, { minLength: 1 }), set: flagSet });
const go = fc.constantFrom(...routes, 'success', 'failure', 'skipForm', 'loginAddress');
/** Conditions on the facts that definitions/facts.json may declare. */
const furtherConditions = {
  vip: fc.record({ vip: fc.oneof(fc.constantFrom(0, 2), fc.constant({ not: 1 })) }),
  memberTier: fc.record({
    memberTier: fc.oneof(fc.constantFrom('gold', 'none'), fc.constant({ not: 'silver' })),
  }),
  campaign: fc.record({
    campaign: fc.oneof(fc.constantFrom('spring', null), fc.constant({ not: 'spring' })),
  }),
  src: fc.record({ 'query.src': fc.oneof(fc.constant('app'), fc.constant({ not: null })) }),
  partnerTier: fc.record({ 'channel.partnerTier': fc.constantFrom('b', { not: 'b' }) }),
  region: fc.record({ 'host.region': fc.constantFrom('north', { not: 'north' }) }),
  carState: fc.record({
    'answer.carState': fc.oneof(fc.constantFrom('loan', 'pledged', null), fc.constant({ not: 'loan' })),
  }),
};
const furtherCondition: fc.Arbitrary<Loose> = fc.oneof(...Object.values(furtherConditions));
const condition: fc.Arbitrary<Loose> = fc.oneof(
  fc.record({ 'session.token': fc.boolean() }),
  fc.record({ user: fc.constantFrom('ok', 'failed') }),
  fc.record({ input_form: fc.constantFrom(0, 1) }),
  fc.record({ succ_todo: fc.oneof(fc.constant(4), fc.constant([0, 1]), fc.constant({ not: 1 })) }),
  fc.record({ fail_todo: fc.constantFrom(0, 3) }),
  fc.record({ city: fc.oneof(fc.constant('深圳'), fc.constant({ not: ['杭州'] }), fc.constant(null)) }),
  fc.record({ ipInfo: fc.constantFrom('failed', 'ok', 'notNeeded') }),
  fc.record({ channelInfo: fc.constant('failed') }),
  fc.record({ application: fc.constantFrom('ios', 'web') }),
  fc.record({ bdType: fc.constantFrom('1', null) }),
  { weight: 3, arbitrary: furtherCondition },
  fc.record({ channel: fc.constantFrom('1', '2') }),
  fc.record({ host: fc.constantFrom('default', 'auto.example') }),
  fc.record({ 'host.relogin': fc.boolean() }),
  fc.record({ 'channel.relogin': fc.boolean() }),
  fc.record({ 'channel.tag': fc.constantFrom('search', { not: 'search' }) }),
  fc.record({ route: fc.constantFrom('login', 'form', { not: 'thanks' }) }),
  fc.record({ 'route.kind': fc.constantFrom('entry', 'form') }),
  fc.record({ outcome: fc.constantFrom('loggedIn', 'formSaved', null) }),
  fc.record({ 'query.mark': fc.constant({ not: null }) }),
  fc.record({ 'query.from': fc.constantFrom('4', { not: '4' }) }),
  fc.record({ 'session.firstVisit': fc.boolean() }),
  fc.record({ 'session.appName': fc.constant({ not: null }) }),
);
const when = fc.array(condition, { maxLength: 3 }).map((all): Loose => Object.assign({}, ...all));
const effect = fc.constantFrom('clearToken', 'rememberLogin', 'loginByMark', 'closeInAppView');
const turn: fc.Arbitrary<Loose> = fc.oneof(
  fc.record({ go }),
  fc.record({ go, keepQuery: fc.boolean() }),
  fc.record({ stay: fc.constant(true) }),
  fc.record({ hold: fc.constant('tryAgain') }),
  fc.record({ do: fc.tuple(effect), continue: fc.constant(true) }),
);
/** A row as `check` accepts it: one that uses a mark asks for it (mark-unasked). */
const rowOf = (conditions: Loose, does: Loose): Loose => ({
  when: String(does.do).includes('loginByMark') ? { ...conditions, 'query.mark': { not: null } } : conditions,
  ...does,
});
const row = fc.tuple(when, turn).map(([conditions, does]): Loose => rowOf(conditions, does));
const target = fc.tuple(when, go).map(([conditions, to]): Loose => ({ when: conditions, go: to }));
const whenOfFlags = fc.constantFrom<Loose>(
  { application: ['ios', 'android'] },
  { bdType: '1' },
  { memberTier: ['gold', 'silver'] },
  { campaign: { not: null } },
  { channel: '2' },
  { host: 'auto.example', application: 'ios' },
  { 'channel.partnerTier': 'b' },
  { 'host.region': 'south' },
);
const flagRow = fc.tuple(whenOfFlags, flagSet).map(([conditions, set]): Loose => ({ when: conditions, set }));
const named = (prefix: string) => (rows: Loose[]) =>
  rows.map((one, at) => ({ id: `${prefix}${at}`, ...one }));
const channel = fc.record(
  {
    cityRule: fc.constantFrom('one', 'two'),
    blocked: fc.boolean(),
    relogin: fc.boolean(),
    tags: fc.constant(['search']),
    attributes: fc.constantFrom<Loose>({ partnerTier: 'b' }, { partnerTier: 'a' }),
    title: fc.constantFrom('首页', '标题'),
    brand: fc.constantFrom<Loose>({ id: 'other' }, { name: '别名' }, { apply: ['auto'] }),
    ads: fc.constantFrom<Loose>({ network: 'baidu', conversionId: 'x' }, { searchAdvertiser: true }),
  },
  { requiredKeys: [] },
);

/** A button by which the page of the login finishes as by its login, without one. */
const finishing: Loose = {
  type: 'button',
  id: 'finishing',
  label: '继续',
  tone: 'text',
  action: { do: 'finish', outcome: 'formSaved' },
};

/** The pages, some with a condition at the first block. */
const pagesWith = (shown: Readonly<Record<string, Loose | undefined>>, isFinishedWithout: boolean) =>
  Object.fromEntries(
    Object.entries(smallest.pages).map(([id, page]) => {
      const [first, ...rest] = page.body;
      const others = id === 'login' && isFinishedWithout ? [...rest, finishing] : rest;
      return [id, { ...page, body: [shown[id] ? { ...first, showWhen: shown[id] } : first, ...others] }];
    }),
  );

/** Numbers from which both revisions choose four, so that channels are added and removed. */
const numbers = ['1', '2', '3', '4'];

/** Rows by which most visitors are asked for a destination somewhere, which random ones seldom do. */
const asking: Loose[] = (['success', 'failure', 'skipForm'] as const).map((to) => ({
  id: `asks-${to}`,
  when: {
    route: 'form',
    outcome: 'formSaved',
    ...(to === 'success' ? { succ_todo: [0, 1] } : to === 'failure' ? { fail_todo: 0 } : { input_form: 1 }),
  },
  go: to,
}));

/** Rows that lead visitors without a token away from the form. */
const guards: Loose[] = [
  { id: 'guard-car', when: { 'session.token': false, route: 'form', city: '深圳' }, go: 'car' },
  {
    id: 'guard-login',
    when: { 'session.token': false, 'route.needsToken': true, outcome: null },
    go: 'loginAddress',
  },
];

const smallConfig: fc.Arbitrary<Config> = fc
  .record({
    rows: fc.array(row, { maxLength: 6 }).map(named('n')),
    success: fc.array(target, { maxLength: 3 }).map(named('s')),
    failure: fc.array(target, { maxLength: 2 }).map(named('f')),
    skipForm: go,
    flags: fc.array(flagRow, { maxLength: 2 }).map(named('g')),
    rules: fc.record({ one: rule, two: rule }),
    channels: fc.uniqueArray(fc.tuple(fc.constantFrom(...numbers), channel), {
      minLength: 3,
      maxLength: 4,
      selector: ([number]) => number,
    }),
    root: fc.constantFrom('login', 'car'),
    guards: fc.subarray(guards),
    isFinishedWithout: fc.boolean(),
    shown: fc.record({
      login: fc.option(when, { nil: undefined }),
      thanks: fc.option(when, { nil: undefined }),
    }),
  })
  .map((made) => {
    const table = (rules: Loose[], to: string) => ({ rules, otherwise: { go: to } });
    return {
      ...smallest,
      hosts: {
        hosts: {
          default: { root: made.root, entries: ['login', 'car'] },
          'auto.example': {
            ...{ root: 'car', entries: ['car'], relogin: true, brand: { apply: ['auto'] } },
            attributes: { region: 'south' },
          },
        },
      },
      brands: {
        ...smallest.brands,
        brands: { ...smallest.brands.brands, other: { ...brand, name: '另一个', icp: '沪ICP备2号' } },
      },
      cities: {
        cities: Object.fromEntries(cities.map((name) => [name, { aliases: [`${name}市`] }])),
        rules: made.rules,
      },
      channels: { channels: Object.fromEntries(made.channels) },
      routes: {
        catchAll: 'notFound',
        routes: {
          ...smallest.routes.routes,
          form: { path: '/form', page: 'login', kind: 'form', on: 'everyHost', needsToken: true },
        },
      },
      flags: { rules: made.flags, otherwise: { fromServer: true } },
      navigation: { rules: [...made.rows, ...made.guards, ...asking], otherwise: { stay: true } },
      pages: pagesWith(made.shown, made.isFinishedWithout),
      destinations: {
        success: table(made.success, 'thanks'),
        failure: table(made.failure, 'notFound'),
        skipForm: table([], made.skipForm),
      },
    } as unknown as Config;
  });

type Edit = (config: Config) => void;
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

/** Edits of definitions/facts.json, each with a condition on its fact. */
const factEdits: readonly (readonly [fc.Arbitrary<Loose>, Edit])[] = [
  // What holds where the call for channel info fails.
  [furtherConditions.vip, ({ facts }) => Object.assign(facts.flags.vip ?? {}, { otherwise: 1 })],
  [
    fc.record({ input_form: fc.constantFrom(0, 1) }),
    ({ facts }) => Object.assign(facts.flags.input_form ?? {}, { otherwise: 1 }),
  ],
  [
    furtherConditions.memberTier,
    ({ facts }) => Object.assign(facts.channelInfo.memberTier ?? {}, { otherwise: 'gold' }),
  ],
  // A value more, which was one of everything else, and a value less.
  [
    furtherConditions.memberTier,
    ({ facts }) => Object.assign(facts.channelInfo.memberTier?.values ?? {}, { platinum: 'PLATINUM' }),
  ],
  [
    furtherConditions.memberTier,
    ({ facts }) => {
      delete facts.channelInfo.memberTier?.values?.gold;
    },
  ],
  // What a channel or host has that sets nothing.
  [
    furtherConditions.partnerTier,
    ({ facts }) => Object.assign(facts.channelAttributes?.partnerTier ?? {}, { otherwise: 'b' }),
  ],
  [
    furtherConditions.region,
    ({ facts }) => Object.assign(facts.hostAttributes?.region ?? {}, { otherwise: 'south' }),
  ],
  // An answer less, which counts as not answered, and one more.
  [
    furtherConditions.carState,
    ({ facts }) => Object.assign(facts.answers?.carState ?? {}, { values: ['owned', 'pledged'] }),
  ],
  [
    furtherConditions.carState,
    ({ facts }) =>
      Object.assign(facts.answers?.carState ?? {}, { values: ['owned', 'loan', 'pledged', 'leased'] }),
  ],
];
const editOfFacts: fc.Arbitrary<Edit> = fc.constantFrom(...factEdits.map(([, one]) => one));

/** Edits by hand: a flag, a row, a city list, a destination, a brand field, a channel, the order of rows. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  flagSet.map(
    (set): Edit =>
      ({ cities: { rules } }) =>
        Object.assign(rules.one ?? {}, { set }),
  ),
  fc.subarray(cities, { minLength: 1 }).map(
    (names): Edit =>
      ({ cities: { rules } }) =>
        Object.assign(rules.two ?? {}, { cities: names }),
  ),
  fc.tuple(fc.nat(), turn, when).map(
    ([index, does, conditions]): Edit =>
      ({ navigation: { rules } }) => {
        const old = at(rules, index);
        if (old) rules.splice(rules.indexOf(old), 1, { id: old.id, ...rowOf(conditions, does) } as never);
      },
  ),
  row.map(
    (one): Edit =>
      ({ navigation: { rules } }) =>
        rules.unshift({ id: 'new', ...one } as never),
  ),
  fc.nat().map(
    (index): Edit =>
      ({ navigation: { rules } }) =>
        rules.splice(index % (rules.length + 1), 1),
  ),
  fc.constant<Edit>(({ navigation: { rules } }) => rules.reverse()),
  fc.constant<Edit>(({ destinations: { success } }) => success.rules.reverse()),
  go.map(
    (to): Edit =>
      ({ destinations }) =>
        Object.assign(destinations.failure.otherwise, { go: to }),
  ),
  target.map(
    (one): Edit =>
      ({ destinations }) =>
        destinations.success.rules.unshift({ id: 'new', ...one } as never),
  ),
  fc.constant<Edit>(({ brands }) =>
    Object.assign(brands.brands[brands.default] ?? {}, { companyName: '新公司' }),
  ),
  fc.constant<Edit>(({ cities: all }) => Object.assign(all.cities.深圳 ?? {}, { aliases: [] })),
  fc.constantFrom(...numbers).map(
    (number): Edit =>
      ({ channels }) => {
        delete channels.channels[number];
      },
  ),
  fc.tuple(fc.constantFrom(...numbers), channel).map(
    ([number, one]): Edit =>
      ({ channels }) =>
        Object.assign(channels.channels, { [number]: one }),
  ),
  fc.constant<Edit>(({ hosts }) => Object.assign(hosts.hosts.default ?? {}, { root: 'login' })),
  fc.constantFrom('default', 'auto.example').map(
    (name): Edit =>
      ({ hosts }) =>
        Object.assign(hosts.hosts[name] ?? {}, { attributes: { region: 'south' } }),
  ),
  fc.constant<Edit>(({ hosts }) => {
    delete hosts.hosts['auto.example'];
  }),
  flagRow.map(
    (one): Edit =>
      ({ flags }) =>
        flags.rules.unshift({ id: 'new', ...one } as never),
  ),
  fc.constant<Edit>(({ routes: all }) => Object.assign(all.routes.thanks ?? {}, { path: '/thank-you' })),
  fc.constant<Edit>(({ routes: all }) => Object.assign(all, { catchAll: 'thanks' })),
  editOfFacts,
);

const withEdits = (before: Config, edits: readonly Edit[]): { before: Config; after: Config } => {
  const after = structuredClone(before);
  for (const one of edits) one(after);
  return { before, after };
};

const editedBy = (minLength: number, maxLength: number) =>
  fc
    .tuple(smallConfig, fc.array(edit, { minLength, maxLength }))
    .map(([before, edits]) => withEdits(before, edits));

/** A config before and after one to three edits. */
export const edited = editedBy(1, 3);

/** A config before and after edits of which most have several causes. */
export const editedSeveralTimes = fc.oneof(edited, { weight: 4, arbitrary: editedBy(2, 4) });

/** Two hosts that differ in their landing page. @param areAlike - no row distinguishes the hosts or the two pages */
function withTwins(config: Config, areAlike: boolean): Config {
  const hosts = {
    default: { root: 'login', entries: ['login'] },
    'auto.example': { root: 'car', entries: ['car'] },
  };
  const distinguishes = (key: string) => /^(host|route)\b/.test(key);
  const alike = (_: string, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const kept = Object.entries(value).filter(([key]) => !distinguishes(key));
    return Object.fromEntries(
      kept.map(([key, one]) => [
        key,
        key === 'go' && (one === 'login' || one === 'car') ? 'loginAddress' : one,
      ]),
    );
  };
  const { navigation, destinations, flags } = config;
  const tables = { navigation, destinations, flags };
  const kept = areAlike ? (JSON.parse(JSON.stringify(tables), alike) as typeof tables) : tables;
  return { ...config, ...kept, hosts: { hosts } } as Config;
}

/** The same, of a config with two hosts that differ in their landing page, mostly in it alone. */
export const editedTwins = fc
  .tuple(smallConfig, fc.integer({ min: 0, max: 3 }), fc.array(edit, { minLength: 1, maxLength: 3 }))
  .map(([config, some, ofTwins]) => withEdits(withTwins(config, some > 0), ofTwins));

/** Rows that lead visitors by a flag, which random ones seldom do. */
function withFlagsThatDecide(config: Config): Config {
  const { navigation, destinations } = config;
  const going = { id: 'by-flag', when: { succ_todo: { not: 0 }, outcome: null }, go: 'success' };
  const succeeding = { id: 'by-flag', when: { input_form: 1 }, go: 'notFound' };
  return {
    ...config,
    navigation: { ...navigation, rules: [...navigation.rules, going] },
    destinations: {
      ...destinations,
      success: { ...destinations.success, rules: [succeeding, ...destinations.success.rules] },
    },
  } as unknown as Config;
}

/** A config before and after an edit of flags.json alone; all other files are the same objects, as in a plan. */
export const editedFlags = fc
  .tuple(smallConfig, fc.boolean(), fc.array(flagRow, { minLength: 1, maxLength: 2 }), fc.nat(1))
  .map(([config, hasTwins, rows, removed]) => {
    const deciding = withFlagsThatDecide(config);
    const before = hasTwins ? withTwins(deciding, true) : deciding;
    const { rules, ...others } = before.flags;
    const edited = [...rows.map((one, at) => ({ id: `new-${at}`, ...one })), ...rules.slice(removed)];
    return { before, after: { ...before, flags: { ...others, rules: edited } } as unknown as Config };
  });

/** A config with a row that tests a further fact, before and after an edit of that fact in definitions/facts.json. */
export const editedFacts = fc
  .tuple(smallConfig, turn, fc.constantFrom(...factEdits))
  .chain(([config, does, [condition, one]]) =>
    condition.map((conditions) => {
      const before = structuredClone(config);
      before.navigation.rules.unshift({ id: 'further', ...rowOf(conditions, does) } as never);
      return withEdits(before, [one]);
    }),
  );
