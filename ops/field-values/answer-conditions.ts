import { entriesOf, isObject, member } from '../json/json-values.ts';
import { conditionOrder } from './condition-order.ts';
import { canHold } from './satisfiable.ts';

/** The values that a fact may have: these, or all but these. */
export interface Allowed {
  isIn: boolean;
  values: ReadonlySet<string>;
}
/** What must hold for a field to be shown: by fact, and by answer every condition on it. */
export interface Conditions {
  facts: ReadonlyMap<string, Allowed>;
  answers: ReadonlyMap<string, readonly unknown[]>;
}
export type FieldConditions = Map<string, Conditions | 'never'>;

export function allowedBy(condition: unknown): Allowed {
  const inner = isObject(condition) ? member(condition, 'not') : condition;
  const values = (Array.isArray(inner) ? inner : [inner]).map((one) => JSON.stringify(one) ?? '');
  return { isIn: !isObject(condition), values: new Set(values) };
}

export const bothOf = (known: Allowed | undefined, more: Allowed): Allowed =>
  known ? both(known, more) : more;

function both(a: Allowed, b: Allowed): Allowed {
  if (!a.isIn && !b.isIn) return { isIn: false, values: new Set([...a.values, ...b.values]) };
  const [some, other] = a.isIn ? [a, b] : [b, a];
  const values = [...some.values].filter((one) => other.values.has(one) === other.isIn);
  return { isIn: true, values: new Set(values) };
}

/** Whether two fields of a form can never be shown at once. @param known - the conditions of all fields of the form */
export function neverTogether(
  one: string,
  other: string,
  known: FieldConditions,
  fields: readonly unknown[],
): boolean {
  const [first, second] = [known.get(one), known.get(other)];
  // A field that is never shown is reported itself.
  if (!first || !second || first === 'never' || second === 'never') return false;
  const facts = new Map(first.facts);
  for (const [name, allowed] of second.facts) facts.set(name, bothOf(facts.get(name), allowed));
  const answers = new Map(first.answers);
  for (const [id, conditions] of second.answers) answers.set(id, [...(answers.get(id) ?? []), ...conditions]);
  return isEmpty({ facts, answers }, fields);
}

/** Whether no situation and no answers fulfil the conditions. */
export function isEmpty({ facts, answers }: Conditions, fields: readonly unknown[]): boolean {
  const definitionOf = (id: string) => fields.find((one) => member(one, 'id') === id);
  return (
    [...facts.values()].some(({ isIn, values }) => isIn && values.size === 0) ||
    [...answers].some(([id, conditions]) => !canHold(definitionOf(id), conditions))
  );
}

/**
 * Whether a field of a form can never be shown, because its conditions contradict each other or those of the fields whose
 * answers it asks for. Adds the field to `above`, the conditions of the fields above it.
 * @param fields - those of its form
 */
export function contradicts(field: unknown, above: FieldConditions, fields: readonly unknown[]): boolean {
  const facts = new Map<string, Allowed>();
  const answers = new Map<string, unknown[]>();
  const addFact = (name: string, allowed: Allowed) => facts.set(name, bothOf(facts.get(name), allowed));
  const addAnswer = (id: string, conditions: readonly unknown[]) =>
    answers.set(id, [...(answers.get(id) ?? []), ...conditions]);
  for (const [fact, condition] of entriesOf(member(field, 'showWhen'))) addFact(fact, allowedBy(condition));
  let asksHidden = false;
  for (const [id, wanted] of entriesOf(member(field, 'showWhenAnswers'))) {
    addAnswer(id, [wanted]);
    const theirs = above.get(id);
    if (theirs === 'never') asksHidden = true;
    else if (theirs) {
      for (const [name, allowed] of theirs.facts) addFact(name, allowed);
      for (const [other, conditions] of theirs.answers) addAnswer(other, conditions);
    }
  }
  const isNever = isEmpty({ facts, answers }, fields);
  const id = member(field, 'id');
  if (typeof id === 'string') above.set(id, isNever || asksHidden ? 'never' : { facts, answers });
  // Of a chain of fields that are never shown the first is the mistake.
  return isNever && !asksHidden && member(field, 'showWhenAnswers') !== undefined;
}

/** The conditions of all fields of a form, or of one entry of a group. */
export function conditionsOfFields(fields: readonly unknown[]): FieldConditions {
  const known: FieldConditions = new Map();
  for (const field of conditionOrder(fields).fields) contradicts(field, known, fields);
  return known;
}
