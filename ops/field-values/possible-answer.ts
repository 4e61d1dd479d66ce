import { itemsOf, member } from '../json/json-values.ts';

const isWithin = (field: unknown, value: number): boolean => {
  const [min, max] = [member(field, 'min'), member(field, 'max')];
  return (typeof min !== 'number' || value >= min) && (typeof max !== 'number' || value <= max);
};

/** Minutes since midnight; NaN for what is no time. */
const minutesOf = (given: unknown): number => {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(String(given)) ?? [];
  return hour === undefined ? Number.NaN : Number(hour) * 60 + Number(minute);
};

/** Whether a time is in the list of a field. */
function isOffered(field: unknown, time: string): boolean {
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
    case 'figure':
      // Its answer is empty for conditions, whatever is sent.
      return false;
    case 'consent':
      return typeof answer === 'boolean';
    case 'amount': {
      const [min, step] = [member(field, 'min'), member(field, 'step')];
      if (!/^\d+$/.test(text) || !isWithin(field, Number(text))) return false;
      return typeof min !== 'number' || typeof step !== 'number' || (Number(text) - min) % step === 0;
    }
    case 'group':
      return /^\d+$/.test(text) && isWithin(field, Number(text));
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) && isWithin(field, Number(text));
    default:
      return typeof answer !== 'boolean' && text !== '';
  }
}
