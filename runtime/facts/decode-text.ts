/** Decodes a text or a number from outside to text of at most `maxLength` UTF-16 units; null for anything else. */
export function decodeText(value: unknown, maxLength = 200): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : null;
}
