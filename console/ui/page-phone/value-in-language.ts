import type { FoundText } from './pressed-text.ts';

/**
 * What is written for a text that was typed over in a phone of one language. One that the file writes once for all
 * languages is written for each from then on, where the phone shows another language than the first: the others keep it.
 * @param languages - of the site, the default first
 * @param value - as typed; undefined: it was emptied
 */
export function valueInLanguage(
  { text, node, language: own }: Pick<FoundText, 'text' | 'node' | 'language'>,
  value: unknown,
  language: string | undefined,
  languages: readonly string[],
): unknown {
  const isOfAll = own === undefined && node.perLanguage === true;
  const isOther = language !== undefined && languages.indexOf(language) > 0;
  if (!isOfAll || !isOther) return value;
  return Object.fromEntries(languages.map((one) => [one, one === language ? (value ?? '') : text]));
}
