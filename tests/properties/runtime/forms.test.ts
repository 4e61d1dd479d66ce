import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  addFieldValidations,
  fillPlaceholders,
  lazyFieldValidations,
  normaliseAnswer,
  submission,
  validateAnswer,
  validateForm,
  visibleFields,
} from '../../../runtime/index.ts';
import { type Form, placeholders } from '../../../schemas/index.ts';
import { config, factsWith, siteOf } from '../../runtime/real-config.ts';
import { assertProperty, shareOfRun } from '../harness/property.ts';

addFieldValidations(lazyFieldValidations);

const limits = siteOf('default').settings;
const forms = Object.values(config.forms);
const typed = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '13812345678',
    '+86 138 1234 5678',
    '17012345678',
    '张三',
    '50,000',
    '5000.00',
    '310101',
  ),
  fc.constantFrom(
    '11010519491231002X',
    '123456',
    'yes',
    'no',
    '__proto__',
    '😀'.repeat(300),
    '９'.repeat(20),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.boolean(),
);

describe('a form', () => {
  const ids = forms.flatMap(({ fields }) => fields.map(({ id }) => id));
  const options = forms.flatMap(({ fields }) =>
    fields.flatMap((field) => ('options' in field ? field.options.map((one) => one.value) : [])),
  );
  const answers = fc.dictionary(
    fc.constantFrom(...ids, 'stranger'),
    fc.oneof(typed, fc.constantFrom(...options, 'x')),
  );
  const facts = fc
    .constantFrom({}, { 'session.token': true }, { city: '上海', input_form: 0 })
    .map(factsWith);
  const nothing = factsWith({});

  it('that ships sends visible fields only, and validates no others', () => {
    assertProperty(shareOfRun(10_000), [fc.constantFrom(...forms), answers, facts], (form, given, known) => {
      const visible = visibleFields(form, given as Answers, known).map(({ id }) => id);
      for (const id of Object.keys(submission(form, given as Answers, known))) expect(visible).toContain(id);
      for (const { field } of validateForm(form, given as Answers, known, limits))
        expect(visible).toContain(field.id);
    });
  });
  const letters = ['a', 'b', 'c', 'd', 'e'];
  const value = fc.constantFrom('1', '2');
  const field = fc.record({
    on: fc.option(fc.tuple(fc.constantFrom(...letters), fc.oneof(value, fc.array(value, { minLength: 1 })))),
  });
  const random = fc.array(field, { minLength: 5, maxLength: 5 }).map(
    (fields) =>
      ({
        id: 'random',
        purpose: 'p',
        endpoint: 'formSave',
        submitLabel: 's',
        fields: fields.map(({ on }, at) => ({
          kind: 'text',
          id: letters[at],
          ...(on && { showWhenAnswers: { [on[0]]: on[1] } }),
        })),
      }) as Form,
  );
  it('of any shape sends the same whatever the answer of a hidden field', () => {
    const given = fc.record({ a: value, b: value, c: value, d: value, e: value });
    assertProperty(shareOfRun(10_000), [random, given, given], (form, one, other) => {
      const visible = new Set(visibleFields(form, one, nothing).map(({ id }) => id));
      const mixed = Object.fromEntries(letters.map((id) => [id, (visible.has(id) ? one : other)[id as 'a']]));
      expect(submission(form, mixed, nothing)).toEqual(submission(form, one, nothing));
      expect(Object.keys(submission(form, one, nothing)).sort()).toEqual([...visible].sort());
    });
  });
  it('returns one error or none for any answer, and normalising twice changes nothing more', () => {
    const fields = forms.flatMap((form) => form.fields);
    assertProperty(shareOfRun(20_000), [fc.constantFrom(...fields), typed], (one, answer) => {
      const rule = validateAnswer(one, answer, limits);
      expect([null, 'required', 'invalid', 'reseller', 'tooLong', 'tooSmall', 'tooLarge']).toContain(rule);
      if (typeof answer !== 'string') return;
      const once = normaliseAnswer(one, answer);
      expect(normaliseAnswer(one, once)).toBe(once);
      if (one.kind !== 'consent') expect(validateAnswer(one, once, limits)).toBe(rule);
    });
  });
});

describe('a text', () => {
  const part = fc.oneof(
    fc.constantFrom(
      ...placeholders.map((name) => `{${name}}`),
      '{',
      '}',
      '$&',
      '$1',
      '$$',
      '{constructor}',
      '`',
    ),
    fc.string(),
  );
  it('is filled in once: values are not searched for placeholders, nothing else changes', () => {
    assertProperty(
      shareOfRun(10_000),
      [fc.array(part), fc.array(part, { minLength: placeholders.length, maxLength: 20 })],
      (parts, given) => {
        const values = Object.fromEntries(placeholders.map((name, at) => [name, given[at] ?? '']));
        const template = parts.join('|');
        const pieces = template.split(/(\{[^{}]*\})/);
        const expected = pieces.map((one) => {
          const name = one.slice(1, -1);
          return /^\{[^{}]*\}$/.test(one) && Object.hasOwn(values, name) ? values[name] : one;
        });
        expect(fillPlaceholders(template, values as never)).toBe(expected.join(''));
      },
    );
  });
});
