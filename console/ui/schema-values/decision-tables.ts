import { described } from '../../../ops/wording/described.ts';
import { resolved, type SchemaNode } from '../../../ops/wording/schema-node.ts';
import { configFiles } from '../../../schemas/config/config.ts';
import type { Text } from '../../api/index.ts';

/** A table of rules that some file of the config has, as its schema says. */
export interface ListedTable {
  /** As the trace of a decision names it, and its address: `destinations.success`. */
  id: string;
  file: string;
  /** The keys that lead to it in its file. */
  path: readonly string[];
  title: Text;
  /** Rows in order, of which the first that matches decides; else rules that are named where they are used. */
  isOrdered: boolean;
  node: SchemaNode;
  /** The schema of a row. */
  row: SchemaNode;
}

let found: readonly ListedTable[] | undefined;

/** Every table of rules, in the order of the files. */
export function decisionTables(): readonly ListedTable[] {
  found ??= Object.values(configFiles).flatMap(({ path, schema }) =>
    tablesWithin(schema as unknown as SchemaNode, path, schema.$id, []),
  );
  return found;
}

function tablesWithin(node: SchemaNode, file: string, id: string, path: readonly string[]): ListedTable[] {
  const { rules, ...others } = node.properties ?? {};
  const row = rules && rowOf(rules);
  const own: ListedTable[] = row
    ? [
        {
          id: [id, ...path].join('.'),
          file,
          path,
          title: titleOf(node, id),
          isOrdered: rules?.type === 'array',
          node,
          row,
        },
      ]
    : [];
  const inner = Object.entries(others).flatMap(([key, one]) => tablesWithin(one, file, id, [...path, key]));
  return [...own, ...inner];
}

/** A row has conditions; a rule that others name has a result. Anything else below `rules` is no table. */
function rowOf({ items, additionalProperties }: SchemaNode): SchemaNode | null {
  const row = items ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
  const isRule = items ? row?.properties?.when : row?.properties?.set;
  return row && isRule ? resolved(row, row) : null;
}

/** A table that is not the whole file is described by its property; `title` of a file is no keyword of the others. */
const titleOf = (node: SchemaNode & { title?: string }, id: string): Text =>
  described(node.title ?? node.description, id).label;

export const tableWithId = (id: string): ListedTable | undefined =>
  decisionTables().find((table) => table.id === id);

/** The table and row of a JSON pointer; null: none, or a table without an order. */
export function rowAt(
  file: string,
  keys: readonly (string | number)[],
): { table: ListedTable; index: number | null } | null {
  const table = decisionTables().find(
    (one) => one.isOrdered && one.file === file && one.path.every((key, at) => keys[at] === key),
  );
  if (!table) return null;
  const [part, index] = keys.slice(table.path.length);
  const isRow = part === 'rules' && /^\d+$/.test(String(index));
  return { table, index: isRow ? Number(index) : null };
}
