/** A day on which the clocks are put back. */
const longestDayMs = 25 * 3_600_000;

/**
 * Whether a channel may be activated: at most once in `throttleMs`, by the time of the last one (R-API). A last time
 * in the future comes from a clock that was set back: within the throttle it counts, beyond it it is none (FLT-07).
 * @param lastAt - epoch milliseconds, or null for never
 */
export function mayActivate(lastAt: number | null, now: number, throttleMs: number): boolean {
  return lastAt === null || Math.abs(now - lastAt) >= throttleMs;
}

/**
 * Whether a conversion counts as reported: until the midnight that was written beside it (R-STATE 4). A midnight
 * further away than a day can be long comes from a clock that was set back, and counts as lapsed.
 * @param until - epoch milliseconds, or null where none was reported
 */
export function isReported(until: number | null, now: number): boolean {
  return until !== null && now < until && until - now <= longestDayMs;
}
