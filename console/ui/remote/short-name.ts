import { dayOf, timeOf } from '../schema-values/today.ts';

/** `1126-1840`: the time is a name that no other branch has. */
export const nameNow = (now: Date): string =>
  `${dayOf(now).slice('2026-'.length).replace('-', '')}-${timeOf(now).slice(0, 'hhmm'.length)}`;
