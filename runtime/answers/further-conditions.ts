import type { Field } from '../../schemas/index.ts';
import { chosenValues } from './choices.ts';
import { inConditionOrder } from './condition-order.ts';
import { furtherTest } from './further-test.ts';
import { type Answer, normaliseAnswer } from './validate-answer.ts';

/** Of several choices, a value stands for one of them. */
const isOne = (given: string | boolean, field: Field, value: unknown): boolean =>
  given === value ||
  (field.kind === 'choices' ? chosenValues(String(given)).includes(String(value)) : given === String(value));

const compare =
  (holds: (given: number, limit: number) => boolean) =>
  (given: string | boolean, _field: Field, limit: unknown): boolean =>
    given !== '' && holds(Number(given), Number(limit));

type Test = (given: string | boolean, field: Field, value: unknown) => boolean;
const isGiven = (given: string | boolean): boolean => given !== '' && given !== false;

/** The tests of schemas/parts/field-parts.ts. */
const tests: Readonly<Record<string, Test>> = {
  not: (given, field, value) => isGiven(given) && ![value].flat().some((one) => isOne(given, field, one)),
  atLeast: compare((given, limit) => given >= limit),
  moreThan: compare((given, limit) => given > limit),
  atMost: compare((given, limit) => given <= limit),
  lessThan: compare((given, limit) => given < limit),
  answered: (given, _, value) => isGiven(given) === value,
};

/** Whether an answer of a field that is shown fits one value or test of a condition. */
function holds(condition: unknown, answer: Answer, field: Field): boolean {
  // A group that was added to an open form in the console has its fewest entries.
  const isText = typeof answer === 'string' || field.kind === 'group';
  const given = isText ? normaliseAnswer(field, String(answer ?? '')) : (answer ?? '');
  if (typeof condition !== 'object' || condition === null) return isOne(given, field, condition);
  return Object.entries(condition).every(([test, value]) => tests[test]?.(given, field, value) ?? false);
}

/** From now on conditions may be any test of the closed list, and name fields below. */
export const addFurtherTest = (): void => {
  furtherTest.holds = holds;
  furtherTest.layOut = inConditionOrder;
};
