import { entriesOf, isObject, itemsOf, member } from '../json/json-values.ts';

const isWithin = (field: unknown, value: number): boolean => {
  const [min, max] = [member(field, 'min'), member(field, 'max')];
  return (typeof min !== 'number' || value >= min) && (typeof max !== 'number' || value <= max);
};

/** Whether a time is in the list of a field. */
function isOffered(field: unknown, time: string): boolean {
  const minutesOf = (given: unknown): number => {
    const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(String(given)) ?? [];
    return hour === undefined ? Number.NaN : Number(hour) * 60 + Number(minute);
  };
  const [at, from, until] = [time, member(field, 'from'), member(field, 'until')].map(minutesOf);
  const step = member(field, 'step');
  if (at === undefined || from === undefined || until === undefined || typeof step !== 'number') return false;
  return at >= from && at <= until && (at - from) % step === 0;
}

/** Whether a field can have an answer; it is compared as text, that of a consent as a boolean. */
export function possibleAnswer(field: unknown, answer: unknown): boolean {
  const text = String(answer);
  switch (member(field, 'kind')) {
    case 'choice':
    case 'picker':
    case 'choices':
      return itemsOf(member(field, 'options')).some((option) => String(member(option, 'value')) === text);
    case 'yesNo':
      return ['yes', 'no'].some((one) => (member(field, one, 'value') ?? one) === answer);
    case 'rating': {
      const max = member(field, 'max');
      return /^[1-9]\d?$/.test(text) && (typeof max !== 'number' || Number(text) <= max);
    }
    case 'time':
      return isOffered(field, text);
    case 'dateRange':
      return /^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/.test(text);
    case 'hidden':
      return text === member(field, 'value');
    case 'consent':
      return typeof answer === 'boolean';
    case 'amount': {
      const [min, step] = [member(field, 'min'), member(field, 'step')];
      if (!/^\d+$/.test(text) || !isWithin(field, Number(text))) return false;
      return typeof min !== 'number' || typeof step !== 'number' || (Number(text) - min) % step === 0;
    }
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) && isWithin(field, Number(text));
    default:
      return typeof answer !== 'boolean' && text !== '';
  }
}

/** The values that a fact or answer may have: these, or all but these. */
interface Allowed {
  isIn: boolean;
  values: ReadonlySet<string>;
}
/** By fact or answer, what must hold for a field to be shown. */
type Conditions = ReadonlyMap<string, Allowed>;
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
 */
export function contradicts(field: unknown, above: FieldConditions): boolean {
  const conditions = new Map<string, Allowed>();
  const add = (name: string, allowed: Allowed) => {
    const known = conditions.get(name);
    conditions.set(name, known ? both(known, allowed) : allowed);
  };
  for (const [fact, condition] of entriesOf(member(field, 'showWhen')))
    add(`fact ${fact}`, allowedBy(condition));
  let asksHidden = false;
  for (const [id, wanted] of entriesOf(member(field, 'showWhenAnswers'))) {
    const values = (Array.isArray(wanted) ? wanted : [wanted]).map(String);
    add(`answer ${id}`, { isIn: true, values: new Set(values) });
    const theirs = above.get(id);
    if (theirs === 'never') asksHidden = true;
    else for (const [name, allowed] of theirs ?? []) add(name, allowed);
  }
  const isEmpty = [...conditions.values()].some(({ isIn, values }) => isIn && values.size === 0);
  const id = member(field, 'id');
  if (typeof id === 'string') above.set(id, isEmpty || asksHidden ? 'never' : conditions);
  // Of a chain of fields that are never shown the first is the mistake.
  return isEmpty && !asksHidden && member(field, 'showWhenAnswers') !== undefined;
}
