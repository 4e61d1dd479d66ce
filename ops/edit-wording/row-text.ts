import type { DisplayNames } from '../explain/display-names.ts';
import { entriesOf, isObject } from '../json/json-values.ts';
import { type Language, quote, type Text } from '../text/text.ts';
import { stepWords } from '../wording/plan-words.ts';
import { nameWithId } from '../wording/visitor-words.ts';
import { effectText } from '../wording/word-ids.ts';
import { type ConditionNames, conditionParts, conditionsText } from './conditions-text.ts';
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

function innerText(key: string, value: unknown, words: ConditionNames): string {
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
  if (key === 'when') return conditionsText(value, words);
  return entriesOf(value)
    .filter(([inner]) => !hiddenKeys.has(inner))
    .map(([inner, one]) => `${partWord(inner, language)} ${innerText(inner, one, words)}`)
    .join(isChinese ? '；' : '; ');
}
