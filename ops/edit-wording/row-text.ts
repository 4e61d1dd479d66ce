import type { DisplayNames } from '../explain/display-names.ts';
import { entriesOf, isObject } from '../json/json-values.ts';
import { type Language, quote, spaced, type Text } from '../text/text.ts';
import { factText } from '../wording/fact-text.ts';
import { stepWords } from '../wording/plan-words.ts';
import { nameWithId } from '../wording/visitor-words.ts';
import { effectText } from '../wording/word-ids.ts';
import { partWord } from './part-words.ts';

/** The files whose entries are tables of rows. */
const tables: ReadonlySet<string | undefined> = new Set(['navigation', 'destinations', 'flags']);
/** The keys of a row that are not described. */
const hiddenKeys: ReadonlySet<string> = new Set(['id', '$schema']);

const destinations: Readonly<Record<string, Text>> = {
  success: stepWords['destination.success'],
  failure: stepWords['destination.failure'],
  skipForm: stepWords['destination.skipForm'],
};

/** The destination of a row with its name. */
function goText(value: string, names: DisplayNames | null, language: Language): string {
  const named = Object.hasOwn(destinations, value) ? destinations[value]?.[language] : names?.routes[value];
  return nameWithId(value, named, language);
}

/**
 * A row of a table, or a value within one, in words: `条件 登录状态：是；去向 成功去向（success）`. Null for other values.
 * @param path - the path of the value, beginning with the key of the file
 */
export function rowText(
  path: readonly string[],
  value: unknown,
  names: DisplayNames | null,
  language: Language,
): string | null {
  if (!tables.has(path[0])) return null;
  const words = { names, language };
  if (path.at(-2) === 'when') return conditionParts(path.at(-1) ?? '', value, words)[1];
  return innerText(path.at(-1) ?? '', value, words);
}

interface WordContext {
  names: DisplayNames | null;
  language: Language;
}

function innerText(key: string, value: unknown, words: WordContext): string {
  const { names, language } = words;
  const isChinese = language === 'zh';
  if (key === 'go' && typeof value === 'string') return goText(value, names, language);
  if (typeof value === 'boolean') return isChinese ? (value ? '是' : '否') : value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const items = value.map((one) => (key === 'do' ? effectText(String(one), language) : String(one)));
    return items.join(isChinese ? '、' : ', ');
  }
  if (!isObject(value)) return quote(value);
  if (key === 'when') {
    const all = entriesOf(value).map(([fact, one]) => conditionParts(fact, one, words));
    const conditions = all.map(([label, values]) => `${label}${isChinese ? '：' : ': '}${values}`);
    return conditions.length === 0 ? (isChinese ? '无' : 'none') : conditions.join(isChinese ? '，' : ', ');
  }
  return entriesOf(value)
    .filter(([inner]) => !hiddenKeys.has(inner))
    .map(([inner, one]) => `${partWord(inner, language)} ${innerText(inner, one, words)}`)
    .join(isChinese ? '；' : '; ');
}

/** The label of the fact of a condition, and its values: one, several, or all but some. */
function conditionParts(
  fact: string,
  condition: unknown,
  { names, language }: WordContext,
): [string, string] {
  const isNot = isObject(condition) && 'not' in condition;
  const values = [isNot ? condition.not : condition].flat();
  const items = values.map((value) => factParts(fact, value, names, language));
  const joined = items.map(([, value]) => value).join(language === 'zh' ? '、' : ', ');
  const [[label] = [fact]] = items;
  if (!isNot) return [label, joined];
  return [label, language === 'zh' ? `不是${spaced(joined).trimEnd()}` : `not ${joined}`];
}

function factParts(
  fact: string,
  value: unknown,
  names: DisplayNames | null,
  language: Language,
): [string, string] {
  const json = JSON.stringify(value) ?? '';
  const text = factText(`${fact} = ${json}`, names, language);
  const at = text.search(language === 'zh' ? /：/ : /: /);
  if (at === -1) return [fact, json];
  return [text.slice(0, at), text.slice(at + (language === 'zh' ? 1 : 2))];
}
