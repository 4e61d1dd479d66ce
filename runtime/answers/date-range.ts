import { isDate, normaliseDate } from './date.ts';

const msOfDay = 86_400_000;
const separator = '/';

/** Two days with a slash between them, as ISO 8601 writes an interval; a day that is missing leaves its side empty. */
export function normaliseDateRange(value: string): string {
  const [first = '', last = '', ...more] = value.split(separator).map((day) => normaliseDate(day, 'day'));
  if (more.length > 0) return value.trim();
  return first === '' && last === '' ? '' : `${first}${separator}${last}`;
}

/** Whether both days exist and are in order. */
export function isDateRange(value: string): boolean {
  const [first = '', last = '', ...more] = value.split(separator);
  return more.length === 0 && isDate(first, 'day') && isDate(last, 'day') && first <= last;
}

/** The nights between the days of a range that {@link isDateRange}. */
export function nightsOf(value: string): number {
  const [first = '', last = ''] = value.split(separator);
  return Math.round((Date.parse(last) - Date.parse(first)) / msOfDay);
}

/** The first and the last day that a field accepts; undefined where `today` is not known. */
export function rangeLimits(
  { from, until }: { from: string; until: string },
  today: string | undefined,
): { least: string | undefined; most: string | undefined } {
  const dayOf = (day: string) => (day === 'today' ? today : day);
  return { least: dayOf(from), most: dayOf(until) };
}
