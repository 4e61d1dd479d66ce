import type { DisplayNames } from '../explain/display-names.ts';
import { entriesOf, isObject } from '../json/json-values.ts';
import { type Language, spaced } from '../text/text.ts';
import { factText } from '../wording/fact-text.ts';

export interface ConditionNames {
  names: DisplayNames | null;
  language: Language;
}

/** The label of what is tested, and its values in words. */
export type ConditionParts = [label: string, values: string];

/** Conditions in words, of a row or of when a block is shown: `登录状态：是，页面刚刚完成的结果：“登录”`. */
export const conditionsText = (when: unknown, words: ConditionNames): string =>
  conditionsIn(when, words.language, (fact, one) => conditionParts(fact, one, words));

/** Conditions on facts or on answers, in words. @param partsOf - of one of them */
export function conditionsIn(
  conditions: unknown,
  language: Language,
  partsOf: (name: string, condition: unknown) => ConditionParts,
): string {
  const isChinese = language === 'zh';
  const all = entriesOf(conditions).map(([name, one]) => partsOf(name, one));
  const texts = all.map(([label, values]) => `${label}${isChinese ? '：' : ': '}${values}`);
  return texts.length === 0 ? (isChinese ? '无' : 'none') : texts.join(isChinese ? '，' : ', ');
}

/** The label of the fact of a condition, and its values: one, several, or all but some. */
export function conditionParts(
  fact: string,
  condition: unknown,
  { names, language }: ConditionNames,
): ConditionParts {
  const isNot = isObject(condition) && 'not' in condition;
  const values = [isNot ? condition.not : condition].flat();
  const items = values.map((value) => factParts(fact, value, names, language));
  const joined = listed(
    items.map(([, value]) => value),
    language,
  );
  const [[label] = [fact]] = items;
  return [label, isNot ? notText(joined, language) : joined];
}

export const listed = (values: readonly string[], language: Language): string =>
  values.join(language === 'zh' ? '、' : ', ');

export const notText = (values: string, language: Language): string =>
  language === 'zh' ? `不是${spaced(values).trimEnd()}` : `not ${values}`;

function factParts(
  fact: string,
  value: unknown,
  names: DisplayNames | null,
  language: Language,
): ConditionParts {
  const json = JSON.stringify(value) ?? '';
  const text = factText(`${fact} = ${json}`, names, language);
  const at = text.search(language === 'zh' ? /：/ : /: /);
  if (at === -1) return [fact, json];
  return [text.slice(0, at), text.slice(at + (language === 'zh' ? 1 : 2))];
}
