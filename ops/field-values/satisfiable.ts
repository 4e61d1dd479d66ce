import { entriesOf, isObject, itemsOf, member } from '../json/json-values.ts';
import { possibleAnswer } from './possible-answer.ts';

/** An answer as conditions see it: the chosen values of several choices, the text of others, whether a consent is ticked. */
type Candidate = readonly string[] | string | boolean;

const comparisons: Readonly<Record<string, (given: number, limit: number) => boolean>> = {
  atLeast: (given, limit) => given >= limit,
  moreThan: (given, limit) => given > limit,
  atMost: (given, limit) => given <= limit,
  lessThan: (given, limit) => given < limit,
};

/** The tests of a condition that compare sizes. */
export const comparingTests: readonly string[] = Object.keys(comparisons);

/** Whether the answers of a field have sizes. */
export const hasSize = (field: unknown): boolean =>
  ['amount', 'number', 'rating', 'group'].includes(String(member(field, 'kind')));

/** Whether some answer of a field fits all of these conditions on it. */
export function canHold(field: unknown, conditions: readonly unknown[]): boolean {
  // A field that does not exist is reported as an unknown name.
  if (field === undefined) return true;
  const candidates = candidatesOf(field, conditions);
  return (
    candidates === null ||
    candidates.some((answer) => conditions.every((condition) => fits(condition, answer)))
  );
}

const isGiven = (answer: Candidate): boolean =>
  Array.isArray(answer) ? answer.length > 0 : answer !== '' && answer !== false;
const isOne = (answer: Candidate, value: unknown): boolean =>
  Array.isArray(answer) ? answer.includes(String(value)) : answer === value || answer === String(value);

function fits(condition: unknown, answer: Candidate): boolean {
  if (!isObject(condition)) return [condition].flat().some((one) => isOne(answer, one));
  return entriesOf(condition).every(([test, value]) => {
    if (test === 'answered') return isGiven(answer) === value;
    if (test === 'not') return isGiven(answer) && ![value].flat().some((one) => isOne(answer, one));
    return isGiven(answer) && (comparisons[test]?.(Number(answer), Number(value)) ?? true);
  });
}

/** More options than these have too many combinations to try. */
const mostOptions = 12;

/** Answers of which one fits, if any answer of the field does; null where that is not known. */
function candidatesOf(field: unknown, conditions: readonly unknown[]): Candidate[] | null {
  const isOptional = member(field, 'optional') === true;
  const unanswered: Candidate[] = isOptional ? [''] : [];
  const options = itemsOf(member(field, 'options')).map((option) => String(member(option, 'value')));
  const max = member(field, 'max');
  switch (member(field, 'kind')) {
    case 'consent':
      // Before it is ticked, too, a form shows what depends on it.
      return [true, false];
    case 'choice':
    case 'picker':
      return [...options, ...unanswered];
    case 'choices':
      return options.length > mostOptions ? null : [...subsets(options), ...(isOptional ? [[]] : [])];
    case 'yesNo':
      return [...['yes', 'no'].map((one) => String(member(field, one, 'value') ?? one)), ...unanswered];
    case 'rating':
      return [...Array.from({ length: Number(max) || 0 }, (_, index) => String(index + 1)), ...unanswered];
    case 'group': {
      const [least, most] = [Number(member(field, 'min')) || 0, Number(max) || 0];
      return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => String(least + index));
    }
    case 'time':
      return [...everyMinute.filter((one) => possibleAnswer(field, one)), ...unanswered];
    case 'figure':
      return [''];
    case 'hidden':
      return [String(member(field, 'value'))];
    case 'dateRange':
      return [...conditions.flatMap(valuesIn).map(String), '0001-01-01/0001-01-02', ...unanswered];
    default: {
      const named = conditions.flatMap(valuesIn);
      const near = hasSize(field)
        ? sizesNear(field, named.map(Number).filter(Number.isFinite))
        : [`${named.join()}.`];
      const possible = [...named.map(String), ...near].filter((one) => possibleAnswer(field, one));
      return [...possible, ...unanswered];
    }
  }
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const everyMinute = Array.from(
  { length: 24 * 60 },
  (_, minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
);

const valuesIn = (condition: unknown): unknown[] =>
  isObject(condition) ? Object.values(condition).flat() : [condition].flat();

/** Every choice of at least one. */
function subsets(options: readonly string[]): string[][] {
  return Array.from({ length: 2 ** options.length - 1 }, (_, number) =>
    options.filter((_option, at) => Math.floor((number + 1) / 2 ** at) % 2 === 1),
  );
}

/**
 * The sizes around the named ones and the limits of a field: between two of them nothing changes but what is excluded one
 * by one, and of those there are no more than named sizes.
 */
function sizesNear(field: unknown, named: readonly number[]): string[] {
  const [min, max] = [Number(member(field, 'min')), Number(member(field, 'max'))];
  const decimals = Number(member(field, 'decimals') ?? 0);
  const step = member(field, 'kind') === 'amount' ? Number(member(field, 'step')) : 10 ** -decimals;
  const reach = named.length + 1;
  return [min, max, ...named].flatMap((size) =>
    Array.from({ length: 2 * reach + 1 }, (_, index) => {
      const onGrid = min + (Math.round((size - min) / step) + index - reach) * step;
      return onGrid
        .toFixed(decimals)
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '');
    }),
  );
}
