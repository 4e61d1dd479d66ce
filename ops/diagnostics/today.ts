/**
 * The day it is, `2027-03-31`, in a time zone; in UTC where there is no such zone.
 * @param timeZone - IANA name
 */
export function todayIn(timeZone: unknown): string {
  const day = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
  try {
    return day(String(timeZone));
  } catch {
    return day('UTC');
  }
}
