/** By time zone. Making one takes a slow phone 50 ms, and one press may ask for the day several times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, made);
  return made;
}

/**
 * The day at an instant in a time zone, YYYY-MM-DD. Not the phone's own day: that of New York differs from Shanghai's.
 * @param timeZone - IANA name
 * @param at - epoch milliseconds
 */
export function localDay(timeZone: string, at: number): string {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}
