/**
 * Whether a channel may be activated: at most once in `throttleMs` (R-API). A last activation in the future comes from a
 * clock that was set back: it counts if it is less than `throttleMs` ahead, else it is ignored (FLT-07).
 * @param lastAt - epoch milliseconds, or null for never
 */
export function isActivationDue(lastAt: number | null, now: number, throttleMs: number): boolean {
  return lastAt === null || Math.abs(now - lastAt) >= throttleMs;
}
