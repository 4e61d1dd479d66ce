/** Minutes since midnight of `09:30`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Every time that a field offers, in order. */
export function timesOf({ from, until, step }: { from: string; until: string; step: number }): string[] {
  const times: string[] = [];
  for (let minutes = minutesOf(from); minutes <= minutesOf(until); minutes += step)
    times.push(`${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`);
  return times;
}

/** Normalises `9:30`, also in full width, to `09:30`. Text that is no time is returned nearly unchanged. */
export const normaliseTime = (value: string): string =>
  value
    .normalize('NFKC')
    .trim()
    .replace(/^\d:/, (hour) => `0${hour}`);

export const isTime = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
