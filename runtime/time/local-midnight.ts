const msOfDay = 86_400_000;

/** Milliseconds since midnight on the clocks of a time zone. */
function timeOfDay(timeZone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { hour = 0, minute = 0, second = 0 } = parts;
  return ((hour * 60 + minute) * 60 + second) * 1000 + (((at % 1000) + 1000) % 1000);
}

/**
 * The next midnight in a time zone, epoch milliseconds: the business day ends there, wherever the phone is (R-STATE 4).
 * On a day on which the clocks change, the midnight that they show. A phone without `Intl` knows no time zone (FLT-29):
 * there a whole day from now, within which no business day is counted twice.
 */
export function nextLocalMidnight(timeZone: string, at: number): number {
  if (typeof Intl === 'undefined') return at + msOfDay;
  const guess = at + msOfDay - timeOfDay(timeZone, at);
  const overshoot = timeOfDay(timeZone, guess);
  // A day of 23 or 25 hours: the guess is an hour off, to one side or the other.
  return overshoot < msOfDay / 2 ? guess - overshoot : guess + msOfDay - overshoot;
}
