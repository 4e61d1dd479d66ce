import fc from 'fast-check';
import { expect, it } from 'vitest';
import { conditionOrder } from '../../../ops/field-values/condition-order.ts';
import {
  addFieldValidations,
  addFurtherTest,
  furtherFieldValidations,
  furtherTest,
  lazyFieldValidations,
  visibleFields,
} from '../../../runtime/index.ts';
import type { Field, Form } from '../../../schemas/index.ts';
import { factsWith } from '../../runtime/real-config.ts';
import { assertProperty, shareOfRun } from '../harness/property.ts';

addFieldValidations({ ...lazyFieldValidations, ...furtherFieldValidations });
addFurtherTest();

const ids = ['a', 'b', 'c', 'd', 'e'];
const facts = factsWith({});
type Conditions = Record<string, 'yes' | 'no'>;
/** For each field, the answers that it asks for of any other: above or below. */
const forms = fc.array(
  fc.dictionary(fc.constantFrom(...ids), fc.constantFrom('yes' as const, 'no' as const), { maxKeys: 2 }),
  { minLength: 5, maxLength: 5 },
);
const given = fc.array(fc.constantFrom('yes', 'no', undefined), { minLength: 5, maxLength: 5 });

const formOf = (conditions: readonly Conditions[]): Form => ({
  id: 'a',
  purpose: 'p',
  endpoint: 'save',
  submitLabel: 's',
  fields: ids.map((id, at): Field => {
    const { [id]: _, ...showWhenAnswers } = conditions[at] ?? {};
    return Object.keys(showWhenAnswers).length > 0
      ? { kind: 'yesNo', id, showWhenAnswers }
      : { kind: 'yesNo', id };
  }),
});

/** Every set of fields that its own conditions make visible: one for conditions without a circle. */
function possibleSets({ fields }: Form, answers: Readonly<Record<string, string | undefined>>): string[][] {
  return Array.from({ length: 2 ** ids.length }, (_, bits) =>
    ids.filter((_id, at) => (bits >> at) & 1),
  ).filter((shown) =>
    fields.every(({ id, showWhenAnswers = {} }) => {
      const holds = Object.entries(showWhenAnswers).every(
        ([other, wanted]) => shown.includes(other) && answers[other] === wanted,
      );
      return shown.includes(id) === holds;
    }),
  );
}

/** Whether the fields can be asked one after the other, tried out in every order. */
function hasOrder(form: Form): boolean {
  const permute = (left: readonly Field[], asked: readonly string[]): boolean =>
    left.length === 0 ||
    left.some(
      (field) =>
        Object.keys(field.showWhenAnswers ?? {}).every((id) => asked.includes(id)) &&
        permute(
          left.filter((one) => one !== field),
          [...asked, field.id],
        ),
    );
  return permute(form.fields, []);
}

it('shows the fields whose conditions hold, whether they ask for fields above or below', () => {
  let shownBelow = 0;
  assertProperty(shareOfRun(4000), [forms, given], (conditions, values) => {
    const form = formOf(conditions as Conditions[]);
    if (!hasOrder(form)) return;
    const answers = Object.fromEntries(ids.map((id, at) => [id, values[at]]));
    const shown = visibleFields(furtherTest.layOut(form), answers, facts).map(({ id }) => id);
    expect(possibleSets(form, answers)).toEqual([shown]);
    const isBelow = (field: Field, at: number) =>
      Object.keys(field.showWhenAnswers ?? {}).some((id) => ids.indexOf(id) > at) && shown.includes(field.id);
    if (form.fields.some(isBelow)) shownBelow++;
  });
  expect(shownBelow).toBeGreaterThan(5);
});

it('check finds a circle exactly where no order of the fields answers their conditions, and names one that is there', () => {
  let found = 0;
  assertProperty(shareOfRun(4000), [forms], (conditions) => {
    const form = formOf(conditions as Conditions[]);
    const { circles } = conditionOrder(form.fields);
    expect(circles.length === 0).toBe(hasOrder(form));
    for (const circle of circles) {
      found++;
      expect(circle[0]).toBe(circle.at(-1));
      for (const [at, id] of circle.slice(0, -1).entries()) {
        const field = form.fields.find((one) => one.id === id);
        expect(Object.keys(field?.showWhenAnswers ?? {})).toContain(circle[at + 1]);
      }
    }
  });
  expect(found).toBeGreaterThan(5);
});
