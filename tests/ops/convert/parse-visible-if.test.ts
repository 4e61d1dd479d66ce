import { expect, it } from 'vitest';
import { parseVisibleIf } from '../../../ops/foreign-forms/parse-visible-if.ts';

const clause = (question: string, relation: string, ...values: unknown[]) => ({ question, relation, values });

it.each([
  ["{a} = 'x'", [clause('a', 'oneOf', 'x')]],
  ['{a b}=="x y"', [clause('a b', 'oneOf', 'x y')]],
  ['{a} = true', [clause('a', 'oneOf', true)]],
  ['{a} > -1.5', [clause('a', 'more', -1.5)]],
  ["{a} anyof ['x', 2]", [clause('a', 'oneOf', 'x', 2)]],
  ["{a} notempty AND {b} <> 'y'", [clause('a', 'answered'), clause('b', 'noneOf', 'y')]],
  ["{a} = 'x' or {a} = 'y'", [clause('a', 'oneOf', 'x', 'y')]],
])('%s is read as clauses', (expression, clauses) => {
  expect(parseVisibleIf(expression)).toEqual(clauses);
});

it.each([
  '',
  '{a}',
  "{a} = 'x' or {b} = 'y'",
  "{a} = 'x' and {b} = 'y' or {b} = 'z'",
  '{a} > {b}',
  'age({a}) > 18',
  "({a} = 'x')",
  "{a} = 'x' and",
  "{a} anyof ['x'",
  "'x' = {a}",
  "{a} contains 'x'",
  "not {a} = 'x'",
  "{a} = 'it''s'",
  '{a} = 1e5',
  '{a} > 3 or {a} < 1',
])('%s is no condition of ours', (expression) => {
  expect(parseVisibleIf(expression)).toBeNull();
});
