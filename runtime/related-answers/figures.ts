import { profileFigureFunctions } from '../../profiles/runtime/figures.ts';
import type { Field, FieldOf, FigureFunction } from '../../schemas/index.ts';
import { chosenValues } from '../answers/choices.ts';
import { keepHiddenValue } from '../answers/hidden-values.ts';
import {
  type AnswerLimits,
  type Answers,
  normaliseAnswer,
  validateAnswer,
} from '../answers/validate-answer.ts';

type Figure = FieldOf<'figure'>;

/** The right answer of a field that a figure names; '' where there is none. */
type Given = string;

/** Computes a figure; null while an answer that it needs is missing. */
type Compute = (given: readonly Given[], figure: Figure, today: string | undefined) => number | null;

/** The closed list of schemas/page/further-fields.ts. A new name without a function does not compile. */
const functions: Readonly<Record<FigureFunction, Compute>> = {
  sum: (given) => {
    const sizes = given.filter((value) => value !== '').map(Number);
    return sizes.length === 0 ? null : sizes.reduce((sum, size) => sum + size, 0);
  },
  count: (given) => given.reduce((sum, value) => sum + chosenValues(value).length, 0),
  age: ([born], _, today) => (born && today ? yearsBetween(born, today) : null),
  ...profileFigureFunctions,
};

/** Whole years from one day to another: who is born on 29 February is a year older on 1 March. */
export function yearsBetween(born: string, today: string): number | null {
  if (born > today) return null;
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(4) < born.slice(4) ? years - 1 : years;
}

/** Decimals of a figure that says nothing else: those of money. */
const mostDecimals = 2;

/** Rounds half away from zero; a sum such as 0.1 + 0.2 has no exact number. */
function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * scale + 1e-7)) / scale || 0;
}

/**
 * The value of a figure.
 * @param shown - the visible fields of its form: the answers of others do not count
 * @returns null while it cannot be computed
 */
export function figureOf(
  figure: Figure,
  shown: readonly Field[],
  answers: Answers,
  limits: AnswerLimits,
): number | null {
  const given = figure.of.map((id): Given => {
    const field = shown.find((one) => one.id === id);
    const answer = answers[id];
    const isRight =
      field && typeof answer === 'string' && answer !== '' && validateAnswer(field, answer, limits) === null;
    return isRight ? normaliseAnswer(field, answer) : '';
  });
  const value = functions[figure.shows](given, figure, limits.today);
  return value === null ? null : rounded(value, figure.decimals ?? mostDecimals);
}

/** Computes the figures of a form that is about to be sent. */
export function keepFigures(shown: readonly Field[], answers: Answers, limits: AnswerLimits): void {
  for (const field of shown) {
    if (field.kind !== 'figure') continue;
    const value = figureOf(field, shown, answers, limits);
    keepHiddenValue(field, value === null ? undefined : String(value));
  }
}
