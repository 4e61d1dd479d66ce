/** Which colours of a brand are read on which: text, and what is under it. */
export const contrastPairs: Readonly<Record<string, string>> = {
  primary: 'onPrimary',
  onPrimary: 'primary',
  ink: 'surface',
  surface: 'ink',
  accent: 'surface',
};
/** Colours that phones show as they are: what cannot be read there is not read at all, and `check` says so. */
export const isShownAsIs = (key: string): boolean => key === 'ink' || key === 'surface';
