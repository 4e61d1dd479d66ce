import type { Brand } from '../runtime/index.ts';

type Theme = Brand['theme'];
type Rgb = readonly [number, number, number];
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
const print = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

const luminance = (color: Rgb): number => {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: Rgb, other: Rgb): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** The colour, moved away from `ground` in small steps until it can be read on it (WCAG AA: 4.5). */
function legible(color: Rgb, ground: Rgb, least = 4.6): Rgb {
  const away = luminance(ground) > 0.18 ? black : white;
  let found = color;
  for (let step = 1; step <= 20 && contrast(found, ground) < least; step++) {
    found = mix(color, away, step / 20);
  }
  return found;
}

/**
 * A brand's colours as custom properties. The shades are computed here and not by `color-mix`, so that a webview of
 * 2020 shows the same page, and so that no choice of brand colours can make a text illegible.
 */
export function themeVariables(theme: Theme): Record<`--${string}`, string> {
  const [primary, onPrimary, accent, surface, ink] = [
    theme.primary,
    theme.onPrimary,
    theme.accent,
    theme.surface,
    theme.ink,
  ].map(parse) as [Rgb, Rgb, Rgb, Rgb, Rgb];
  const fill = legible(primary, onPrimary);
  const soft = mix(white, primary, 0.08);
  const accentSoft = mix(white, accent, 0.1);
  return {
    '--primary': theme.primary,
    '--on-primary': theme.onPrimary,
    '--accent': theme.accent,
    '--surface': theme.surface,
    '--ink': theme.ink,
    '--radius': `${theme.radius}px`,
    '--fill': print(fill),
    '--fill-pressed': print(mix(fill, black, 0.14)),
    '--fill-deep': print(mix(fill, black, 0.22)),
    '--primary-text': print(legible(primary, mix(soft, surface, 0.5))),
    '--primary-soft': print(soft),
    '--primary-line': print(mix(white, primary, 0.3)),
    '--accent-soft': print(accentSoft),
    '--accent-text': print(legible(accent, accentSoft)),
    '--ink-soft': print(legible(mix(ink, white, 0.34), surface)),
    '--line': print(mix(white, ink, 0.1)),
    '--control-line': print(legible(mix(white, ink, 0.36), white, 3)),
  };
}

/** The same as one CSS rule, for the HTML of a host; `html` before it, so that it wins over theme.css wherever it stands. */
export const themeCss = (theme: Theme): string =>
  `html:root{${Object.entries(themeVariables(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
