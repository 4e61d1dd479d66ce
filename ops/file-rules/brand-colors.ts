import {
  accentSoft,
  contrast as contrastOf,
  legible,
  luminance,
  parseColor,
  printColor,
  readable,
} from '../../runtime/index.ts';

/** The contrast of two colours by WCAG 2.2, from 1 to 21. @param one - `#rrggbb`, as the other */
export const contrast = (one: string, other: string): number =>
  contrastOf(parseColor(one), parseColor(other));

export const enough = readable;

/** A colour that phones show instead of an unreadable one. */
export interface Shown {
  /** The key of the colour that is moved. */
  of: string;
  color: string;
  isDarker: boolean;
}

/**
 * What phones make of a pair that cannot be read; null where they show both as they are.
 * @param color - of the field `key`
 * @param other - of what it is read on
 */
export function shownInstead(key: string, color: string, other: string): Shown | null {
  if (key === 'primary') return moved('primary', color, parseColor(other));
  if (key === 'onPrimary') return moved('primary', other, parseColor(color));
  return key === 'accent' ? moved('accent', color, accentSoft(parseColor(color))) : null;
}

function moved(of: string, color: string, ground: ReturnType<typeof parseColor>): Shown | null {
  const own = parseColor(color);
  const found = legible(own, ground);
  if (printColor(found) === printColor(own)) return null;
  return { of, color: printColor(found), isDarker: luminance(found) < luminance(own) };
}
