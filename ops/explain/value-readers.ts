import { didYouMeanClause, nearestName } from '../did-you-mean/did-you-mean.ts';
import { quote, type Text } from '../text/text.ts';

/** An invalid situation: the key, and the values that it accepts. */
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

export type Reader<T> = (value: unknown, key: string) => T;

export const fail = (key: string, { zh, en }: Text, hint: Text = { zh: '', en: '' }): never => {
  throw new InputError(key, { zh: `"${key}" 要${zh}${hint.zh}`, en: `"${key}" takes ${en}${hint.en}` });
};
/** Other names of applications and devices. */
const otherNames: Readonly<Record<string, string>> = {
  iphone: 'ios',
  ipad: 'ios',
  h5: 'web',
  browser: 'web',
};
/** The clause that suggests the nearest value or key; empty where there is none. */
const suggestionClause = (given: unknown, known: readonly string[]): Text => {
  const other = typeof given === 'string' ? otherNames[given.toLowerCase()] : undefined;
  const isOther = other !== undefined && known.includes(other);
  const near = isOther ? other : typeof given === 'string' ? nearestName(given, known) : undefined;
  return didYouMeanClause(near && `"${near}"`);
};
export const text: Reader<string> = (value, key) =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : fail(key, { zh: '文字', en: 'a text' });
export const yesNo: Reader<boolean> = (value, key) =>
  typeof value === 'boolean' ? value : fail(key, { zh: ' true 或 false', en: 'true or false' });
export const oneOf =
  <T extends string>(...values: T[]): Reader<T> =>
  (value, key) =>
    values.find((one) => one === value) ?? refuse(value, key, values);
/** Rejects a value that is none of these. */
function refuse(value: unknown, key: string, values: readonly string[]): never {
  const all = values.map((one) => `"${one}"`).join(', ');
  const { zh, en } = suggestionClause(value, values);
  const found = quote(value);
  return fail(key, { zh: ` ${all}`, en: all }, { zh: `；得到 ${found}${zh}`, en: `; got ${found}${en}` });
}
export const whole: Reader<number> = (value, key) =>
  typeof value === 'number' && Number.isInteger(value)
    ? value
    : fail(key, { zh: '整数', en: 'a whole number' });

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a record by a table of its keys; an unknown key is an error that lists the known ones. */
export function read<T extends object>(
  value: unknown,
  at: string,
  readers: { [K in keyof T]-?: Reader<T[K]> },
): T {
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
  const { zh, en } = suggestionClause(key, known);
  const all = known.join(', ');
  return new InputError(key, {
    zh: `不认识的键 "${key}"${zh}；可用：${all}`,
    en: `unknown key "${key}"${en}; there are ${all}`,
  });
}
