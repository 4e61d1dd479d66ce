const two = (part: number): string => String(part).padStart(2, '0');

/** The date of the operator's clock: `2026-11-26`. */
export const dayOf = (now: Date): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/** The time of the operator's clock: `184005`. */
export const timeOf = (now: Date): string =>
  [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('');

export const today = (): string => dayOf(new Date());
