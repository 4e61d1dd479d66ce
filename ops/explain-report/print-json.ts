import type { Explanation } from '../explain/explain.ts';

/** Cached JSON of objects that many explanations share: steps, brands and ads. */
const printed = new WeakMap<object, string>();
function shared(value: object): string {
  const known = printed.get(value);
  if (known !== undefined) return known;
  const json = JSON.stringify(value);
  printed.set(value, json);
  return json;
}

/** The same text as `JSON.stringify(explanation)`, with shared objects serialised once. */
export function explanationJson({ format, input, outcome, steps }: Explanation): string {
  const { brand, ads, flags, flagsFrom, destinations, afterLogin, ...before } = outcome;
  const head = JSON.stringify({ format, input }).slice(0, -1);
  const first = JSON.stringify(before).slice(0, -1);
  const middle = JSON.stringify({ flags, flagsFrom, destinations, afterLogin }).slice(1, -1);
  const text = `${first},"brand":${shared(brand)},${middle},"ads":${shared(ads)}}`;
  return `${head},"outcome":${text},"steps":[${steps.map(shared).join(',')}]}`;
}
