const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

type Unit = 'days' | 'hours' | 'minutes' | 'seconds';

/**
 * The time that is left, in whole units with two digits at least.
 * @param ms - null: not known yet, so that the numbers are open
 */
export function timeLeft(ms: number | null): Record<Unit, string> {
  const whole = (unit: number, within = Number.POSITIVE_INFINITY) =>
    ms === null ? '--' : String(Math.floor((Math.max(ms, 0) % within) / unit)).padStart(2, '0');
  return {
    days: whole(day),
    hours: whole(hour, day),
    minutes: whole(minute, hour),
    seconds: whole(second, minute),
  };
}
