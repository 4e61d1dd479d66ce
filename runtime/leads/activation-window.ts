/**
 * Whether a channel may be activated: at most once in `throttleMs`, by the time of the last one (R-API). A last time
 * in the future comes from a clock that was set back: within the throttle it counts, beyond it it is none (FLT-07).
 * @param lastAt - epoch milliseconds, or null for never
 */
export function isActivationDue(lastAt: number | null, now: number, throttleMs: number): boolean {
  return lastAt === null || Math.abs(now - lastAt) >= throttleMs;
}
