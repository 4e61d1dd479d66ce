import { entriesOf, isObject, member } from '../json/json-values.ts';
import { canHold } from './satisfiable.ts';

/** The values that a fact may have: these, or all but these. */
interface Allowed {
  isIn: boolean;
  values: ReadonlySet<string>;
}
/** What must hold for a field to be shown: by fact, and by answer every condition on it. */
interface Conditions {
  facts: ReadonlyMap<string, Allowed>;
  answers: ReadonlyMap<string, readonly unknown[]>;
}
export type FieldConditions = Map<string, Conditions | 'never'>;

function allowedBy(condition: unknown): Allowed {
  const inner = isObject(condition) ? member(condition, 'not') : condition;
  const values = (Array.isArray(inner) ? inner : [inner]).map((one) => JSON.stringify(one) ?? '');
  return { isIn: !isObject(condition), values: new Set(values) };
}

function both(a: Allowed, b: Allowed): Allowed {
  if (!a.isIn && !b.isIn) return { isIn: false, values: new Set([...a.values, ...b.values]) };
  const [some, other] = a.isIn ? [a, b] : [b, a];
  const values = [...some.values].filter((one) => other.values.has(one) === other.isIn);
  return { isIn: true, values: new Set(values) };
}

/**
 * Whether a field of a form can never be shown, because its conditions contradict each other or those of the fields whose
 * answers it asks for. Adds the field to `above`, the conditions of the fields above it.
 * @param fields - those of its form
 */
export function contradicts(field: unknown, above: FieldConditions, fields: readonly unknown[]): boolean {
  const facts = new Map<string, Allowed>();
  const answers = new Map<string, unknown[]>();
  const addFact = (name: string, allowed: Allowed) => {
    const known = facts.get(name);
    facts.set(name, known ? both(known, allowed) : allowed);
  };
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
  const definitionOf = (id: string) => fields.find((one) => member(one, 'id') === id);
  const isEmpty =
    [...facts.values()].some(({ isIn, values }) => isIn && values.size === 0) ||
    [...answers].some(([id, conditions]) => !canHold(definitionOf(id), conditions));
  const id = member(field, 'id');
  if (typeof id === 'string') above.set(id, isEmpty || asksHidden ? 'never' : { facts, answers });
  // Of a chain of fields that are never shown the first is the mistake.
  return isEmpty && !asksHidden && member(field, 'showWhenAnswers') !== undefined;
}
