/** The properties of a plug-in's block or field, with the placeholders of their texts filled in. */
export function filledIn(
  item: object,
  text: (template: string) => string,
  /** Keys of every block or field, which are none of them. */
  without: readonly string[],
): Record<string, unknown> {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(fill);
    return typeof value === 'object' && value !== null ? mapped(Object.entries(value)) : value;
  };
  const mapped = (entries: readonly (readonly [string, unknown])[]) =>
    Object.fromEntries(entries.map(([key, value]) => [key, fill(value)]));
  return mapped(Object.entries(item).filter(([key]) => !without.includes(key)));
}
