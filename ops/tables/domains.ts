import { type Config, declaredFacts, engineFacts, type FactId, type When } from '../../schemas/index.ts';

export type Value = string | number | boolean | null;
/** Represents every value that no row names; an open fact always has it. */
export const anyOther = Symbol('any other value');
export type Atom = Value | typeof anyOther;

/** The values that a condition names, included or excluded. */
export function valuesNamedIn(condition: When[FactId] | undefined): Value[] {
  if (condition === undefined) return [];
  const bare =
    typeof condition === 'object' && condition !== null && 'not' in condition ? condition.not : condition;
  return Array.isArray(bare) ? [...(bare as Value[])] : [bare as Value];
}

interface DomainSchema {
  type?: string | readonly string[];
  enum?: readonly Value[];
}
const factsOf = (config: Config): Record<string, { domain: object }> => ({
  ...engineFacts,
  ...declaredFacts(config.facts),
});

/**
 * The values of a fact that rows can distinguish: those of the fact table, and for an open fact also those that rows
 * name.
 */
export function atomsOf(config: Config, fact: string, named: readonly Value[]): Atom[] {
  if (fact === 'city') return [null, ...Object.keys(config.cities.cities)];
  const schema: DomainSchema = factsOf(config)[fact]?.domain ?? {};
  if (schema.type === 'boolean') return [false, true];
  // The server may send any whole number for a flag.
  if (schema.enum && !Object.hasOwn(config.facts.flags, fact)) return [...schema.enum];
  const absent = Array.isArray(schema.type) && schema.type.includes('null') ? [null] : [];
  return [...new Set<Atom>([...absent, ...(schema.enum ?? []), ...named, anyOther])];
}
