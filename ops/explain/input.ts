import type { FlagSet } from '../../schemas/index.ts';
import type { Text } from '../text/text.ts';
import { fail, isRecord, oneOf, type Reader, read, text, whole, yesNo } from './value-readers.ts';

/** One situation as written by people and CI; every key is optional. */
export interface ExplainInput {
  host?: string;
  channel?: string;
  city?: string;
  path?: string;
  query?: Record<string, string>;
  /** The flags of the server in h5_flow_info. */
  flags?: Partial<FlagSet>;
  application?: 'ios' | 'android' | 'web';
  bdType?: string;
  token?: boolean;
  user?: 'ok' | 'failed';
  appName?: string;
  appCompany?: string;
  firstVisit?: boolean;
  loginAddress?: string;
  /** The outcome with which the page at `path` finished; left out: an arrival. */
  outcome?: string;
  /** Calls that fail. */
  fails?: FailingCall[];
  /** `ios`, `android` or `other`, with `+wechat` and `+app` for the in-app view. */
  device?: string;
}

/** Calls whose response is a fact and that `--fails` can make fail. */
const failingCalls = ['channelInfo', 'ipInfo', 'mark'] as const;
export type FailingCall = (typeof failingCalls)[number];

const query: Reader<Record<string, string>> = (value, key) => {
  if (!isRecord(value)) return fail(key, { zh: '只含文字的对象 { }', en: 'an object of texts' });
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, text(one, `query.${name}`)]));
};
const threeFlags: Text = {
  zh: '三个整数：[0, 4, 3]、"0,4,3" 或 { "input_form": 0, "succ_todo": 4, "fail_todo": 3 }',
  en: 'three whole numbers: [0, 4, 3], "0,4,3" or { "input_form": 0, "succ_todo": 4, "fail_todo": 3 }',
};
/** An object, or all three flags in order as a list or a text. */
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
 * Validates a situation of parsed JSON.
 * @throws InputError with the key that is unknown or has an invalid value
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
