import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areContradictory } from '../../../ops/field-values/comparison-conflicts.ts';
import {
  addFieldValidations,
  addWholeFormTests,
  furtherFieldValidations,
  lazyFieldValidations,
  validateForm,
} from '../../../runtime/index.ts';
import type { ComparisonTest, Field, Form } from '../../../schemas/index.ts';
import { factsWith, siteOf } from '../../runtime/real-config.ts';
import { assertProperty, shareOfRun } from '../harness/property.ts';

addFieldValidations({ ...lazyFieldValidations, ...furtherFieldValidations });
addWholeFormTests();

const limits = siteOf('default').settings;
const facts = factsWith({});
const ids = ['a', 'b', 'c'];
const tests: ComparisonTest[] = ['equal', 'different', 'lessThan', 'atMost', 'moreThan', 'atLeast'];
const comparison = fc
  .tuple(fc.shuffledSubarray(ids, { minLength: 2, maxLength: 2 }), fc.constantFrom(...tests))
  .map(([[field = '', to = ''], is]) => ({ field, is, to, message: 'no' }));
const range = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 4 }))
  .map(([min, more]) => ({ min, max: Math.min(5, min + more) }));

const formOf = (
  ranges: readonly { min: number; max: number }[],
  comparisons: NonNullable<Form['comparisons']>,
): Form => ({
  id: 'a',
  purpose: 'p',
  endpoint: 'save',
  submitLabel: 's',
  fields: ranges.map(
    ({ min, max }, at): Field => ({ kind: 'number', id: ids[at] ?? '', min, max, decimals: 0 }),
  ),
  comparisons,
});
/** Whether a visitor can fill the form in, tried with every answer. */
const canBeSent = (form: Form): boolean => {
  const sizes = [1, 2, 3, 4, 5];
  return sizes.some((a) =>
    sizes.some((b) =>
      sizes.some((c) => validateForm(form, { a: `${a}`, b: `${b}`, c: `${c}` }, facts, limits).length === 0),
    ),
  );
};
const isRefused = (form: Form) =>
  areContradictory(form.comparisons ?? [], (id) => form.fields.find((field) => field.id === id));
const comparisons = fc.array(comparison, { minLength: 1, maxLength: 4 });

it('a form with comparisons that check refuses can be filled in by nobody, whatever the ranges', () => {
  assertProperty(shareOfRun(800), [fc.tuple(range, range, range), comparisons], (ranges, compared) => {
    const form = formOf(ranges, compared);
    if (isRefused(form)) expect(canBeSent(form)).toBe(false);
  });
});

it('check refuses all comparisons that go round in a circle', () => {
  const wide = { min: 1, max: 5 };
  assertProperty(shareOfRun(800), [comparisons], (compared) => {
    const form = formOf([wide, wide, wide], compared);
    expect(isRefused(form)).toBe(!canBeSent(form));
  });
});
