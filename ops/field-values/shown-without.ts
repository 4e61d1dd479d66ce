import { entriesOf, isObject, member } from '../json/json-values.ts';
import { type Allowed, allowedBy, bothOf, type Conditions, isEmpty } from './answer-conditions.ts';

/** A condition on one fact or one answer. */
type Literal = { fact: string; allowed: Allowed } | { answer: string; condition: unknown };

/** What has to hold for a part to be shown: everything in these objects with `showWhen` and `showWhenAnswers`. */
export type ShownPart = readonly unknown[];

/** So many combinations of conditions that a form by hand never has them; more are not looked at. */
const mostTerms = 4_000;

/**
 * Whether some visitor is shown a part and none of the others, by their conditions on facts and answers.
 *
 * Never reports what cannot be: where several of the others together exclude values of a fact whose values are not known
 * here, they may exclude all.
 * @param conditions - of the part, with those of the fields whose answers they ask for
 * @param fields - those whose answers conditions may name
 */
export function isShownWithout(
  conditions: Conditions,
  others: readonly ShownPart[],
  fields: readonly unknown[],
): boolean {
  let terms: Literal[][] = [[]];
  for (const other of others) {
    const negations = other.flatMap(literalsOf).flatMap(negationsOf);
    terms = terms
      .flatMap((term) => negations.map((negation) => [...term, negation]))
      .filter((term) => canBe(conditions, term, fields));
    if (terms.length > mostTerms) return false;
  }
  return terms.length > 0;
}

const literalsOf = (part: unknown): Literal[] => [
  ...entriesOf(member(part, 'showWhen')).map(([fact, condition]) => ({
    fact,
    allowed: allowedBy(condition),
  })),
  ...entriesOf(member(part, 'showWhenAnswers')).flatMap(([answer, condition]): Literal[] =>
    isObject(condition)
      ? entriesOf(condition).map(([test, value]) => ({ answer, condition: { [test]: value } }))
      : [{ answer, condition }],
  ),
];

const opposites: Readonly<Record<string, string>> = {
  atLeast: 'lessThan',
  lessThan: 'atLeast',
  atMost: 'moreThan',
  moreThan: 'atMost',
};

/** The conditions of which one holds where this one does not. */
function negationsOf(literal: Literal): Literal[] {
  if ('fact' in literal) {
    const { isIn, values } = literal.allowed;
    return [{ fact: literal.fact, allowed: { isIn: !isIn, values } }];
  }
  const { answer, condition } = literal;
  const is = (one: unknown): Literal => ({ answer, condition: one });
  const unanswered = is({ answered: false });
  if (!isObject(condition)) return [is({ not: condition }), unanswered];
  const [[test, value] = ['', undefined]] = entriesOf(condition);
  if (test === 'answered') return [is({ answered: value !== true })];
  if (test === 'not') return [is(value), unanswered];
  const opposite = opposites[test];
  return opposite ? [is({ [opposite]: value }), unanswered] : [];
}

function canBe(own: Conditions, term: readonly Literal[], fields: readonly unknown[]): boolean {
  const facts = new Map(own.facts);
  const answers = new Map(own.answers);
  const excluded = new Map<string, number>();
  // A field that does not exist is reported as an unknown name.
  if (term.some((one) => 'answer' in one && !fields.some((field) => member(field, 'id') === one.answer)))
    return false;
  for (const one of term) {
    if ('answer' in one) answers.set(one.answer, [...(answers.get(one.answer) ?? []), one.condition]);
    else {
      facts.set(one.fact, bothOf(facts.get(one.fact), one.allowed));
      if (!one.allowed.isIn) excluded.set(one.fact, (excluded.get(one.fact) ?? 0) + 1);
    }
  }
  const mayBeAll = [...excluded].some(([fact, times]) => times > 1 && facts.get(fact)?.isIn === false);
  return !mayBeAll && !isEmpty({ facts, answers }, fields);
}
