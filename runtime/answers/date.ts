type DatePrecision = 'day' | 'month';

/** Year, month and day apart by whatever is neither digit nor letter, or by the words for them; or without anything. */
const spaced = /^(\d{4})[^\da-z]+(\d{1,2})(?:[^\da-z]+(\d{1,2}))?[^\da-z]*$/i;
const joined = /^(\d{4})(\d{2})(\d{2})?$/;

/**
 * What a date input answers, or what was typed where the browser has none → `2026-05-09` or `2026-05`. What is no
 * date stays as it is, to be refused.
 */
export function normaliseDate(value: string, precision: DatePrecision): string {
  const plain = value.normalize('NFKC').trim();
  const [, year, month, day] = spaced.exec(plain) ?? joined.exec(plain) ?? [];
  if (year === undefined || month === undefined) return plain;
  const parts = [year, month.padStart(2, '0')];
  if (precision === 'day' && day !== undefined) parts.push(day.padStart(2, '0'));
  return parts.join('-');
}

/** Whether a normalised date is in the calendar: no month 13, no 30 February. */
export function isDate(value: string, precision: DatePrecision): boolean {
  const pattern = precision === 'day' ? /^\d{4}-\d{2}-\d{2}$/ : /^\d{4}-\d{2}$/;
  if (!pattern.test(value)) return false;
  const whole = precision === 'day' ? value : `${value}-01`;
  const date = new Date(`${whole}T00:00:00Z`);
  // A day that does not exist rolls over into another date, or is none.
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === whole;
}

/**
 * The earliest and the latest answer of a date field, to its precision. `today` is the day in the business time zone;
 * where it is not known, `until: "today"` limits nothing: the phone's own clock may be wrong.
 */
export function dateLimits(
  field: { precision: DatePrecision; from: string; until: string },
  today: string | undefined,
): { least: string; most: string | undefined } {
  const length = field.precision === 'day' ? 10 : 7;
  const until = field.until === 'today' ? today : field.until;
  return { least: field.from.slice(0, length), most: until?.slice(0, length) };
}
