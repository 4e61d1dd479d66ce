import { expect, test } from 'vitest';
import type { Edit } from '../../../../console/edits/edit.ts';
import { EditBuffer } from '../../../../console/edits/edit-buffer.ts';
import { fieldRenaming } from '../../../../console/ui/schema-values/rename-field.ts';

const form = {
  id: 'trip',
  file: 'definitions/forms/trip.json',
  value: {
    verify: { sends: { realName: 'name' }, onResult: { otherwise: { show: { at: 'name', text: 'x' } } } },
    steps: [
      { title: '一', fields: ['name', 'guests'] },
      { title: '二', fields: ['total'] },
    ],
    fields: [
      { kind: 'text', id: 'name' },
      {
        kind: 'group',
        id: 'guests',
        fields: [
          { kind: 'text', id: 'name' },
          { kind: 'number', id: 'age', showWhenAnswers: { name: '小王' } },
        ],
      },
      { kind: 'figure', id: 'total', of: ['guests.age', 'amount'], showWhenAnswers: { name: '小王' } },
      { kind: 'amount', id: 'amount' },
    ],
    comparisons: [{ field: 'amount', is: 'atLeast', to: 'total' }],
  },
};
const show = (formId: string) => ({
  id: formId,
  file: `definitions/pages/${formId}.json`,
  value: {
    body: [
      {
        type: 'section',
        blocks: [
          {
            type: 'form',
            form: formId,
            onResult: { cases: [{ codes: [1], show: { at: 'name' } }], otherwise: { show: { at: 'form' } } },
          },
        ],
      },
    ],
  },
});
const pages = [show('trip'), show('other')];

/** What the server makes of the edits, by file. */
function edited(edits: readonly Edit[]): Record<string, string> {
  const buffers = new Map(
    [form, ...pages].map(({ file, value }) => [file, new EditBuffer(JSON.stringify(value))]),
  );
  for (const edit of edits) buffers.get(edit.file)?.apply(edit);
  return Object.fromEntries([...buffers].map(([file, { text }]) => [file, JSON.stringify(JSON.parse(text))]));
}
const renamed = (path: (string | number)[], to: string) =>
  edited(fieldRenaming(form, pages, path)?.follow(to) ?? []);
const before = edited([]);
const after = (...changes: [string, string][]) =>
  changes.reduce((text, [was, now]) => text.replace(was, now), before[form.file] ?? '');

test('the steps, conditions and calls of a form, and the results on its pages, follow a new name of a field', () => {
  const { [form.file]: ofForm, ...ofPages } = renamed(['fields', 0], 'fullName');
  expect(ofForm).toBe(
    after(
      ['"realName":"name"', '"realName":"fullName"'],
      ['"at":"name"', '"at":"fullName"'],
      ['["name","guests"]', '["fullName","guests"]'],
      [
        '["guests.age","amount"],"showWhenAnswers":{"name"',
        '["guests.age","amount"],"showWhenAnswers":{"fullName"',
      ],
    ),
  );
  expect(ofPages).toEqual({
    'definitions/pages/trip.json': before['definitions/pages/trip.json']?.replace('"name"', '"fullName"'),
    'definitions/pages/other.json': before['definitions/pages/other.json'],
  });
});

test('a field of a group is followed in its group alone, and by figures of its entries', () => {
  expect(renamed(['fields', 1, 'fields', 0], 'called')[form.file]).toBe(
    after(['"age","showWhenAnswers":{"name"', '"age","showWhenAnswers":{"called"']),
  );
  expect(renamed(['fields', 1, 'fields', 1], 'years')[form.file]).toBe(after(['guests.age', 'guests.years']));
  expect(renamed(['fields', 1], 'people')[form.file]).toBe(
    after(['["name","guests"]', '["name","people"]'], ['guests.age', 'people.age']),
  );
});

test('comparisons follow a new name', () => {
  expect(renamed(['fields', 3], 'sum')[form.file]).toBe(
    after(['["guests.age","amount"]', '["guests.age","sum"]'], ['"field":"amount"', '"field":"sum"']),
  );
});

test('the names of other fields are taken, and nothing follows where two fields have one name', () => {
  expect(fieldRenaming(form, pages, ['fields', 0])?.taken).toEqual(new Set(['guests', 'total', 'amount']));
  const twice = { ...form, value: { fields: [{ id: 'a' }, { id: 'a' }] } };
  expect(fieldRenaming(twice, pages, ['fields', 0])).toBe(null);
  expect(fieldRenaming(form, pages, ['steps', 0])).toBe(null);
});
