/** The midnight that began the current business day, epoch milliseconds: Shanghai's, which is UTC+8 all year. */
export function lastMidnight(now: number): number {
  const shift = 8 * 3_600_000;
  const day = 86_400_000;
  return Math.floor((now + shift) / day) * day - shift;
}
