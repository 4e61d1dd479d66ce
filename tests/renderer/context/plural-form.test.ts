import { describe, expect, it } from 'vitest';
import { chooseForm } from '../../../renderer/context/plural-form.ts';

describe('the form of a text for a number', () => {
  const russian = { one: 'место', few: 'места', many: 'мест', other: 'места' };
  it.each([
    [
      'en',
      { one: 'seat', other: 'seats' },
      [
        [1, 'seat'],
        [0, 'seats'],
        [2, 'seats'],
        [1.5, 'seats'],
      ],
    ],
    [
      'ru',
      russian,
      [
        [1, 'место'],
        [21, 'место'],
        [3, 'места'],
        [11, 'мест'],
        [1.5, 'места'],
      ],
    ],
    // A form that the text does not have, and one that the language does not have.
    ['ru', { one: 'место', other: 'мест' }, [[3, 'мест']]],
    ['zh-CN', { one: '一', other: '个' }, [[1, '个']]],
  ] as const)('follows the rules of %s', (language, forms, cases) => {
    for (const [number, text] of cases)
      expect(chooseForm(language, forms, number), String(number)).toBe(text);
  });

  it('is that for other numbers where there is none', () => {
    expect(chooseForm('en', { one: 'seat', other: 'seats' })).toBe('seats');
    expect(chooseForm('en', { one: 'seat', other: 'seats' }, Number.NaN)).toBe('seats');
  });
});
