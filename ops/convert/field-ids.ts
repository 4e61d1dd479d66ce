const longest = 40;
/** Names that every object has; a field must not be called so. */
const reserved = new Set([
  'constructor',
  'toString',
  'toLocaleString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'form',
]);

/**
 * The id of a field from the name of a question: `First name` is `firstName`, `2nd` is `q2nd`, a name without Latin letters
 * is `field` with its number.
 * @param taken - the ids so far; the new one is added
 */
export function fieldId(name: string, taken: Set<string>): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9_]+/)
    .filter(Boolean);
  const joined = words
    .map((word, at) =>
      at === 0
        ? word.slice(0, 1).toLowerCase() + word.slice(1)
        : word.slice(0, 1).toUpperCase() + word.slice(1),
    )
    .join('');
  const legal = /^[a-z]/.test(joined)
    ? joined
    : joined === '' || /^_+$/.test(joined)
      ? `field${taken.size + 1}`
      : `q${joined}`;
  const base = reserved.has(legal) ? `${legal}Answer` : legal;
  let id = base.slice(0, longest);
  for (let number = 2; taken.has(id); number += 1) id = `${base.slice(0, longest - 4)}${number}`;
  taken.add(id);
  return id;
}
