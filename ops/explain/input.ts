import { answerValues, closedValues, type FactsFile, type FlagSet } from '../../schemas/index.ts';
import type { Text } from '../text/text.ts';
import { exampleFlags, flagsInText, wholeNumbers } from './flag-list.ts';
import { fail, isRecord, oneOf, type Reader, read, text, whole, yesNo } from './value-readers.ts';

/**
 * One situation as written by people and CI; every key is optional. The facts of channel info that
 * definitions/facts.json declares are further keys: {@link statedFact}.
 */
export interface ExplainInput {
  readonly [fact: string]: unknown;
  host?: string;
  channel?: string;
  city?: string;
  path?: string;
  query?: Record<string, string>;
  /** The answers of forms that were sent, by their names in definitions/facts.json; left out: not answered. */
  answer?: Record<string, string>;
  /** The flags of the server in h5_flow_info. */
  flags?: FlagSet;
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
/** The names of the flags in their order; null: not known here, any flag is accepted. */
type FlagNames = readonly string[] | null;

const allFlags = (names: FlagNames): Text => {
  if (names === null) return { zh: '对象 { }', en: 'an object' };
  const { zh, en } = wholeNumbers(names.length);
  const values = exampleFlags(names.length);
  const [list, text] = [`[${values.join(', ')}]`, `"${values.join()}"`];
  const object = `{ ${names.map((name, at) => `"${name}": ${values[at]}`).join(', ')} }`;
  return { zh: `${zh}：${list}、${text} 或 ${object}`, en: `${en}: ${list}, ${text} or ${object}` };
};
/** An object, or all flags in order as a list or a text. */
const flagsReader =
  (names: FlagNames): Reader<FlagSet> =>
  (value, key) => {
    const list = typeof value === 'string' ? flagsInText(value) : value;
    if (Array.isArray(list)) {
      if (names === null || list.length !== names.length || !list.every(Number.isInteger)) {
        return fail(key, allFlags(names));
      }
      return Object.fromEntries(names.map((name, at) => [name, list[at]]));
    }
    if (!isRecord(value)) return fail(key, allFlags(names));
    const readers = Object.fromEntries((names ?? Object.keys(value)).map((name) => [name, whole]));
    return read<Record<string, number>>(value, key, readers);
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

/** The keys of a situation that are no declared fact. */
export const ownKeys = [
  'host',
  'channel',
  'city',
  'path',
  'query',
  'answer',
  'flags',
  'token',
  'user',
  'appName',
  'appCompany',
  'firstVisit',
  'loginAddress',
  'outcome',
  'fails',
  'device',
] as const;
type OwnKey = (typeof ownKeys)[number];

/** Answers that the config declares, each with one of its values; null: not known here, any is accepted. */
const answersReader =
  (declared: FactsFile['answers'] | null): Reader<Record<string, string>> =>
  (value, key) => {
    if (declared === null) return query(value, key);
    const readers = Object.entries(declared ?? {}).map(([name, one]) => [name, oneOf(...answerValues(one))]);
    return read<Record<string, string>>(value, key, Object.fromEntries(readers));
  };

/** `answer.purpose` → `purpose` */
export const answersByName = (leads: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(leads).map(([fact, value]) => [fact.slice('answer.'.length), value]));

const readersOf = (
  names: FlagNames,
  answers: FactsFile['answers'] | null,
): { [K in OwnKey]: Reader<unknown> } => ({
  host: text,
  channel: text,
  city: text,
  path: text,
  query,
  answer: answersReader(answers),
  flags: flagsReader(names),
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

/**
 * Validates a situation of parsed JSON.
 * @param facts - definitions/facts.json; null where the config is not known yet: then any further key may be a fact
 * @throws InputError with the key that is unknown or has an invalid value
 */
export function readInput(value: unknown, facts: FactsFile | null): ExplainInput {
  const own = readersOf(facts && Object.keys(facts.flags), facts === null ? null : facts.answers);
  const declared = facts
    ? Object.entries(facts.channelInfo).map(([fact, { values, otherwise }]): [string, Reader<string>] => [
        fact,
        values ? oneOf(...closedValues(values, otherwise)) : text,
      ])
    : Object.keys(isRecord(value) ? value : {})
        .filter((key) => !Object.hasOwn(own, key))
        .map((fact): [string, Reader<string>] => [fact, text]);
  // Messages list the keys of every funnel first.
  return read<Record<string, unknown>>(value, 'visit', { ...own, ...Object.fromEntries(declared), ...own });
}

/** A declared fact that a situation states; undefined where it leaves it open. */
export function statedFact(input: ExplainInput, fact: string): string | undefined {
  const value = Object.hasOwn(input, fact) ? input[fact] : undefined;
  return typeof value === 'string' ? value : undefined;
}
/** All declared facts that a situation states. */
export const statedFacts = (input: ExplainInput): [string, string][] =>
  Object.keys(input)
    .filter((key) => !ownKeys.some((own) => own === key))
    .flatMap((key): [string, string][] => {
      const value = statedFact(input, key);
      return value === undefined ? [] : [[key, value]];
    });
