import { sourceOfFact, type When } from '../../schemas/index.ts';
import type { Facts, FactValue } from '../facts/facts.ts';
import type { ServerFactSource } from '../facts/situation.ts';
import { type Clause, clauseHolds, compileWhen, testedValue } from './condition.ts';

/** A decision table with hit policy "first" (DMN): the first row whose conditions all hold decides. */
export interface DecisionTable<Row, Otherwise> {
  rules: readonly (Row & { id: string; when: When })[];
  otherwise: Otherwise;
}

/** Why a row did not match: the first of its facts that did not hold, and its value. */
export interface Rejection {
  row: string;
  fact: string;
  value: FactValue;
}

/** Result of a table: the row that matched, `otherwise`, or the calls to the server that it needs to decide. */
export type Verdict<Row> =
  | { kind: 'row'; index: number; row: Row }
  | { kind: 'otherwise'; index?: undefined; row?: undefined }
  | { kind: 'need'; need: ServerFactSource[] };

type Rules = readonly { when: When }[];

/** The compiled conditions of a table. */
interface CompiledTable {
  clauses: Clause[][];
  /** The rows that can match, by route, kind and outcome: most rows apply to few locations. */
  byRoute: Map<unknown, Map<unknown, Map<unknown, readonly number[]>>>;
}

const compiled = new WeakMap<Rules, CompiledTable>();
function compile(rules: Rules): CompiledTable {
  const known = compiled.get(rules);
  if (known) return known;
  const made: CompiledTable = { clauses: rules.map((rule) => compileWhen(rule.when)), byRoute: new Map() };
  compiled.set(rules, made);
  return made;
}

/** The rows that the location does not rule out, in order. */
function rowsAt({ clauses, byRoute }: CompiledTable, facts: Facts): readonly number[] {
  const { route, 'route.kind': kind, outcome } = facts.own;
  const known = byRoute.get(route)?.get(kind)?.get(outcome);
  if (known) return known;
  const isRuledOut = (asked: readonly Clause[]) =>
    asked.some((clause) => {
      const value = locationFacts.includes(clause.fact) ? testedValue(clause, facts) : undefined;
      return value !== undefined && !clauseHolds(clause, value);
    });
  const rows = clauses.flatMap((asked, at) => (isRuledOut(asked) ? [] : [at]));
  const byKind = byRoute.get(route) ?? new Map();
  const byOutcome = byKind.get(kind) ?? new Map();
  byRoute.set(route, byKind.set(kind, byOutcome.set(outcome, rows)));
  return rows;
}
const locationFacts = ['route', 'route.kind', 'outcome'];

/**
 * Evaluates the rows from `start` on, hit policy "first" (DMN). A row is rejected as soon as one known fact does not
 * hold, so only calls that can still decide are needed; all calls of a row are returned at once.
 */
export function evaluateTable<Row extends { id: string; when: When }>(
  rules: readonly Row[],
  facts: Facts,
  start = 0,
): Verdict<Row> {
  const table = compile(rules);
  for (const index of rowsAt(table, facts)) {
    if (index < start) continue;
    const asked = table.clauses[index] as Clause[];
    if (firstFailed(asked, facts)) continue;
    if (allKnown(asked, facts)) return { kind: 'row', index, row: rules[index] as Row };
    return { kind: 'need', need: missingSources(asked, facts) };
  }
  return otherwise;
}

const otherwise = { kind: 'otherwise' } as const;

/** Rows evaluated with the same facts: from index `start` up to, not including, `end`. */
export interface EvaluatedRows {
  rules: readonly { id: string; when: When }[];
  facts: Facts;
  start: number;
  end: number;
}

/** Why rows did not match. Computed on demand: a decision is three times as fast without. */
export function rejectionsOf(asked: readonly EvaluatedRows[]): Rejection[] {
  return asked.flatMap(({ rules, facts, start, end }) =>
    rules.slice(start, end).flatMap(({ id }, at): Rejection[] => {
      const failed = firstFailed(compile(rules).clauses[start + at] as Clause[], facts);
      return failed ? [{ row: id, fact: failed.fact, value: testedValue(failed, facts) as FactValue }] : [];
    }),
  );
}

// Plain loops: this runs for most rows of every decision, and a closure per row cost a third of the time.
function firstFailed(clauses: readonly Clause[], facts: Facts): Clause | undefined {
  for (const clause of clauses) {
    const value = testedValue(clause, facts);
    if (value !== undefined && !clauseHolds(clause, value)) return clause;
  }
  return undefined;
}

const allKnown = (clauses: readonly Clause[], facts: Facts): boolean => {
  for (const clause of clauses) if (testedValue(clause, facts) === undefined) return false;
  return true;
};

function missingSources(clauses: readonly Clause[], facts: Facts): ServerFactSource[] {
  const sources = clauses
    .filter((clause) => testedValue(clause, facts) === undefined)
    .flatMap(({ fact }) => sourcesOf(fact, facts));
  return sources.filter((source, at) => sources.indexOf(source) === at);
}

function sourcesOf(fact: string, { own, site: { facts: declared } }: Facts): ServerFactSource[] {
  const source = sourceOfFact(fact, declared);
  if (source === undefined) return [];
  if (source !== 'flags') return [source];
  return [
    ...(own.channelInfo === undefined ? (['channelInfo'] as const) : []),
    ...(own.ipInfo === undefined ? (['ipInfo'] as const) : []),
  ];
}
