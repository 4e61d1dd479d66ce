import type { ComparisonTest, Field, Form } from '../../schemas/index.ts';
import { type Answers, normaliseAnswer } from '../answers/validate-answer.ts';

type Comparison = NonNullable<Form['comparisons']>[number];

/** Numbers compare by size, days and times as text: ops/field-values/comparable.ts allows no others. */
const sizeOf = (value: string): number | string => (/^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value);

const tests: Readonly<Record<ComparisonTest, (one: number | string, other: number | string) => boolean>> = {
  equal: (one, other) => one === other,
  different: (one, other) => one !== other,
  before: (one, other) => one < other,
  notAfter: (one, other) => one <= other,
  after: (one, other) => one > other,
  notBefore: (one, other) => one >= other,
  lessThan: (one, other) => one < other,
  atMost: (one, other) => one <= other,
  moreThan: (one, other) => one > other,
  atLeast: (one, other) => one >= other,
};

const kindsWithSize: ReadonlySet<string> = new Set<Field['kind']>(['amount', 'number', 'rating', 'group']);

function isBroken({ field, is, to }: Comparison, shown: readonly Field[], answers: Answers): boolean {
  const values = [field, to].map((id) => {
    const found = shown.find((one) => one.id === id);
    const answer = answers[id];
    if (!found || typeof answer !== 'string') return '';
    const value = normaliseAnswer(found, answer);
    return kindsWithSize.has(found.kind) ? sizeOf(value) : value;
  });
  const [one = '', other = ''] = values;
  // What is missing is reported as missing, where it must be given.
  return one !== '' && other !== '' && !tests[is](one, other);
}

/**
 * The comparisons of a form that its answers break, as the message by the field that shows it; of several at one field,
 * the first.
 * @param shown - its visible fields: a field that is hidden is not compared
 */
export function brokenComparisons(
  { comparisons = [] }: Form,
  shown: readonly Field[],
  answers: Answers,
): Map<string, string> {
  const broken = comparisons.filter((one) => isBroken(one, shown, answers)).reverse();
  return new Map(broken.map(({ field, message }) => [field, message]));
}
