import type { Explainer } from '../explain/explain.ts';
import type { ExplainInput } from '../explain/input.ts';
import { type TableName, tableNamed } from '../table-visitors/deciding-row.ts';

/** A row of a decision table, or a city rule. */
export interface DecidedBy {
  table: TableName | 'cityRule';
  /** Its id; `otherwise`: no row matched. */
  row: string;
}

/**
 * The rows that bring a visitor to the page where the visit ends: those of the last decision that sent somewhere, else of
 * the one by which the visitor stays. Where flags decide that a city rule has set, the rule comes first.
 */
export function decidedBy(explainer: Explainer, input: ExplainInput): DecidedBy[] {
  const { landing, flags } = explainer.visit(input);
  const { decisions } = landing;
  const sent = decisions.findLast(({ destination }) => destination !== null) ?? decisions.at(-1);
  const rows = (sent?.trace ?? []).flatMap(({ table, row }): DecidedBy[] => {
    const named = tableNamed(table);
    return named ? [{ table: named, row }] : [];
  });
  const asksFlags = rows.some(({ table }) => table !== 'navigation');
  return asksFlags && flags.cityRule !== null ? [{ table: 'cityRule', row: flags.cityRule }, ...rows] : rows;
}
