import type { Situation } from '../../runtime/index.ts';
import {
  type Config,
  type DeclaredPart,
  declaredFactsOf,
  type EngineFactId,
  engineFacts,
  type RouteDefinition,
} from '../../schemas/index.ts';
import { conditionRowsOf, type RowCondition } from '../conditions/row-conditions.ts';
import type { AxisName } from './situation-space.ts';

/** How a visit begins: its path, the outcome of its page, and the other facts that rows test. */
export interface Arrival {
  /** The name in reports: `/city + firstVisit`, `/login → loggedIn`. */
  name: string;
  path: string;
  outcome: string | null;
  /** Equal for two arrivals with equal extras. */
  extrasName: string;
  extras: ArrivalExtras;
}
/** What an arrival may have beside its path; arrivals are made only for what some row tests. */
export type ArrivalExtras = Partial<Pick<Situation, 'query' | 'firstVisit' | 'appName' | 'device'>> & {
  mark?: 'ok' | 'failed';
};

/** A path that no config has: it shows the catch-all page. */
export const unknownPath = '/no-such-page';
/** A value of a parameter that no row names. */
const anyValue = '*';

/**
 * Every arrival: each path of both revisions, `/`, an unknown path, and each outcome of the page of a path. Each comes
 * plain, and with every combination of parameters, first visit, app name and device that a row tests, at the routes
 * that this row can match.
 */
export function arrivalsOf(configs: readonly Config[]): Arrival[] {
  const extras = extrasOf(configs);
  const routes = configs.flatMap(addressedRoutesOf);
  const standing = (path: string) =>
    routes.filter(({ address }) => address === path).map(({ entry }) => entry);
  const paths = new Set(['/', ...routes.map(({ address }) => address), unknownPath]);
  const ends = new Map(configs.flatMap(endsOf).map((end) => [end.join(' '), end]));
  const all = [...[...paths].map((path): [string, null] => [path, null]), ...ends.values()];
  return all.flatMap(([path, outcome]) =>
    extras
      .filter(({ isFor }) => isFor(standing(path), outcome))
      .map((extra) => arrival(path, outcome, extra)),
  );
}

type RouteEntry = [string, RouteDefinition];

/** Every route with an address that shows it: its path, for the catch-all route an unknown one. */
const addressedRoutesOf = ({ routes }: Config): { address: string; entry: RouteEntry }[] =>
  Object.entries(routes.routes).map((entry) => ({
    address: entry[0] === routes.catchAll ? unknownPath : entry[1].path,
    entry,
  }));

/** Each address with each outcome of its page: `[address, outcome]`. */
const endsOf = (config: Config): [string, string][] =>
  addressedRoutesOf(config).flatMap(({ address, entry: [, { page }] }) =>
    (config.pages[page]?.outcomes ?? []).map((outcome): [string, string] => [address, outcome]),
  );

interface Extra {
  name: string;
  extras: ArrivalExtras;
  /** Whether some row that tests these extras can match at one of these routes with this outcome. */
  isFor(routes: readonly RouteEntry[], outcome: string | null): boolean;
}

function arrival(path: string, outcome: string | null, { name, extras }: Extra): Arrival {
  const end = outcome === null ? '' : ` → ${outcome}`;
  return { name: `${path}${end}${name === '' ? '' : ` + ${name}`}`, path, outcome, extrasName: name, extras };
}

/** The extras that rows test; a row that tests several extras needs them in combination. */
function extrasOf(configs: readonly Config[]): Extra[] {
  const found = new Map<string, Extra>([['', { name: '', extras: {}, isFor: () => true }]]);
  const parts = new Map(
    configs.flatMap(({ facts }) => declaredFactsOf(facts).map(({ id, part }) => [id, part] as const)),
  );
  const partOf: PartOf = (fact) => parts.get(fact);
  for (const { decides, conditions } of configs.flatMap(conditionRowsOf)) {
    if (!decides) continue;
    for (const extra of extrasTogether(conditions, partOf)) {
      const name = nameOf(extra);
      const known = found.get(name);
      const isFor: Extra['isFor'] = (routes, outcome) =>
        known?.isFor(routes, outcome) === true || isAbout(conditions, routes, outcome);
      found.set(name, { name, extras: extra, isFor });
    }
  }
  return [...found.values()];
}

/** Conditions on the route never hold for `/`, which redirects to a route with its own arrival. */
function isAbout(
  conditions: readonly RowCondition[],
  routes: readonly RouteEntry[],
  outcome: string | null,
): boolean {
  const about = (fact: string, value: unknown) =>
    conditions.every((one) => one.fact !== fact || one.values.includes(value) !== one.not);
  const named = conditions.some(({ fact }) => fact === 'route' || fact === 'route.kind');
  const isHere = routes.some(([name, { kind }]) => about('route', name) && about('route.kind', kind));
  return about('outcome', outcome) && (!named || isHere);
}

function extrasTogether(conditions: readonly RowCondition[], partOf: PartOf): ArrivalExtras[] {
  return conditions.reduce<ArrivalExtras[]>(
    (all, condition) => {
      const choices = choicesOf(condition, partOf);
      return choices.length === 0 ? all : all.flatMap((one) => choices.map((choice) => merge(one, choice)));
    },
    [{}],
  );
}

const merge = (one: ArrivalExtras, other: ArrivalExtras): ArrivalExtras => ({
  ...one,
  ...other,
  ...((one.query || other.query) && { query: { ...one.query, ...other.query } }),
});

/** The texts of a condition that a plain visit does not have; a condition that excludes "absent" adds any other. */
const textsOf = ({ values, not }: RowCondition): string[] => [
  ...values.filter((value): value is string => typeof value === 'string'),
  ...(not && values.includes(null) ? [anyValue] : []),
];

/** The part of definitions/facts.json that declares a fact, in either revision. */
type PartOf = (fact: string) => DeclaredPart | undefined;
type Choices = (condition: RowCondition) => ArrivalExtras[];
/** A fact that another axis of the space varies; for an arrival every value is a plain visit. */
const variedBy = (_axis: AxisName): Choices => {
  return () => [];
};
const queryChoices: Choices = (condition) =>
  textsOf(condition).map((value) => ({ query: { [nameOfQuery(condition)]: value } }));
/** A mark logs in: the server accepts or rejects it. */
const markChoices: Choices = (condition) => {
  const [value] = textsOf(condition);
  return value === undefined ? [] : resultsOfMark(nameOfQuery(condition), value);
};
const resultsOfMark = (name: string, value: string): ArrivalExtras[] =>
  (['ok', 'failed'] as const).map((mark) => ({ query: { [name]: value }, mark }));
const nameOfQuery = ({ fact }: RowCondition): string => fact.slice('query.'.length);
const deviceChoices: Choices = () => devices;

/** How the space varies each fact of every visit. A fact that is missing here is a type error. */
const choicesByFact: Record<Exclude<EngineFactId, `query.${string}`>, Choices> = {
  host: variedBy('host'),
  'host.relogin': variedBy('host'),
  channel: variedBy('channel'),
  'channel.blocked': variedBy('channel'),
  'channel.relogin': variedBy('channel'),
  'channel.tag': variedBy('channel'),
  route: variedBy('arrival'),
  'route.kind': variedBy('arrival'),
  'route.needsToken': variedBy('arrival'),
  outcome: variedBy('arrival'),
  'session.token': variedBy('login'),
  'session.appName': (condition) => textsOf(condition).map((appName) => ({ appName })),
  'session.firstVisit': () => [{ firstVisit: true }],
  'device.os': deviceChoices,
  'device.wechat': deviceChoices,
  'device.inApp': deviceChoices,
  channelInfo: variedBy('info'),
  user: variedBy('login'),
  ipInfo: variedBy('city'),
  city: variedBy('city'),
  markLogin: () => resultsOfMark('mark', anyValue),
  markcodeLogin: () => resultsOfMark('markcode', anyValue),
};

/** How the space varies the declared facts of each part. A part that is missing here is a type error. */
const choicesByPart: Record<DeclaredPart, Choices> = {
  // An axis of its own for each.
  flags: () => [],
  channelInfo: variedBy('info'),
  query: queryChoices,
  channelAttributes: variedBy('channel'),
  hostAttributes: variedBy('host'),
};

/** The values of one condition that a plain visit does not have. */
function choicesOf(condition: RowCondition, partOf: PartOf): ArrivalExtras[] {
  const { fact } = condition;
  // `_channel` and `_token` set the channel and the login, which are axes.
  if (fact === 'query._channel' || fact === 'query._token') return [];
  if (fact === 'query.mark' || fact === 'query.markcode') return markChoices(condition);
  if (Object.hasOwn(engineFacts, fact) && fact.startsWith('query.')) return queryChoices(condition);
  if (Object.hasOwn(choicesByFact, fact)) return choicesByFact[fact as keyof typeof choicesByFact](condition);
  const part = partOf(fact);
  return part ? choicesByPart[part](condition) : [];
}

/** The devices that rows can distinguish, without the plain one. */
const devices: ArrivalExtras[] = (['ios', 'android', 'other'] as const).flatMap((os) =>
  [false, true].flatMap((wechat) =>
    [false, true]
      .filter((inApp) => os !== 'other' || wechat || inApp)
      .map((inApp): ArrivalExtras => ({ device: { os, wechat, inApp } })),
  ),
);

function nameOf({ query, firstVisit, appName, device, mark }: ArrivalExtras): string {
  return [
    ...Object.entries(query ?? {}).map(([name, value]) => `${name}=${value}`),
    ...(mark === 'failed' ? ['mark refused'] : []),
    ...(firstVisit ? ['firstVisit'] : []),
    ...(appName ? [`app ${appName}`] : []),
    ...(device ? [`${device.os}${device.wechat ? ' wechat' : ''}${device.inApp ? ' app' : ''}`] : []),
  ].join(' ');
}
