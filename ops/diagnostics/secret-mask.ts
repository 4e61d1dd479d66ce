import { maskedForm } from './find-secrets.ts';
import { SecretPrefix } from './secret-prefixes.ts';

/** A prefix of this many characters is masked where messages cut long values. */
const shortestMasked = 5;
/** A prefix of this length is masked everywhere, a shorter one only where the text was cut. */
const certainLength = 8;

const escapedLetters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** The characters that a text may mean at an offset, as it is or escaped for JSON, a terminal or Markdown. */
function readingsAt(text: string, at: number): { char: string; end: number }[] {
  const char = text[at];
  if (char === undefined) return [];
  if (char !== '\\') return [{ char, end: at + 1 }];
  let next = at;
  while (text[next] === '\\') next += 1;
  const escaped = text[next] ?? '';
  const letter = escapedLetters[escaped];
  const [, code] = /^u([0-9a-f]{4})$/i.exec(text.slice(next, next + 5)) ?? [];
  return [
    { char, end: at + 1 },
    { char: escaped, end: next + 1 },
    ...(letter === undefined ? [] : [{ char: letter, end: next + 1 }]),
    ...(code === undefined ? [] : [{ char: String.fromCharCode(Number.parseInt(code, 16)), end: next + 5 }]),
  ];
}

/** A part of a text that shows a secret or the beginning of one. */
interface Shown {
  end: number;
  secret: string;
}

/**
 * Masks every secret of a set in one pass over a text: the work does not grow with the number of secrets. Where secrets
 * overlap or one begins like another, all that belongs to any of them is masked.
 */
export class SecretMask {
  readonly #prefixes: SecretPrefix;
  /** A short password may be a common word: it is masked only inside an address. */
  readonly #short: ReadonlySet<string>;
  /** How many characters of texts have been compared with secrets; tests hold how it grows. */
  compared = 0;

  constructor(secrets: readonly string[]) {
    const all = [...new Set(secrets)].sort((a, b) => b.length - a.length);
    this.#prefixes = new SecretPrefix(all.filter(({ length }) => length >= shortestMasked));
    this.#short = new Set(all.filter(({ length }) => length > 0 && length < shortestMasked));
  }

  /** The text with every secret, or the part of its beginning that the text contains, masked in any escaped form. */
  readonly mask = (text: string): string => this.#withoutShort(this.#withoutLong(text));

  #withoutLong(text: string): string {
    if (this.#prefixes.longest === '') return text;
    let masked = '';
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const shown = this.#shownAt(text, at);
      if (!shown || shown.end <= from) continue;
      // The rest of a secret that begins within another one follows what is masked already.
      if (at >= from) masked += text.slice(from, at) + maskedForm(shown.secret);
      from = shown.end;
    }
    return from === 0 ? text : masked + text.slice(from);
  }

  /** The most that the text shows of a secret from an offset on. */
  #shownAt(text: string, at: number): Shown | null {
    this.compared += 1;
    const first = this.#prefixes.with(text[at] ?? '');
    if (!first) return null;
    let most: Shown | null = null;
    const open = [{ prefix: first, end: at + 1 }];
    for (let one = open.pop(); one; one = open.pop()) {
      const { prefix, end } = one;
      if (isShown(prefix, text[end]) && end > (most?.end ?? 0)) most = { end, secret: prefix.longest };
      this.compared += 1;
      for (const reading of readingsAt(text, end)) {
        const next = prefix.with(reading.char);
        if (next) open.push({ prefix: next, end: reading.end });
      }
    }
    return most;
  }

  #withoutShort(text: string): string {
    if (this.#short.size === 0) return text;
    let masked = '';
    let from = 0;
    for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
      const [secret] = this.#shortAt(text, at + 1);
      if (secret === undefined || at < from) continue;
      masked += `${text.slice(from, at)}:${maskedForm(secret)}@`;
      from = at + secret.length + 2;
    }
    return from === 0 ? text : masked + text.slice(from);
  }

  #shortAt(text: string, at: number): string[] {
    const lengths = [4, 3, 2, 1].filter((length) => text[at + length] === '@');
    return lengths.map((length) => text.slice(at, at + length)).filter((one) => this.#short.has(one));
  }
}

const isShown = (prefix: SecretPrefix, next: string | undefined): boolean =>
  prefix.depth >= certainLength || prefix.isWhole || (prefix.depth >= shortestMasked && next === '…');
