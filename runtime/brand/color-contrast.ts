/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];
export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

/** @param hex - `#rrggbb` */
export const parseColor = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
export const printColor = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
export const mixColors = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

export const luminance = (color: Rgb): number => {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two colours (WCAG 2.2), from 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** Minimum contrast ratio of text (WCAG AA). */
export const readable = 4.5;

/** The colour, darkened or lightened in small steps until its contrast to `ground` is at least `least`. */
export function legible(color: Rgb, ground: Rgb, least = readable + 0.1): Rgb {
  const away = luminance(ground) > 0.18 ? black : white;
  let found = color;
  for (let step = 1; step <= 20 && contrast(found, ground) < least; step++) {
    found = mixColors(color, away, step / 20);
  }
  return found;
}

/** Background of text in the accent colour. */
export const accentSoft = (accent: Rgb): Rgb => mixColors(white, accent, 0.1);
