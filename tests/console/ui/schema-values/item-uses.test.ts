import { expect, test } from 'vitest';
import { itemUses } from '../../../../console/ui/schema-values/item-uses.ts';

const value = {
  fields: [
    {
      kind: 'choice',
      id: 'house',
      default: 'none',
      options: [{ value: 'none' }, { value: 'owned' }, { value: 'rented' }],
    },
    { kind: 'amount', id: 'mortgage', showWhenAnswers: { house: ['owned', 'rented'] } },
    { kind: 'text', id: 'why', showWhenAnswers: { house: { not: 'owned' } } },
    { kind: 'text', id: 'else', showWhenAnswers: { mortgage: { atLeast: 5 } } },
  ],
  steps: [{ fields: ['house', 'mortgage'] }, { fields: ['why', 'else'] }],
};
const form = { id: 'one', file: 'definitions/forms/one.json', value };
const at = (path: (string | number)[]) => itemUses(form, [], path).map(({ pointer }) => pointer);

test('a field is named by the conditions of others, and its step is not told', () => {
  expect(at(['fields', 0])).toEqual(['/fields/1/showWhenAnswers/house', '/fields/2/showWhenAnswers/house']);
  expect(at(['fields', 3])).toEqual([]);
});

test('a page that says something at a field names it', () => {
  const onResult = { '500': { show: { message: 'm', at: 'mortgage' } } };
  const page = {
    id: 'p',
    file: 'definitions/pages/p.json',
    value: { body: [{ type: 'form', form: 'one', onResult }] },
  };
  expect(itemUses(form, [page], ['fields', 1])).toContainEqual({
    file: page.file,
    pointer: '/body/0/onResult/500/show/at',
  });
});

test('an option is named by the conditions with its value, also by “is not”, and where it is chosen from the start', () => {
  expect(at(['fields', 0, 'options', 0])).toEqual(['/fields/0/default']);
  expect(at(['fields', 0, 'options', 1])).toEqual([
    '/fields/1/showWhenAnswers/house',
    '/fields/2/showWhenAnswers/house',
  ]);
  expect(at(['fields', 0, 'options', 2])).toEqual(['/fields/1/showWhenAnswers/house']);
});
