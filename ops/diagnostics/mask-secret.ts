import { maskedForm } from './find-secrets.ts';

/** From this many characters on, the beginning of a secret gives it away: messages cut long values. */
const shortestMasked = 5;
/** As much of one is told for what it is wherever it stands; less of it only where it has been cut. */
const certainLength = 8;

/** A short password is common letters: it is one only where an address has it. */
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

/** How much of the secret stands here: its characters, and where they end in the text. */
function shownAt(text: string, start: number, secret: string): { count: number; end: number } {
  let [count, end] = [0, start];
  for (; count < secret.length; count += 1) {
    const next = afterChar(text, end, secret[count] ?? '');
    if (next < 0) break;
    end = next;
  }
  return { count, end };
}

/** The text with the secret, or as much of its beginning as stands there, masked, however it is escaped. */
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
