import { entriesOf, isObject, itemsOf, member } from '../../../ops/json/json-values.ts';
import type { ListedTable } from '../schema-values/decision-tables.ts';
import type { Path } from '../value-form/value-form-context.ts';

/** A row of a decision table as the draft has it. */
export interface TableRow {
  index: number;
  id: string;
  note: string;
  when: Readonly<Record<string, unknown>>;
  value: Readonly<Record<string, unknown>>;
}

/** The value of a table in its file. */
export const tableValue = (file: unknown, { path }: Pick<ListedTable, 'path'>): unknown =>
  path.reduce<unknown>((value, key) => member(value, key), file);

/** The rows of a table; half typed ones, which are no objects, are left out. */
export function tableRows(table: unknown): TableRow[] {
  return itemsOf(member(table, 'rules')).flatMap((value, index): TableRow[] => {
    if (!isObject(value)) return [];
    const { id, note, when } = value;
    return [
      {
        index,
        id: typeof id === 'string' ? id : '',
        note: typeof note === 'string' ? note : '',
        when: isObject(when) ? when : {},
        value,
      },
    ];
  });
}

/** The number of rows or named rules. */
export function ruleCount(table: unknown): number {
  const rules = member(table, 'rules');
  return Array.isArray(rules) ? rules.length : entriesOf(rules).length;
}

export const rulesPath = ({ path }: Pick<ListedTable, 'path'>): Path => [...path, 'rules'];
export const rowPath = (table: Pick<ListedTable, 'path'>, index: number): Path => [
  ...rulesPath(table),
  index,
];

/**
 * The facts that some row tests: those of most rows first.
 * @param before - the columns as they were: an edit does not move them
 */
export function columnsOf(rows: readonly TableRow[], before: readonly string[] = []): string[] {
  const counts = new Map<string, number>();
  for (const { when } of rows) {
    for (const fact of Object.keys(when)) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  }
  const added = [...counts]
    .filter(([fact]) => !before.includes(fact))
    .sort(([, one], [, other]) => other - one)
    .map(([fact]) => fact);
  return [...before.filter((fact) => counts.has(fact)), ...added];
}
