import type { FlagSet } from '../../schemas/index.ts';

/** One situation as people and CI write it; every key may be left out. */
export interface ExplainInput {
  host?: string;
  channel?: string;
  city?: string;
  path?: string;
  query?: Record<string, string>;
  /** What the server answers in h5_flow_info. */
  flags?: Partial<FlagSet>;
  application?: 'ios' | 'android' | 'web';
  bdType?: string;
  token?: boolean;
  user?: 'ok' | 'failed';
  appName?: string;
  appCompany?: string;
  firstVisit?: boolean;
  loginAddress?: string;
  /** What the page at `path` has just finished with; left out: an arrival. */
  outcome?: string;
  /** Calls that the server does not answer. */
  fails?: FailingCall[];
  /** `ios`, `android` or `other`, with `+wechat` and `+app` for the view that it is in. */
  device?: string;
}

/** A call whose answer decides, and which explain can be told to fail. */
const failingCalls = ['channelInfo', 'ipInfo', 'mark'] as const;
export type FailingCall = (typeof failingCalls)[number];

/** What was wrong with a situation: the key, and what it takes. */
export class InputError extends Error {
  override readonly name = 'InputError' as const;
  readonly key: string;
  constructor(key: string, message: string) {
    super(message);
    this.key = key;
  }
}

type Reader<T> = (value: unknown, key: string) => T;

const fail = (key: string, takes: string): never => {
  throw new InputError(key, `"${key}" takes ${takes}`);
};
const text: Reader<string> = (value, key) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : fail(key, 'a text');
const yesNo: Reader<boolean> = (value, key) =>
  typeof value === 'boolean' ? value : fail(key, 'true or false');
const oneOf =
  <T extends string>(...values: T[]): Reader<T> =>
  (value, key) =>
    values.find((one) => one === value) ?? fail(key, values.map((one) => `"${one}"`).join(', '));
const whole: Reader<number> = (value, key) =>
  typeof value === 'number' && Number.isInteger(value) ? value : fail(key, 'a whole number');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a record by a table of its keys; an unknown key is an error that names those there are. */
function read<T extends object>(value: unknown, at: string, readers: { [K in keyof T]-?: Reader<T[K]> }): T {
  if (!isRecord(value)) return fail(at, 'an object');
  const result: Record<string, unknown> = {};
  for (const [key, given] of Object.entries(value)) {
    const reader = Object.hasOwn(readers, key) ? readers[key as keyof T] : undefined;
    if (!reader)
      throw new InputError(key, `unknown key "${key}"; there are ${Object.keys(readers).join(', ')}`);
    if (given !== null && given !== undefined) result[key] = reader(given as never, key);
  }
  return result as T;
}

const query: Reader<Record<string, string>> = (value, key) => {
  if (!isRecord(value)) return fail(key, 'an object of texts');
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, text(one, `query.${name}`)]));
};
const flags: Reader<Partial<FlagSet>> = (value, key) =>
  read<Record<keyof FlagSet, number>>(value, key, {
    input_form: whole,
    succ_todo: whole,
    fail_todo: whole,
  }) as Partial<FlagSet>;

const calls: Reader<FailingCall[]> = (value, key) =>
  Array.isArray(value)
    ? value.map((one) => oneOf(...failingCalls)(one, key))
    : fail(key, `a list of ${failingCalls.map((one) => `"${one}"`).join(', ')}`);
const device: Reader<string> = (value, key) =>
  typeof value === 'string' && /^(ios|android|other)(\+wechat)?(\+app)?$/.test(value)
    ? value
    : fail(key, '"ios", "android" or "other", with "+wechat" and "+app", as in "ios+wechat"');

/**
 * A situation as parsed JSON → checked.
 * @throws InputError naming the key that is unknown or has a value of the wrong kind
 */
export function readInput(value: unknown): ExplainInput {
  return read<Required<ExplainInput>>(value, 'situation', {
    host: text,
    channel: text,
    city: text,
    path: text,
    query,
    flags,
    application: oneOf('ios', 'android', 'web'),
    bdType: text,
    token: yesNo,
    user: oneOf('ok', 'failed'),
    appName: text,
    appCompany: text,
    firstVisit: yesNo,
    loginAddress: text,
    outcome: text,
    fails: calls,
    device,
  });
}
