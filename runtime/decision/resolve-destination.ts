import { type Effect, isNamedTable, type NamedTable } from '../../schemas/index.ts';
import {
  type EvaluatedRows,
  evaluateTable,
  type Rejection,
  rejectionsOf,
} from '../decision-table/decision-table.ts';
import type { Facts } from '../facts/facts.ts';
import type { ServerFactSource } from '../facts/situation.ts';
import type { Site } from '../site/site.ts';

/** One evaluated table, the row that matched (`otherwise` where none did), and the rows before it that did not. */
export class TraceStep {
  readonly table: 'navigation' | `destinations.${NamedTable}`;
  readonly row: string;
  readonly #asked: readonly EvaluatedRows[];

  constructor(table: TraceStep['table'], row: string, asked: readonly EvaluatedRows[]) {
    this.table = table;
    this.row = row;
    this.#asked = asked;
  }

  /** The rows that were evaluated: each part but the last ends at a row that matched and went on. */
  get asked(): readonly EvaluatedRows[] {
    return this.#asked;
  }

  get rejected(): Rejection[] {
    return rejectionsOf(this.#asked);
  }
}

export type DecisionReason = 'ruleMatched' | 'noRuleMatched' | 'destinationLoop' | 'routeMissing';

/** Where a named destination leads: a route of the site, or `loginAddress`. */
export interface DestinationDecision {
  kind: 'decision';
  destination: string;
  reason: DecisionReason;
  row: string;
  trace: TraceStep[];
}
export type NeedsAnswers = {
  kind: 'need';
  need: ServerFactSource[];
  /** The effects of the rows before, which the call must follow. */
  do?: readonly Effect[];
};

/**
 * Resolves a destination to a route. Total: a loop of named destinations, or a route that the host lacks, resolves to
 * the catch-all route with the reason; `check` refuses both.
 * @param destination - a route, `loginAddress`, or the name of a destination table
 * @returns the decision, or the calls to the server that a table needs first
 */
export function resolveDestination(
  site: Site,
  facts: Facts,
  destination: string,
): DestinationDecision | NeedsAnswers {
  const trace: TraceStep[] = [];
  const visited = new Set<string>();
  let name = destination;
  while (isNamedTable(name)) {
    if (visited.has(name)) return finish(site.catchAll, 'destinationLoop', trace);
    visited.add(name);
    const table = site.destinations[name];
    const verdict = evaluateTable(table.rules, facts);
    if (verdict.kind === 'need') return verdict;
    const [row, end] =
      verdict.kind === 'row' ? [verdict.row.id, verdict.index] : ['otherwise', table.rules.length];
    trace.push(new TraceStep(`destinations.${name}`, row, [{ rules: table.rules, facts, start: 0, end }]));
    name = verdict.kind === 'row' ? verdict.row.go : table.otherwise.go;
  }
  if (name !== 'loginAddress' && !Object.hasOwn(site.routes, name))
    return finish(site.catchAll, 'routeMissing', trace);
  const last = trace.at(-1);
  return finish(name, last?.row === 'otherwise' ? 'noRuleMatched' : 'ruleMatched', trace);
}

function finish(destination: string, reason: DecisionReason, trace: TraceStep[]): DestinationDecision {
  const last = trace.at(-1);
  return {
    kind: 'decision',
    destination,
    reason,
    row: last ? `${last.table}/${last.row}` : destination,
    trace,
  };
}
