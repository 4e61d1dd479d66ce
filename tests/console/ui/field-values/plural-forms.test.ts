import { describe, expect, it } from 'vitest';
import {
  categoriesOf,
  countsIn,
  inForms,
  isPluralForms,
} from '../../../../console/ui/field-values/plural-forms.ts';
import { formatValue } from '../../../../console/ui/field-values/value-codec.ts';
import { textPlaces } from '../../../../console/ui/schema-values/text-places.ts';
import { fieldOfNode } from '../../../../ops/wording/field.ts';

describe('the forms of a text by a number', () => {
  it('are those of the language, each with a number that belongs to it', () => {
    const examples = (language: string) =>
      Object.fromEntries(categoriesOf(language).map(({ category, example }) => [category, example]));
    expect(examples('zh-CN')).toEqual({ other: 1 });
    expect(examples('en')).toEqual({ one: 1, other: 2 });
    // From the tables of CLDR.
    expect(examples('ru')).toEqual({ one: 1, few: 2, many: 5, other: 1.5 });
    expect(examples('ar')).toEqual({ zero: 0, one: 1, two: 2, few: 3, many: 11, other: 100 });
    expect(categoriesOf('no language')).toEqual([{ category: 'other', example: 1 }]);
  });

  it('are not a text for each language', () => {
    expect(isPluralForms({ count: 'answer.people', one: 'One', other: 'Many' })).toBe(true);
    for (const value of ['x', null, ['other'], { en: 'x' }, { other: 'x', en: 'x' }, { other: {} }])
      expect(isPluralForms(value)).toBe(false);
  });

  it('begin with the text in each of them, and the number that it names', () => {
    const text = '{answer.people} seats for {answer.name}';
    expect(countsIn(text)).toEqual(['answer.people', 'answer.name']);
    expect(inForms(text, 'en', 'answer.people')).toEqual({ count: 'answer.people', one: text, other: text });
    expect(inForms('nights', 'zh-CN', undefined)).toEqual({ other: 'nights' });
  });

  it('are no JSON in a cell, and each is a text that the phone can show', () => {
    const node = { type: 'string', perLanguage: true as const, description: '标题 | Title' };
    const field = fieldOfNode(node, node, ['title'], false);
    const forms = { count: 'answer.people', one: 'One seat', other: 'Seats' };
    expect(formatValue(field, forms)).toBe('Seats');
    expect(formatValue(field, { en: forms })).toBe('Seats');
    expect(
      textPlaces(node, { en: forms }, ['title']).map(({ path, text }) => [path.join('/'), text]),
    ).toEqual([
      ['title/en/one', 'One seat'],
      ['title/en/other', 'Seats'],
    ]);
  });
});
