import { useRef } from 'react';
import { described } from '../../../ops/wording/described.ts';
import type { SchemaNode } from '../../../ops/wording/schema-node.ts';
import { useText } from '../language/use-words.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import { conditionFacts } from '../schema-values/schema-shape.ts';
import type { ValueScope } from '../schema-values/value-scope.ts';
import { columnsOf, type TableRow } from './table-rows.ts';

/** A column of the table: a fact that some row tests. */
export interface FactColumn {
  fact: string;
  label: string;
  /** The schema of its conditions. */
  node: SchemaNode;
}

/** The facts that a row of the table may test. */
export const factsOfTable = ({ row }: ListedTable, scope: ValueScope): ReadonlyMap<string, SchemaNode> =>
  conditionFacts(row.properties?.when ?? {}, scope);

/** The name of a fact; query parameters share one. To be called in an observer. */
export function useFactName(): (fact: string, node: SchemaNode | undefined) => string {
  const text = useText();
  return (fact, node) => {
    const parameter = /^query\.(\w+)$/.exec(fact)?.[1];
    return [text(described(node?.description, fact).label), parameter].filter(Boolean).join(' ');
  };
}

/** The columns of a table, which keep their places while it is shown. To be called in an observer. */
export function useColumns(table: ListedTable, rows: readonly TableRow[], scope: ValueScope): FactColumn[] {
  const last = useRef<{ id: string; facts: readonly string[] }>({ id: table.id, facts: [] });
  const nameOf = useFactName();
  const facts = columnsOf(rows, last.current.id === table.id ? last.current.facts : []);
  last.current = { id: table.id, facts };
  const nodes = factsOfTable(table, scope);
  return facts.map((fact) => {
    const node = nodes.get(fact) ?? {};
    return { fact, label: nameOf(fact, node), node };
  });
}
