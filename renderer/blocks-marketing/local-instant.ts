/** What the clocks of a time zone show at an instant, as if it were UTC, epoch milliseconds. */
function clockAt(timeZone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minutes);
}

/**
 * The instant at which the clocks of a time zone show a day and time, epoch milliseconds. A time that they skip in spring
 * is an hour later; of one that they show twice it is one of the two.
 * @param local - `2026-12-31T18:00`
 * @param timeZone - IANA name
 * @returns null where the phone lacks Intl or the time zone (FLT-29)
 */
export function localInstant(local: string, timeZone: string): number | null {
  try {
    const wanted = Date.parse(`${local}:00Z`);
    // The second time with the offset of that day: the first guess may be on the other side of a change of the clocks.
    const guess = wanted - (clockAt(timeZone, wanted) - wanted);
    return wanted - (clockAt(timeZone, guess) - guess);
  } catch {
    return null;
  }
}
