/** How the text of a file is encoded; Excel in China writes a `.csv` as GB18030, and “Unicode text” as UTF-16. */
export type TextEncoding = 'UTF-8' | 'UTF-16' | 'GB18030';

export interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/**
 * Decodes a text file: by its mark where it has one, else as UTF-8, else as GB18030. Nothing is replaced by �.
 * @returns null where it is none of these, or no text
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  for (const { encoding, label } of encodingsOf(bytes)) {
    const text = decoded(bytes, label);
    if (text !== null) return neverInText.test(text) ? null : { text, encoding };
  }
  return null;
}

/** Controls that no spreadsheet writes into text: what has them is another kind of file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what text cannot have
const neverInText = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

function encodingsOf([first, second]: Uint8Array): { encoding: TextEncoding; label: string }[] {
  if (first === 0xff && second === 0xfe) return [{ encoding: 'UTF-16', label: 'utf-16le' }];
  if (first === 0xfe && second === 0xff) return [{ encoding: 'UTF-16', label: 'utf-16be' }];
  return [
    { encoding: 'UTF-8', label: 'utf-8' },
    { encoding: 'GB18030', label: 'gb18030' },
  ];
}

function decoded(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
