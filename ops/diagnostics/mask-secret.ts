import { maskedForm } from './find-secrets.ts';

/** A prefix of this many characters is masked where messages cut long values. */
const shortestMasked = 5;
/** A prefix of this length is masked everywhere, a shorter one only where the text was cut. */
const certainLength = 8;

/** A short password may be a common word: it is masked only inside an address. */
const withoutShort = (text: string, secret: string) =>
  text.replaceAll(`:${secret}@`, `:${maskedForm(secret)}@`);

const letters: Readonly<Record<string, string>> = { '\n': 'n', '\r': 'r', '\t': 't' };

/** Where a character of a secret ends in the text, as it is or escaped for JSON, a terminal or Markdown; -1: not here. */
function afterChar(text: string, at: number, char: string): number {
  if (text[at] === char) return at + 1;
  let next = at;
  while (text[next] === '\\') next += 1;
  if (next === at) return -1;
  if (text[next] === char || (letters[char] !== undefined && text[next] === letters[char])) return next + 1;
  const code = `u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return text.slice(next, next + code.length).toLowerCase() === code ? next + code.length : -1;
}

/** How many characters of the secret the text has at `start`, and where they end. */
function shownAt(text: string, start: number, secret: string): { count: number; end: number } {
  let [count, end] = [0, start];
  for (; count < secret.length; count += 1) {
    const next = afterChar(text, end, secret[count] ?? '');
    if (next < 0) break;
    end = next;
  }
  return { count, end };
}

/** The text with the secret, or the part of its beginning that the text contains, masked in any escaped form. */
export function maskSecret(text: string, secret: string): string {
  if (secret.length < shortestMasked) return withoutShort(text, secret);
  const first = secret[0] ?? '';
  let shown = '';
  let from = 0;
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at)) {
    const { count, end } = shownAt(text, at, secret);
    const isCut = count >= shortestMasked && text[end] === '…';
    if (count < Math.min(certainLength, secret.length) && !isCut) {
      at += 1;
      continue;
    }
    shown += text.slice(from, at) + maskedForm(secret);
    from = end;
    at = end;
  }
  return shown + text.slice(from);
}
