import { isObject, itemsOf, member } from '../json/json-values.ts';
import { inFirstLanguage } from '../languages/first-language.ts';
import type { Language, Text } from '../text/text.ts';
import { type ConditionNames, conditionsIn, conditionsText, listed, notText } from './conditions-text.ts';

/**
 * When a block or a field is shown, in words; null where the key is another one.
 * @param form - the form of the field, by which its answers are named
 */
export function shownWhenText(
  key: string | undefined,
  conditions: unknown,
  form: unknown,
  words: ConditionNames,
): string | null {
  if (key === 'showWhen') return conditionsText(conditions, words);
  return key === 'showWhenAnswers' ? answerConditionsText(conditions, form, words.language) : null;
}

/** Conditions on the answers of a form in words, fields and choices by their labels: `职业：上班族、公务员`. */
const answerConditionsText = (conditions: unknown, form: unknown, language: Language): string =>
  conditionsIn(conditions, language, (id, condition) => {
    const field = fieldOf(form, id);
    return [labelOf(field) ?? id, testText(condition, field, language)];
  });

/** The tests of answers beside values themselves (schemas/parts/field-parts.ts). */
const tests: Readonly<Record<string, Text>> = {
  atLeast: { zh: '不小于', en: 'at least' },
  moreThan: { zh: '大于', en: 'more than' },
  atMost: { zh: '不大于', en: 'at most' },
  lessThan: { zh: '小于', en: 'less than' },
};

function testText(condition: unknown, field: unknown, language: Language): string {
  const isChinese = language === 'zh';
  const values = (of: unknown) =>
    listed(
      [of].flat().map((value) => valueText(value, field, isChinese)),
      language,
    );
  if (!isObject(condition)) return values(condition);
  const [[test, inner] = ['', undefined]] = Object.entries(condition);
  if (test === 'not') return notText(values(inner), language);
  if (test === 'answered') return isChinese ? (inner ? '已填写' : '未填写') : inner ? 'given' : 'not given';
  return `${tests[test]?.[language] ?? test} ${values(inner)}`;
}

function valueText(value: unknown, field: unknown, isChinese: boolean): string {
  if (typeof value === 'boolean') return isChinese ? (value ? '是' : '否') : value ? 'yes' : 'no';
  const option = itemsOf(member(field, 'options')).find((one) => member(one, 'value') === value);
  return labelOf(option) ?? String(value);
}

const labelOf = (item: unknown): string | undefined => {
  const label = inFirstLanguage(member(item, 'label'));
  return typeof label === 'string' ? label : undefined;
};

/** The field with this id, also one of a group. */
function fieldOf(form: unknown, id: string): unknown {
  const fields = itemsOf(member(form, 'fields'));
  const all = [...fields, ...fields.flatMap((field) => itemsOf(member(field, 'fields')))];
  return all.find((field) => member(field, 'id') === id);
}
