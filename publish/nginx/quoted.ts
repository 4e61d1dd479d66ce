/**
 * A value as a quoted string of nginx.
 * @throws Error for a value that no nginx string can contain: `$` begins a variable there and cannot be escaped
 */
export function quoteNginxString(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
  if (/[$\u0000-\u001f]/.test(value))
    throw new Error(`nginx cannot be given the value ${JSON.stringify(value)}`);
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
