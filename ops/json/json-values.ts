// Access to JSON that may violate its schema: missing values and values of another type give empty results.

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value under these keys, own keys only; undefined when there is none. */
export const member = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );

export const keysOf = (value: unknown): string[] => (isObject(value) ? Object.keys(value) : []);
export const entriesOf = (value: unknown): [string, unknown][] =>
  isObject(value) ? Object.entries(value) : [];
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const stringsOf = (value: unknown): string[] =>
  itemsOf(value).filter((one): one is string => typeof one === 'string');

/** Every string that stands under this key, at any depth. */
export function stringsUnder(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => stringsUnder(one, key));
  return entriesOf(value).flatMap(([name, inner]) =>
    name === key && typeof inner === 'string' ? [inner] : stringsUnder(inner, key),
  );
}

/** Calls `see` for every string in the value, with its JSON pointer. */
export function eachString(value: unknown, see: (text: string, pointer: string) => void, pointer = ''): void {
  if (typeof value === 'string') see(value, pointer);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' || (typeof inner === 'object' && inner !== null))
      eachString(inner, see, `${pointer}/${needsEscape.test(key) ? escaped(key) : key}`);
  }
}
const needsEscape = /[~/]/;
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
