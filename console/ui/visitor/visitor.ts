import { ownKeys, statedFacts } from '../../../ops/explain/input.ts';
import type { DisplayNames, ExplainInput } from '../../api/index.ts';

export type Revision = 'draft' | 'disk';
export const widths = [320, 390, 430] as const;
export type Width = (typeof widths)[number];
export const systems = ['ios', 'android'] as const;
export const views = ['browser', 'wechat', 'app'] as const;
export type System = (typeof systems)[number] | 'other';
export type OpenedIn = (typeof views)[number];

/** How the phone is displayed; the visitor is an `ExplainInput`. */
export interface PhoneDisplay {
  revision: Revision;
  width: Width;
  /** Of its pages; undefined: the host's default. */
  language?: string | undefined;
}

/** Keys whose values are texts in both. */
const texts = [
  'host',
  'channel',
  'city',
  'path',
  'appName',
  'appCompany',
  'loginAddress',
  'outcome',
] as const;

/** Short names of common phones. */
const phones: Readonly<Record<string, string>> = { wechat: 'ios+wechat', app: 'ios+app' };

/** Parameters of the page's address that are no fact. */
const ofPage: readonly string[] = [...ownKeys, 'login', 'side', 'width', 'lang', 'at'];

/**
 * Parses the visitor in an address of the page: `channel=5265&city=上海&flags=1,4,3&login=ok&device=wechat`. Any further
 * parameter that is a declared fact states it.
 */
export function visitorOf(query: URLSearchParams, names: DisplayNames | null): ExplainInput {
  const facts = [...query].filter(([key, value]) => {
    const fact = ofPage.includes(key) ? undefined : names?.channelInfo[key];
    return fact && (fact.values === null ? value !== '' : fact.values.includes(value));
  });
  const input: { -readonly [K in keyof ExplainInput]: ExplainInput[K] } = Object.fromEntries(facts);
  for (const key of texts) {
    const value = query.get(key);
    if (value) input[key] = value;
  }
  const flags = (query.get('flags') ?? '').split(',').map(Number);
  const flagNames = Object.keys(names?.flags ?? {});
  if (flags.length === flagNames.length && flags.every(Number.isInteger)) {
    input.flags = Object.fromEntries(flagNames.map((name, at) => [name, flags[at] ?? 0]));
  }
  const answers = answersIn(query, names);
  if (Object.keys(answers).length > 0) input.answer = answers;
  const login = query.get('login');
  if (login === 'ok' || login === 'failed') Object.assign(input, { token: true, user: login });
  const device = query.get('device') ?? '';
  const named = phones[device] ?? device;
  if (/^(ios|android|other)(\+wechat)?(\+app)?$/.test(named)) input.device = named;
  if (query.get('firstVisit') === '1') input.firstVisit = true;
  const fails = (query.get('fails') ?? '').split(',');
  const failing = (['channelInfo', 'ipInfo', 'mark'] as const).filter((one) => fails.includes(one));
  if (failing.length > 0) input.fails = failing;
  return input;
}

/** The answers that were sent: `answer.purpose=car`. */
const answersIn = (query: URLSearchParams, names: DisplayNames | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names?.answers ?? {}).flatMap(([fact, { values }]) => {
      const value = query.get(fact);
      return value !== null && values.includes(value) ? [[fact.slice('answer.'.length), value]] : [];
    }),
  );

/** The query of a visitor, the inverse of `visitorOf`. A query that belongs to the path goes into the path. */
export function queryOf(input: ExplainInput, names: DisplayNames | null): Record<string, string> {
  const { flags, token, user, device, firstVisit, fails, query } = input;
  const own = new URLSearchParams(query).toString();
  const path = own ? `${input.path ?? '/'}${input.path?.includes('?') ? '&' : '?'}${own}` : input.path;
  const given: Record<string, string | undefined> = {
    ...Object.fromEntries(texts.map((key) => [key, { ...input, path }[key]])),
    flags: flags && Object.values(withAllFlags(names, flags)).join(','),
    login: token === true ? (user ?? 'ok') : undefined,
    ...Object.fromEntries(statedFacts(input)),
    ...Object.fromEntries(
      Object.entries(input.answer ?? {}).map(([name, value]) => [`answer.${name}`, value]),
    ),
    device,
    firstVisit: firstVisit ? '1' : undefined,
    fails: fails?.join(','),
  };
  return Object.fromEntries(Object.entries(given).filter((one): one is [string, string] => Boolean(one[1])));
}

export function phoneDisplayOf(query: URLSearchParams): PhoneDisplay {
  const width = widths.find((one) => String(one) === query.get('width')) ?? 390;
  const language = query.get('lang') ?? undefined;
  return { width, revision: query.get('side') === 'disk' ? 'disk' : 'draft', language };
}

/** The phone of a visitor for whom none was chosen, in the controls, in the phone and in what is explained. */
const commonDevice = 'ios';

export function deviceParts(device: string | undefined): { system: System; view: OpenedIn } {
  const [system = 'ios', ...more] = (device ?? commonDevice).split('+');
  const view = more.includes('app') ? 'app' : more.includes('wechat') ? 'wechat' : 'browser';
  return { system: system as System, view };
}

export const deviceOf = (system: System, view: OpenedIn): string =>
  view === 'browser' ? system : `${system}+${view}`;

/** A name that no city rule has: it represents every city without one. */
const anyOtherCity = '其他城市';

/** Every flag, with the first of its values where none is given, in the order of definitions/facts.json. */
export const withAllFlags = (
  names: DisplayNames | null,
  flags: ExplainInput['flags'] = {},
): NonNullable<ExplainInput['flags']> => {
  const first = Object.entries(names?.flags ?? {}).map(([name, { values }]) => [name, values[0] ?? 0]);
  return { ...Object.fromEntries(first), ...flags };
};

/**
 * The visitor with every unset value replaced by the sandbox's answer, so that the explanation has no open condition.
 */
export const wholeVisitor = (input: ExplainInput, names: DisplayNames | null): ExplainInput => ({
  ...Object.fromEntries(
    Object.entries(names?.channelInfo ?? {}).map(([fact, { values, example = '' }]) => [
      fact,
      values?.[0] ?? example,
    ]),
  ),
  user: 'ok',
  device: commonDevice,
  ...(input.fails?.includes('ipInfo') ? {} : { city: anyOtherCity }),
  ...input,
  flags: withAllFlags(names, input.flags),
});
