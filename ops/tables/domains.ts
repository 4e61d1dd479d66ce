import { type Config, type FactId, factTable, queryFacts, type When } from '../../schemas/index.ts';

export type Value = string | number | boolean | null;
/** Stands for every value that no row names: an open fact always has one more. */
export const anyOther = Symbol('any other value');
export type Atom = Value | typeof anyOther;

/** The values that a condition names, whether or not they are excluded. */
export function valuesNamedIn(condition: When[FactId]): Value[] {
  if (condition === undefined) return [];
  const bare =
    typeof condition === 'object' && condition !== null && 'not' in condition ? condition.not : condition;
  return Array.isArray(bare) ? [...(bare as Value[])] : [bare as Value];
}

interface DomainSchema {
  type?: string | readonly string[];
  enum?: readonly Value[];
}
const facts: Record<string, { domain: object }> = { ...factTable, ...queryFacts };

/** Flags come from the server, which may send any whole number, also outside 0 to 7. */
const openFacts = ['input_form', 'succ_todo', 'fail_todo'];

/**
 * The values of a fact that rows can tell apart, as the table of facts has them; values that rows name are added
 * where the fact is open.
 */
export function atomsOf(config: Config, fact: string, named: readonly Value[]): Atom[] {
  if (fact === 'city') return [null, ...Object.keys(config.cities.cities)];
  const schema: DomainSchema = facts[fact]?.domain ?? {};
  if (schema.type === 'boolean') return [false, true];
  if (schema.enum && !openFacts.includes(fact)) return [...schema.enum];
  const absent = Array.isArray(schema.type) && schema.type.includes('null') ? [null] : [];
  return [...new Set<Atom>([...absent, ...(schema.enum ?? []), ...named, anyOther])];
}
