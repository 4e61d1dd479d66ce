// Every situation of a small config, one by one, and the first row that matches it: by no code of the product. What is
// possible is written down here once more, as sentences.

export type Value = string | number | boolean | null;
export type Situation = Readonly<Record<string, Value | readonly string[]>>;
export interface SmallRow {
  when: Readonly<Record<string, unknown>>;
  continue?: true;
  do?: readonly string[];
}

/** Stands for a text or number that no row names. */
const other = '‹other›';

const routes = [
  { route: 'login', 'route.kind': 'entry', 'route.needsToken': false, outcomes: ['signedIn'], onlyOn: null },
  {
    route: 'form',
    'route.kind': 'form',
    'route.needsToken': true,
    outcomes: ['saved', 'refused'],
    onlyOn: null,
  },
  { route: 'special', 'route.kind': 'entry', 'route.needsToken': false, outcomes: [], onlyOn: 'a.example' },
] as const;

/** The parts of the config that say what is possible: three routes, two hosts, three channels, two cities. */
export const smallConfig = {
  hosts: {
    hosts: {
      default: { root: 'login', entries: [] },
      'a.example': { root: 'login', entries: ['special'], relogin: true },
    },
  },
  channels: {
    channels: { '1': {}, '2': { blocked: true, tags: ['search'] }, '3': { cityRule: 'one', relogin: true } },
  },
  routes: {
    routes: Object.fromEntries(
      routes.map(({ route, onlyOn, ...one }) => [
        route,
        {
          path: `/${route}`,
          page: route,
          kind: one['route.kind'],
          needsToken: one['route.needsToken'],
          ...(onlyOn === null && { on: 'everyHost' }),
        },
      ]),
    ),
  },
  cities: { cities: { 上海: { aliases: [] }, 北京: { aliases: [] } }, rules: {} },
  facts: {
    flags: { input_form: { about: 'a | b', pointer: '/a', values: [0, 1], otherwise: 0 } },
    channelInfo: {
      application: { about: 'a | b', pointer: '/b', values: { ios: 'I' }, otherwise: 'web' },
      bdType: { about: 'a | b', pointer: '/c' },
    },
  },
  pages: Object.fromEntries(
    routes.map(({ route, outcomes }) => [route, { id: route, outcomes: [...outcomes], body: [] }]),
  ),
  forms: {},
};

const bools = [false, true];
const hosts = [
  { host: 'default', 'host.relogin': false },
  { host: 'a.example', 'host.relogin': true },
  // One that may be added later.
  ...bools.map((relogin) => ({ host: null, 'host.relogin': relogin })),
];
const listed = [
  { channel: '1', 'channel.blocked': false, 'channel.relogin': false, 'channel.tag': [], hasRule: false },
  {
    channel: '2',
    'channel.blocked': true,
    'channel.relogin': false,
    'channel.tag': ['search'],
    hasRule: false,
  },
  { channel: '3', 'channel.blocked': false, 'channel.relogin': true, 'channel.tag': [], hasRule: true },
];
const added = bools.flatMap((blocked) =>
  bools.flatMap((relogin) =>
    bools.flatMap((hasRule) =>
      [[], ['search']].map((tags) => ({
        channel: null,
        'channel.blocked': blocked,
        'channel.relogin': relogin,
        'channel.tag': tags,
        hasRule,
      })),
    ),
  ),
);
const points = routes.flatMap(({ outcomes, onlyOn, ...route }) =>
  [null, ...outcomes].map((outcome) => ({ ...route, onlyOn, outcome })),
);

/** Facts that say something of each other are enumerated together as soon as one of them is tested. */
const together: readonly (readonly string[])[] = [
  ['host', 'host.relogin', 'route', 'route.kind', 'route.needsToken', 'outcome'],
  ['channel', 'channel.blocked', 'channel.relogin', 'channel.tag', 'session.token', 'user', 'ipInfo', 'city'],
  ['channelInfo', 'application', 'bdType'],
  ['input_form'],
  ['device.os'],
  ['query.from'],
];

/** Whether such a visitor can exist. */
function isPossible(one: Record<string, unknown>, isOfFlags: boolean): boolean {
  // A route of one host is on that host alone.
  if (one.onlyOn && one.host !== one.onlyOn) return false;
  // Without a login there is no user, and nobody asks for a city.
  if (one['session.token'] === false && (one.user === 'ok' || one.ipInfo !== 'notNeeded')) return false;
  // The city is asked for where a rule needs it, and only there.
  if (one.hasRule === false && one.ipInfo !== 'notNeeded') return false;
  if (one.hasRule === true && one['session.token'] === true && one.ipInfo === 'notNeeded') return false;
  if (one.ipInfo === 'failed' && one.city !== null) return false;
  // Without channel info its facts have their plain values; flags are decided when it has been answered.
  if (one.channelInfo === 'failed' && (isOfFlags || one.application !== 'web' || one.bdType !== null))
    return false;
  return true;
}

const domains: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  host: hosts,
  route: points,
  channel: [...listed, ...added],
};
const values: Readonly<Record<string, readonly unknown[]>> = {
  'session.token': bools,
  user: ['ok', 'failed'],
  ipInfo: ['notNeeded', 'ok', 'failed'],
  city: [null, '上海', '北京'],
  channelInfo: ['ok', 'failed'],
  application: ['ios', 'web'],
  bdType: [null, '1', '2', other],
  input_form: [0, 1, 2, 3, other],
  'device.os': ['ios', 'android', 'other'],
  'query.from': [null, '4', '5', other],
};
const axesOf: Readonly<Record<string, string>> = {
  'host.relogin': 'host',
  'route.kind': 'route',
  'route.needsToken': 'route',
  outcome: 'route',
  'channel.blocked': 'channel',
  'channel.relogin': 'channel',
  'channel.tag': 'channel',
};

/** Every possible situation that rows which test these facts can tell apart. */
export function situationsOf(facts: ReadonlySet<string>, isOfFlags: boolean): Situation[] {
  const used = together.filter((group) => group.some((fact) => facts.has(fact))).flat();
  const axes = [...new Set(used.map((fact) => axesOf[fact] ?? fact))];
  const all = axes.reduce<Record<string, unknown>[]>(
    (made, axis) =>
      made.flatMap((one) =>
        (domains[axis] ?? values[axis]?.map((value) => ({ [axis]: value })) ?? []).map((more) => ({
          ...one,
          ...more,
        })),
      ),
    [{}],
  );
  return all.filter((one) => isPossible(one, isOfFlags)) as Situation[];
}

function holds(condition: unknown, value: unknown): boolean {
  const isNot = typeof condition === 'object' && condition !== null && !Array.isArray(condition);
  const named = [isNot ? (condition as { not: unknown }).not : condition].flat();
  const has = Array.isArray(value) ? value.some((one) => named.includes(one)) : named.includes(value);
  return has !== isNot;
}

export const matches = ({ when }: SmallRow, situation: Situation): boolean =>
  Object.entries(when).every(([fact, condition]) => holds(condition, situation[fact]));

/** What the rows that go on have changed: a login that is cleared, and flags that the server answers anew. */
export function afterEffects({ do: effects = [] }: SmallRow, situation: Situation): Situation[] {
  if (!effects.includes('clearToken')) return [situation];
  const cleared = { ...situation, 'session.token': false, user: 'failed', ipInfo: 'notNeeded' };
  if (!('input_form' in situation)) return [cleared];
  return [0, 1, 2, 3, other].map((flag) => ({ ...cleared, input_form: flag }));
}
