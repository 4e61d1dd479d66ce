import type { When } from '../../schemas/index.ts';
import { type Facts, type FactValue, factBesidesQuery } from '../facts/facts.ts';

type Scalar = string | number | boolean | null;
/** One compiled condition of a row. */
export interface Clause {
  fact: string;
  /** Name of the query parameter that `fact` is; null for any other fact. */
  parameter: string | null;
  not: boolean;
  values: readonly Scalar[];
}

/** Compiles `when` to clauses, in the order written. */
export function compileWhen(when: When): Clause[] {
  return Object.entries(when).map(([fact, condition]) => {
    const not = typeof condition === 'object' && condition !== null && !Array.isArray(condition);
    const value = (not ? (condition as { not: unknown }).not : condition) as Scalar | Scalar[];
    const parameter = fact.startsWith('query.') ? fact.slice(6) : null;
    return { fact, parameter, not, values: Array.isArray(value) ? value : [value] };
  });
}

/** Whether a known value satisfies a clause; a fact with several values (tags) needs one that is listed. */
export function clauseHolds({ values, not }: Clause, value: FactValue): boolean {
  if (isList(value)) return value.some((one) => values.includes(one)) !== not;
  // Most conditions name one value: comparing it took a third of the time of looking it up.
  const listed = values.length === 1 ? values[0] === value : values.includes(value);
  return listed !== not;
}

/** The value of the fact that a clause tests. */
export const testedValue = ({ fact, parameter }: Clause, facts: Facts): FactValue | undefined =>
  parameter === null ? factBesidesQuery(facts, fact) : (facts.query[parameter] ?? null);

const isList = (value: FactValue): value is readonly string[] => typeof value === 'object' && value !== null;

const compiled = new WeakMap<When, Clause[]>();
const clausesOf = (when: When): Clause[] => {
  const known = compiled.get(when);
  if (known) return known;
  const clauses = compileWhen(when);
  compiled.set(when, clauses);
  return clauses;
};

/** Whether a block or field is shown. A condition on an unknown fact does not hold, so the block stays hidden. */
export function isShown(showWhen: When | undefined, facts: Facts): boolean {
  if (!showWhen) return true;
  return clausesOf(showWhen).every((clause) => {
    const value = testedValue(clause, facts);
    return value !== undefined && clauseHolds(clause, value);
  });
}
