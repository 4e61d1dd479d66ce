type DatePrecision = 'day' | 'month';

/** Year, month and day, separated by anything but digits and Latin letters (so also by 年, 月, 日). */
const spaced = /^(\d{4})[^\da-z]+(\d{1,2})(?:[^\da-z]+(\d{1,2}))?[^\da-z]*$/i;
const joined = /^(\d{4})(\d{2})(\d{2})?$/;

/**
 * Normalises the value of a date input, or text typed where the browser has no date input, to `2026-05-09` or
 * `2026-05`. Text that is no date is returned unchanged; `isDate` refuses it.
 */
export function normaliseDate(value: string, precision: DatePrecision): string {
  const plain = value.normalize('NFKC').trim();
  const [, year, month, day] = spaced.exec(plain) ?? joined.exec(plain) ?? [];
  if (year === undefined || month === undefined) return plain;
  const parts = [year, month.padStart(2, '0')];
  if (precision === 'day' && day !== undefined) parts.push(day.padStart(2, '0'));
  return parts.join('-');
}

/** Whether a normalised date exists in the calendar: no month 13, no 30 February. */
export function isDate(value: string, precision: DatePrecision): boolean {
  const pattern = precision === 'day' ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{4}-\d{2}$/;
  if (!pattern.test(value)) return false;
  const whole = precision === 'day' ? value : `${value}-01`;
  const date = new Date(`${whole}T00:00:00Z`);
  // `Date` turns a day that does not exist into another date, or into an invalid one.
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === whole;
}

/**
 * The earliest and the latest date that a field accepts, at its precision.
 * @param today - YYYY-MM-DD in the business time zone; where undefined, `until: "today"` limits nothing, because the
 *   phone's own clock may be wrong
 */
export function dateLimits(
  field: { precision: DatePrecision; from: string; until: string },
  today: string | undefined,
): { least: string; most: string | undefined } {
  const length = field.precision === 'day' ? 10 : 7;
  const until = field.until === 'today' ? today : field.until;
  return { least: field.from.slice(0, length), most: until?.slice(0, length) };
}
