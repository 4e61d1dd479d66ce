import type { FlagSet } from '../../schemas/index.ts';
import { didYouMeanClause, nearestName } from '../did-you-mean/did-you-mean.ts';
import { quote, type Text } from '../text/text.ts';

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
  readonly text: Text;
  constructor(key: string, text: Text) {
    super(text.en);
    this.key = key;
    this.text = text;
  }
}

type Reader<T> = (value: unknown, key: string) => T;

const fail = (key: string, { zh, en }: Text, hint: Text = { zh: '', en: '' }): never => {
  throw new InputError(key, { zh: `"${key}" 要${zh}${hint.zh}`, en: `"${key}" takes ${en}${hint.en}` });
};
/** What people call an application. */
const otherNames: Readonly<Record<string, string>> = {
  iphone: 'ios',
  ipad: 'ios',
  h5: 'web',
  browser: 'web',
};
/** What was probably meant by a value or key, ready to follow. */
const meaning = (given: unknown, known: readonly string[]): Text => {
  const other = typeof given === 'string' ? otherNames[given.toLowerCase()] : undefined;
  const isOther = other !== undefined && known.includes(other);
  const near = isOther ? other : typeof given === 'string' ? nearestName(given, known) : undefined;
  return didYouMeanClause(near && `"${near}"`);
};
const text: Reader<string> = (value, key) =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : fail(key, { zh: '文字', en: 'a text' });
const yesNo: Reader<boolean> = (value, key) =>
  typeof value === 'boolean' ? value : fail(key, { zh: ' true 或 false', en: 'true or false' });
const oneOf =
  <T extends string>(...values: T[]): Reader<T> =>
  (value, key) =>
    values.find((one) => one === value) ?? refuse(value, key, values);
/** A value that is none of these. */
function refuse(value: unknown, key: string, values: readonly string[]): never {
  const all = values.map((one) => `"${one}"`).join(', ');
  const { zh, en } = meaning(value, values);
  const found = quote(value);
  return fail(key, { zh: ` ${all}`, en: all }, { zh: `；得到 ${found}${zh}`, en: `; got ${found}${en}` });
}
const whole: Reader<number> = (value, key) =>
  typeof value === 'number' && Number.isInteger(value)
    ? value
    : fail(key, { zh: '整数', en: 'a whole number' });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a record by a table of its keys; an unknown key is an error that names those there are. */
function read<T extends object>(value: unknown, at: string, readers: { [K in keyof T]-?: Reader<T[K]> }): T {
  if (!isRecord(value)) return fail(at, { zh: '对象 { }', en: 'an object' });
  const result: Record<string, unknown> = {};
  for (const [key, given] of Object.entries(value)) {
    const reader = Object.hasOwn(readers, key) ? readers[key as keyof T] : undefined;
    if (!reader) throw unknownKey(key, Object.keys(readers));
    if (given !== null && given !== undefined) result[key] = reader(given as never, key);
  }
  return result as T;
}

function unknownKey(key: string, known: readonly string[]): InputError {
  const { zh, en } = meaning(key, known);
  const all = known.join(', ');
  return new InputError(key, {
    zh: `不认识的键 "${key}"${zh}；可用：${all}`,
    en: `unknown key "${key}"${en}; there are ${all}`,
  });
}

const query: Reader<Record<string, string>> = (value, key) => {
  if (!isRecord(value)) return fail(key, { zh: '只含文字的对象 { }', en: 'an object of texts' });
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, text(one, `query.${name}`)]));
};
const threeFlags: Text = {
  zh: '三个整数：[0, 4, 3]、"0,4,3" 或 { "input_form": 0, "succ_todo": 4, "fail_todo": 3 }',
  en: 'three whole numbers: [0, 4, 3], "0,4,3" or { "input_form": 0, "succ_todo": 4, "fail_todo": 3 }',
};
/** As an object, or all three in the order in which they are told, as a list or a text. */
const flags: Reader<Partial<FlagSet>> = (value, key) => {
  if (typeof value === 'string') {
    const isList = /^\s*-?\d{1,6}\s*(,\s*-?\d{1,6}\s*){2}$/.test(value);
    return isList ? flags(value.split(',').map(Number), key) : fail(key, threeFlags);
  }
  if (Array.isArray(value)) {
    if (value.length !== 3 || !value.every(Number.isInteger)) return fail(key, threeFlags);
    const [input_form, succ_todo, fail_todo] = value;
    return { input_form, succ_todo, fail_todo };
  }
  if (!isRecord(value)) return fail(key, threeFlags);
  return read<Record<keyof FlagSet, number>>(value, key, {
    input_form: whole,
    succ_todo: whole,
    fail_todo: whole,
  }) as Partial<FlagSet>;
};

const callNames = failingCalls.map((one) => `"${one}"`).join(', ');
const calls: Reader<FailingCall[]> = (value, key) =>
  Array.isArray(value)
    ? value.map((one) => oneOf(...failingCalls)(one, key))
    : fail(key, { zh: `列表 [ ]，其中 ${callNames}`, en: `a list of ${callNames}` });
const device: Reader<string> = (value, key) =>
  typeof value === 'string' && /^(ios|android|other)(\+wechat)?(\+app)?$/.test(value)
    ? value
    : fail(key, {
        zh: ' "ios"、"android" 或 "other"，可加 "+wechat" 和 "+app"，如 "ios+wechat"',
        en: '"ios", "android" or "other", with "+wechat" and "+app", as in "ios+wechat"',
      });

/**
 * A situation as parsed JSON → checked.
 * @throws InputError naming the key that is unknown or has a value of the wrong kind
 */
export function readInput(value: unknown): ExplainInput {
  return read<Required<ExplainInput>>(value, 'visit', {
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
