type List = readonly string[];

/** A value in which each list of names that it has several times is written once. */
interface WithLists {
  $lists: readonly List[];
  $value: unknown;
}

const isList = (value: unknown): value is List => Array.isArray(value) && typeof value[0] === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * JSON in which a list that the value has several times stands once. The plan of 25 channels names the same hundreds of
 * arrivals in thousands of sets: 127 MB as plain JSON.
 */
export function printSharedLists(value: unknown): string {
  const lists = sharedListsIn(value);
  if (lists.length === 0) return JSON.stringify(value);
  const places = new Map(lists.map((list, at) => [list, { $list: at }]));
  const $value = JSON.stringify(value, (_, one: unknown) => places.get(one as List) ?? one);
  return `{"$lists":${JSON.stringify(lists)},"$value":${$value}}`;
}

/** Reads what {@link printSharedLists} has printed; a list that was one object is one again. */
export function parseSharedLists(text: string): unknown {
  const parsed: unknown = JSON.parse(text);
  if (!isObject(parsed) || !Array.isArray(parsed.$lists)) return parsed;
  const { $lists, $value } = parsed as unknown as WithLists;
  return withLists($value, $lists);
}

/** Lists that are the same object at several places. */
function sharedListsIn(value: unknown): List[] {
  const seen = new Set<List>();
  const shared = new Set<List>();
  const look = (one: unknown): void => {
    if (!isObject(one)) return;
    if (!isList(one)) for (const inner of Object.values(one)) look(inner);
    else if (seen.has(one)) shared.add(one);
    else seen.add(one);
  };
  look(value);
  return [...shared];
}

/** Puts the lists in their places, in the value itself. */
function withLists(value: unknown, lists: readonly List[]): unknown {
  if (!isObject(value)) return value;
  if (typeof value.$list === 'number') return lists[value.$list];
  for (const [key, inner] of Object.entries(value)) {
    if (isObject(inner)) value[key] = withLists(inner, lists);
  }
  return value;
}
