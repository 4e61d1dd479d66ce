import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canHold } from '../../../ops/field-values/satisfiable.ts';
import {
  addFieldValidations,
  addFurtherTest,
  type Facts,
  furtherFieldValidations,
  lazyFieldValidations,
  visibleFields,
} from '../../../runtime/index.ts';
import type { Field, Form } from '../../../schemas/index.ts';
import { assertProperty, shareOfRun } from '../harness/property.ts';

addFieldValidations(lazyFieldValidations);
addFieldValidations(furtherFieldValidations);
addFurtherTest();

type Condition = NonNullable<Field['showWhenAnswers']>[string];
const letters = ['a', 'b', 'c'];
const options = letters.map((value) => ({ value, label: value }));
const facts = {
  own: {},
  query: {},
  info: undefined,
  flags: undefined,
  site: {},
  channel: {},
} as unknown as Facts;

/** A field with every answer that it can have; '' where it may be left empty. */
const asked: readonly { field: Field; answers: readonly string[]; value: fc.Arbitrary<string | number> }[] = [
  {
    field: { kind: 'choice', id: 'it', options, optional: true },
    answers: ['', ...letters],
    value: fc.constantFrom(...letters),
  },
  {
    field: { kind: 'choices', id: 'it', options },
    answers: ['a', 'b', 'c', 'a,b', 'a,c', 'b,c', 'a,b,c'],
    value: fc.constantFrom(...letters),
  },
  { field: { kind: 'yesNo', id: 'it' }, answers: ['yes', 'no'], value: fc.constantFrom('yes', 'no') },
  {
    field: { kind: 'rating', id: 'it', max: 5 },
    answers: ['1', '2', '3', '4', '5'],
    value: fc.integer({ min: 1, max: 5 }),
  },
  {
    field: { kind: 'amount', id: 'it', min: 100, max: 900, step: 200, optional: true },
    answers: ['', '100', '300', '500', '700', '900'],
    value: fc.constantFrom(100, 300, 500, 700, 900),
  },
  {
    field: { kind: 'number', id: 'it', min: -1, max: 1, decimals: 1, unit: 'm' },
    answers: Array.from({ length: 21 }, (_, at) => String((at - 10) / 10)),
    value: fc.integer({ min: -10, max: 10 }).map((tenths) => tenths / 10),
  },
];
const size = fc.integer({ min: -20, max: 1000 }).map((number) => number / 10);

it.each(asked)(
  'check calls conditions on the kind $field.kind contradictory exactly where no answer shows a field that has them',
  ({ field, answers, value }) => {
    const isSized = ['rating', 'amount', 'number'].includes(field.kind);
    const values = fc.oneof(value, fc.array(value, { minLength: 1, maxLength: 3 }));
    const limit = fc.oneof(value.map(Number).filter(Number.isFinite), size);
    const condition: fc.Arbitrary<Condition> = fc.oneof(
      values,
      values.map((not) => ({ not })),
      fc.boolean().map((answered) => ({ answered })),
      ...(isSized
        ? [
            limit.map((atLeast) => ({ atLeast })),
            limit.map((moreThan) => ({ moreThan })),
            limit.map((atMost) => ({ atMost })),
            limit.map((lessThan) => ({ lessThan })),
          ]
        : []),
    );
    assertProperty(shareOfRun(1500), [fc.array(condition, { minLength: 1, maxLength: 4 })], (conditions) => {
      const dependent = conditions.map(
        (one, at): Field => ({ kind: 'text', id: `note${at}`, showWhenAnswers: { it: one } }),
      );
      const form = { id: 'f', fields: [field, ...dependent] } as unknown as Form;
      const isShown = answers.some(
        (answer) => visibleFields(form, { it: answer }, facts).length === form.fields.length,
      );
      expect(canHold(field, conditions)).toBe(isShown);
    });
  },
);
