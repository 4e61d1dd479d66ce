import { eastAsianWidth } from 'get-east-asian-width';

/**
 * Characters that a terminal obeys or hides instead of showing: controls (C0, DEL, C1), marks of direction and
 * zero widths, line and paragraph separators, halves of surrogate pairs.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const written = (char: string) =>
  Array.from({ length: char.length }, (_, at) => char.charCodeAt(at).toString(16).padStart(4, '0'))
    .map((hex) => `\\u${hex}`)
    .join('');

/** The text with every control character written out, so that config and input cannot drive a terminal. */
export const visible = (text: string): string => text.replace(unseen, written);

/** The same for JSON with its line breaks: the escaped string has the same value for a parser. */
export const visibleJson = (json: string): string =>
  json.replace(unseen, (char) => (char === '\n' ? char : written(char)));

/** Made when it is needed: that takes as long as loading a hundred modules. */
let segmenter: Intl.Segmenter | undefined;

const ascii = /^[ -~]*$/;

/** How many cells of a terminal the text takes. */
export function cells(text: string): number {
  // Places and codes, measured for every finding: the segmenter takes a hundred times as long.
  if (ascii.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'grapheme' });
  let width = 0;
  for (const { segment } of segmenter.segment(text)) width += eastAsianWidth(segment.codePointAt(0) ?? 0x20);
  return width;
}

export const padCells = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - cells(text)));
