/**
 * The day at an instant in a time zone, YYYY-MM-DD. Not the phone's own day: that of New York differs from Shanghai's.
 * @param timeZone - IANA name
 * @param at - epoch milliseconds
 */
export function localDay(timeZone: string, at: number): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}
