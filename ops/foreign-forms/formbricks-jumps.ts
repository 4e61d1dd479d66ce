import { itemsOf, member } from '../json/json-values.ts';
import { scalarsOf, stringIn } from './reading.ts';

/** A jump of a question or block: the answers that make it, and where it leads. */
export interface Jump {
  /** Id of the question whose answer is asked; empty for that of the question itself. */
  of: string;
  /** Whether an answer makes the jump; null where no list of answers can say so. */
  isMade: ((answer: Reply) => boolean) | null;
  /** Id of a question or block; what is none ends the survey. */
  to: string;
}

/** An answer, or that one was given, or none. */
export type Reply = string | number | typeof given | typeof skipped;
export const given = Symbol('given');
export const skipped = Symbol('skipped');

type Values = readonly (string | number | boolean)[];
type Test = (answer: Reply, values: Values) => boolean;

const isGiven: Test = (answer) => answer !== skipped;
const isSkipped: Test = (answer) => answer === skipped;
const isAmong: Test = (answer, values) => values.some((one) => String(one) === String(answer));
const isOther: Test = (answer, values) => isGiven(answer, values) && !isAmong(answer, values);
const compares =
  (holds: (answer: number, limit: number) => boolean): Test =>
  (answer, values) =>
    typeof answer === 'number' && holds(answer, Number(values[0]));

/** The words of older surveys and of those since 2.5 for the same tests; a word that is not here is not converted. */
const tests: Readonly<Record<string, Test>> = {
  submitted: isGiven,
  isSubmitted: isGiven,
  clicked: isGiven,
  isClicked: isGiven,
  accepted: isGiven,
  isAccepted: isGiven,
  skipped: isSkipped,
  isSkipped,
  equals: isAmong,
  equalsOneOf: isAmong,
  notEquals: isOther,
  doesNotEqual: isOther,
  lessThan: compares((answer, limit) => answer < limit),
  isLessThan: compares((answer, limit) => answer < limit),
  lessEqual: compares((answer, limit) => answer <= limit),
  isLessThanOrEqual: compares((answer, limit) => answer <= limit),
  greaterThan: compares((answer, limit) => answer > limit),
  isGreaterThan: compares((answer, limit) => answer > limit),
  greaterEqual: compares((answer, limit) => answer >= limit),
  isGreaterThanOrEqual: compares((answer, limit) => answer >= limit),
};

/** Tests that a text with many answers can fail as well as pass: nothing is known of it but whether it was given. */
const ofGiven = new Set([
  'submitted',
  'isSubmitted',
  'skipped',
  'isSkipped',
  'clicked',
  'isClicked',
  'accepted',
  'isAccepted',
]);

/**
 * The jumps that a `logic` lists, in their order.
 * @param labelOf - the label of a choice by its id, which newer surveys compare with
 */
export function jumpsIn(logic: unknown, labelOf: (id: string) => string): Jump[] {
  return itemsOf(logic).flatMap((one): Jump[] => {
    if (member(one, 'condition') !== undefined) {
      const values = scalarsOf(member(one, 'value'));
      return [
        { of: '', isMade: testOf(stringIn(one, 'condition'), values), to: stringIn(one, 'destination') },
      ];
    }
    const jump = itemsOf(member(one, 'actions')).find((action) =>
      stringIn(action, 'objective').startsWith('jumpTo'),
    );
    if (!jump) return [];
    return [{ ...conditionIn(member(one, 'conditions'), labelOf), to: stringIn(jump, 'target') }];
  });
}

const testOf = (word: string, values: Values): Jump['isMade'] => {
  const test = Object.hasOwn(tests, word) ? tests[word] : undefined;
  if (!test) return null;
  return (answer) => (answer === given && !ofGiven.has(word) ? false : test(answer, values));
};

/** A group of one condition about a question with fixed values; several, and variables, are not listed. */
function conditionIn(group: unknown, labelOf: (id: string) => string): Pick<Jump, 'of' | 'isMade'> {
  const unsaid = { of: '', isMade: null };
  const all = itemsOf(member(group, 'conditions'));
  const [one] = all;
  if (all.length !== 1) return unsaid;
  if (Array.isArray(member(one, 'conditions'))) return conditionIn(one, labelOf);
  const isFixed =
    member(one, 'rightOperand') === undefined || member(one, 'rightOperand', 'type') === 'static';
  const isAnswer = ['question', 'element'].includes(stringIn(one, 'leftOperand', 'type'));
  if (!isFixed || !isAnswer) return unsaid;
  const values = scalarsOf(member(one, 'rightOperand', 'value')).map((value) =>
    typeof value === 'string' ? labelOf(value) || value : value,
  );
  return { of: stringIn(one, 'leftOperand', 'value'), isMade: testOf(stringIn(one, 'operator'), values) };
}
