import { readBody } from './read-body.ts';

/** A form's fields. A Map, so that a field named `constructor` is an ordinary one. */
export type Fields = ReadonlyMap<string, string>;

export type Form = { fields: Fields } | { refused: 'tooLarge' | 'malformed' };

const fieldLimit = 500;

/**
 * Decodes an `application/x-www-form-urlencoded` body; of a repeated field the first value wins. Stricter than
 * `URLSearchParams`, which turns broken escapes into text or replacement characters: a client that encodes wrongly
 * should fail here and not in production.
 */
export async function readForm(request: Request): Promise<Form> {
  const body = await readBody(request);
  if ('refused' in body) return body;
  if (body.text === '') return { fields: new Map() };
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return { refused: 'malformed' };
  const pairs = body.text.split('&').filter((pair) => pair !== '');
  if (pairs.length > fieldLimit) return { refused: 'malformed' };
  const fields = new Map<string, string>();
  for (const pair of pairs) {
    const split = pair.includes('=') ? pair.indexOf('=') : pair.length;
    const name = decode(pair.slice(0, split));
    const value = decode(pair.slice(split + 1));
    if (name === undefined || value === undefined || name === '') return { refused: 'malformed' };
    if (!fields.has(name)) fields.set(name, value);
  }
  return { fields };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
