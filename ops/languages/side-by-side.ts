import { isObject, itemsOf, member } from '../json/json-values.ts';

/**
 * One JSON value of the same value in several languages, which differ in texts alone.
 * @param values - by language, the default first
 * @param join - what stands in place of a text that is not the same in all of them
 */
export function sideBySide<T>(
  values: Readonly<Record<string, T>>,
  join: (byLanguage: Readonly<Record<string, string>>) => unknown,
): T {
  const [first] = Object.values(values);
  const part = (take: (value: T) => unknown) =>
    sideBySide(
      Object.fromEntries(Object.entries(values).map(([language, one]) => [language, take(one)])),
      join,
    );
  if (typeof first === 'string') {
    const isSame = Object.values(values).every((one) => one === first);
    return (isSame ? first : join(values as Readonly<Record<string, string>>)) as T;
  }
  if (Array.isArray(first)) return first.map((_, at) => part((one) => itemsOf(one)[at])) as T;
  if (!isObject(first)) return first as T;
  return Object.fromEntries(Object.keys(first).map((key) => [key, part((one) => member(one, key))])) as T;
}
