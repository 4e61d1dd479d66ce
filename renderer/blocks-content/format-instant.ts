/**
 * An instant as day and time of day in a time zone and in the language of the page, such as 2026年11月24日 10:13.
 * @param at - epoch milliseconds
 * @param timeZone - IANA name
 * @param language - BCP 47
 * @returns null where the phone lacks Intl or the time zone (FLT-29): no time is better than a wrong one
 */
export function formatInstant(at: number, timeZone: string, language: string): string | null {
  try {
    return new Intl.DateTimeFormat(language, {
      timeZone,
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(at);
  } catch {
    return null;
  }
}
