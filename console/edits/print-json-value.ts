/** The line width of the formatter (biome.json). */
const lineWidth = 110;

/**
 * A value as the formatter prints it: objects with one key a line, a list on one line where it fits.
 * @param indent - of the line that it begins on
 * @param before - number of characters before it on that line
 */
export function printValue(value: unknown, indent: string, before: number): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const flat = isFlat(value) ? `[${value.map((one) => JSON.stringify(one)).join(', ')}]` : null;
    // One more for a following comma.
    if (flat !== null && before + flat.length < lineWidth) return flat;
    const items = value.map((one) => inner + printValue(one, inner, inner.length));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, one]) => printMember(key, one, inner));
    return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n${indent}}`;
  }
  return JSON.stringify(value);
}

/** `"key": value` on a line of its own. */
export function printMember(key: string, value: unknown, indent: string): string {
  const start = `${indent}${JSON.stringify(key)}: `;
  return start + printValue(value, indent, start.length);
}

const isFlat = (items: readonly unknown[]): boolean =>
  items.every((one) => typeof one !== 'object' || one === null);
