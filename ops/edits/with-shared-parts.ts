/**
 * The value with the parts of another one wherever the two are equal, keys in the same order included: what is computed
 * once for each object is then computed once for both revisions.
 * @param one - is not changed
 */
export function withSharedParts<V>(one: unknown, value: V): V {
  return shared(one, value) as V;
}

function shared(one: unknown, value: unknown): unknown {
  if (one === value || !isComposed(one) || !isComposed(value)) return value;
  if (Array.isArray(one) !== Array.isArray(value)) return value;
  const [keys, others] = [Object.keys(value), Object.keys(one)];
  let isOne = keys.length === others.length;
  let isValue = true;
  const parts = keys.map((key, at) => {
    const other = Object.hasOwn(one, key) ? one[key] : undefined;
    const part = shared(other, value[key]);
    isOne &&= key === others[at] && part === other;
    isValue &&= part === value[key];
    return part;
  });
  if (isOne) return one;
  if (isValue) return value;
  return Array.isArray(value) ? parts : Object.fromEntries(keys.map((key, at) => [key, parts[at]]));
}

/** An object or list as JSON has them. */
const isComposed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
