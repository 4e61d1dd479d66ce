import { flagNames } from '../../../schemas/config/flags.ts';
import type { ExplainInput } from '../../api/index.ts';

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
}

/** Keys whose values are texts in both. */
const texts = [
  'host',
  'channel',
  'city',
  'path',
  'bdType',
  'appName',
  'appCompany',
  'loginAddress',
  'outcome',
] as const;

/** Short names of common phones. */
const phones: Readonly<Record<string, string>> = { wechat: 'ios+wechat', app: 'ios+app' };

/** Parses the visitor in an address of the page: `channel=5265&city=上海&flags=1,4,3&login=ok&device=wechat`. */
export function visitorOf(query: URLSearchParams): ExplainInput {
  const input: ExplainInput = {};
  for (const key of texts) {
    const value = query.get(key);
    if (value) input[key] = value;
  }
  const flags = (query.get('flags') ?? '').split(',').map(Number);
  if (flags.length === 3 && flags.every(Number.isInteger)) {
    const [input_form = 0, succ_todo = 0, fail_todo = 0] = flags;
    input.flags = { input_form, succ_todo, fail_todo } as NonNullable<ExplainInput['flags']>;
  }
  const login = query.get('login');
  if (login === 'ok' || login === 'failed') Object.assign(input, { token: true, user: login });
  const application = query.get('application');
  if (application === 'ios' || application === 'android' || application === 'web')
    input.application = application;
  const device = query.get('device') ?? '';
  const named = phones[device] ?? device;
  if (/^(ios|android|other)(\+wechat)?(\+app)?$/.test(named)) input.device = named;
  if (query.get('firstVisit') === '1') input.firstVisit = true;
  const fails = (query.get('fails') ?? '').split(',');
  const failing = (['channelInfo', 'ipInfo', 'mark'] as const).filter((one) => fails.includes(one));
  if (failing.length > 0) input.fails = failing;
  return input;
}

/** The query of a visitor, the inverse of `visitorOf`. A query that belongs to the path goes into the path. */
export function queryOf(input: ExplainInput): Record<string, string> {
  const { flags, token, user, application, device, firstVisit, fails, query } = input;
  const own = new URLSearchParams(query).toString();
  const path = own ? `${input.path ?? '/'}${input.path?.includes('?') ? '&' : '?'}${own}` : input.path;
  const given: Record<string, string | undefined> = {
    ...Object.fromEntries(texts.map((key) => [key, { ...input, path }[key]])),
    flags: flags && flagNames.map((name) => flags[name] ?? 0).join(','),
    login: token === true ? (user ?? 'ok') : undefined,
    application,
    device,
    firstVisit: firstVisit ? '1' : undefined,
    fails: fails?.join(','),
  };
  return Object.fromEntries(Object.entries(given).filter((one): one is [string, string] => Boolean(one[1])));
}

export function phoneDisplayOf(query: URLSearchParams): PhoneDisplay {
  const width = widths.find((one) => String(one) === query.get('width')) ?? 390;
  return { width, revision: query.get('side') === 'disk' ? 'disk' : 'draft' };
}

export function deviceParts(device: string | undefined): { system: System; view: OpenedIn } {
  const [system = 'ios', ...more] = (device ?? 'ios').split('+');
  const view = more.includes('app') ? 'app' : more.includes('wechat') ? 'wechat' : 'browser';
  return { system: system as System, view };
}

export const deviceOf = (system: System, view: OpenedIn): string =>
  view === 'browser' ? system : `${system}+${view}`;

/** A name that no city rule has: it represents every city without one. */
const anyOtherCity = '其他城市';

/**
 * The visitor with every unset value replaced by the sandbox's answer, so that the explanation has no open condition.
 */
export const wholeVisitor = (input: ExplainInput): ExplainInput => ({
  application: 'web',
  bdType: '0',
  user: 'ok',
  ...(input.fails?.includes('ipInfo') ? {} : { city: anyOtherCity }),
  ...input,
  flags: { input_form: 0, succ_todo: 0, fail_todo: 0, ...input.flags },
});
