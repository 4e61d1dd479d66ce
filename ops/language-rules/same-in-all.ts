/** Symbols of units that are the same wherever a language uses them, and the codes of currencies (ISO 4217). */
const symbols: ReadonlySet<string> = new Set([
  ...['mm', 'cm', 'm', 'km', 'm²', 'm³', 'km²', 'ha', 'mg', 'g', 'kg', 't', 'ml', 'l', 's', 'min', 'h'],
  ...['W', 'kW', 'kWh', 'V', 'A', 'Hz', 'MB', 'GB', 'kB'],
  ...Intl.supportedValuesOf('currency'),
]);

const placeholders = /\{[^{}]*\}/g;
/** Addresses of mail and of the web, with or without their beginning. */
const addresses = /\S+@\S+|(?:https?:\/\/|www\.)\S+/gi;

/** Whether a text has nothing that a language would write otherwise. */
export function isSameInAll(text: string): boolean {
  const rest = text.replaceAll(placeholders, '').replaceAll(addresses, '').trim();
  return !/\p{L}/u.test(rest) || symbols.has(rest);
}

/** The scripts (ISO 15924) that languages mix, by the one that `Intl` names. */
const mixed: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani', 'Bopo'],
  Hant: ['Hani', 'Bopo'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};

const patterns = new Map<string, RegExp>();

/** What a reader of the language can read of a name: its own script, and Latin, in which names stand everywhere. */
function readablePattern(language: string): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const script = scriptOf(language);
  const scripts = ['Latn', 'Zyyy', 'Zinh', ...(mixed[script] ?? [script])];
  const made = new RegExp(`^[\\P{L}${scripts.map((one) => `\\p{Script=${one}}`).join('')}]*$`, 'u');
  patterns.set(language, made);
  return made;
}

function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? 'Latn';
  } catch {
    return 'Latn';
  }
}

/** Whether readers of all these languages can read a proper name as it stands: it is translated by nobody. */
export const isReadInAll = (name: string, languages: readonly string[]): boolean =>
  languages.every((one) => readablePattern(one).test(name.replaceAll(placeholders, '')));
