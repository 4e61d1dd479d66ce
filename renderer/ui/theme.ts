import {
  accentSoft as accentSoftOf,
  black,
  legible,
  mixColors as mix,
  parseColor,
  printColor as print,
  type Rgb,
  white,
} from '../../runtime/index.ts';
import type { BrandDefinition } from '../../schemas/index.ts';
import { compositionVariables } from './composition.ts';

type Theme = BrandDefinition['theme'];

/**
 * A brand's colours and composition as custom properties. The shades are computed here instead of by `color-mix`, so that a webview of
 * 2020 shows the same page, and so that no choice of brand colours can make a text illegible.
 */
export function themeVariables(theme: Theme): Record<`--${string}`, string> {
  const [primary, onPrimary, accent, surface, ink] = [
    theme.primary,
    theme.onPrimary,
    theme.accent,
    theme.surface,
    theme.ink,
  ].map(parseColor) as [Rgb, Rgb, Rgb, Rgb, Rgb];
  const fill = legible(primary, onPrimary);
  const soft = mix(white, primary, 0.08);
  const accentSoft = accentSoftOf(accent);
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
    ...compositionVariables(theme),
  };
}

/** The same as the declarations of a CSS rule. No value contains `:` or `;`. */
export const themeText = (theme: Theme): string =>
  Object.entries(themeVariables(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
