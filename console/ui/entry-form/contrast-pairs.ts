/** Pairs of brand colours that are read together: text, and its background. */
export const contrastPairs: Readonly<Record<string, string>> = {
  primary: 'onPrimary',
  onPrimary: 'primary',
  ink: 'surface',
  surface: 'ink',
  accent: 'surface',
};
/** Colours that phones do not adjust: `check` reports where their contrast is too low. */
export const isShownAsIs = (key: string): boolean => key === 'ink' || key === 'surface';
