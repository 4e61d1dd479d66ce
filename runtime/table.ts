import { type FactId, sourceOfFact, type When } from '../schemas/index.ts';
import { type Clause, compileWhen, holds } from './condition.ts';
import type { Facts, FactValue } from './facts.ts';
import type { Source } from './situation.ts';

/** A decision table with hit policy "first" (DMN): the first row whose conditions all hold decides. */
export interface Table<Row, Otherwise> {
  rules: readonly (Row & { id: string; when: When })[];
  otherwise: Otherwise;
}

/** Why a row did not decide: the first of its facts that did not hold. */
export interface Rejection {
  row: string;
  fact: FactId;
  value: FactValue;
}

/** What a table answered: the row, or the calls to the server without which it cannot tell. */
export type Verdict<Row> =
  | { kind: 'row'; index: number; row: Row; rejected: Rejection[] }
  | { kind: 'otherwise'; rejected: Rejection[] }
  | { kind: 'need'; need: Source[] };

const compiled = new WeakMap<object, Clause[][]>();
function clausesOf(rules: readonly { when: When }[]): Clause[][] {
  const known = compiled.get(rules);
  if (known) return known;
  const clauses = rules.map((rule) => compileWhen(rule.when));
  compiled.set(rules, clauses);
  return clauses;
}

/**
 * Evaluates the rows from `start` on. A row is given up as soon as one known fact does not hold, so the server is
 * asked only for what can still decide; all that a row needs is asked for at once.
 */
export function evaluate<Row extends { id: string; when: When }>(
  rules: readonly Row[],
  facts: Facts,
  start = 0,
): Verdict<Row> {
  const clauses = clausesOf(rules);
  const rejected: Rejection[] = [];
  for (let index = start; index < rules.length; index++) {
    const row = rules[index] as Row;
    const failed = firstFailed(clauses[index] as Clause[], facts);
    if (failed) {
      rejected.push({ row: row.id, fact: failed.fact, value: facts[failed.fact] as FactValue });
      continue;
    }
    if (allKnown(clauses[index] as Clause[], facts)) return { kind: 'row', index, row, rejected };
    return { kind: 'need', need: missing(clauses[index] as Clause[], facts) };
  }
  return { kind: 'otherwise', rejected };
}

// Plain loops: this is asked for every row of every decision, and a closure per row cost a third of the time.
function firstFailed(clauses: readonly Clause[], facts: Facts): Clause | undefined {
  for (const clause of clauses) {
    const value = facts[clause.fact];
    if (value !== undefined && !holds(clause, value)) return clause;
  }
  return undefined;
}

const allKnown = (clauses: readonly Clause[], facts: Facts): boolean => {
  for (const { fact } of clauses) if (facts[fact] === undefined) return false;
  return true;
};

function missing(clauses: readonly Clause[], facts: Facts): Source[] {
  const sources = clauses
    .filter((clause) => facts[clause.fact] === undefined)
    .flatMap(({ fact }) => sourcesOf(fact, facts));
  return sources.length > 1 ? [...new Set(sources)] : sources;
}

function sourcesOf(fact: FactId, facts: Facts): Source[] {
  const source = sourceOfFact(fact);
  if (source === undefined) return [];
  if (source !== 'flags') return [source];
  return [
    ...(facts.channelInfo === undefined ? (['channelInfo'] as const) : []),
    ...(facts.ipInfo === undefined ? (['ipInfo'] as const) : []),
  ];
}
