import { type Config, type Effect, namedTables, type When } from '../../schemas/index.ts';
import type { FileKind } from '../config/parsed-file.ts';

/** A row of a decision table with its source location. */
export interface Row {
  id: string;
  when: When;
  file: string;
  pointer: string;
  /** The result as JSON, to distinguish redundant rows from contradicting ones. */
  result: string;
  /** Evaluation continues with the next row, so this row covers none. */
  continues: boolean;
  effects: readonly Effect[];
}
/** A decision table with hit policy "first". */
export interface DecisionTable {
  kind: FileKind;
  rows: readonly Row[];
}

export interface AnyRule {
  id: string;
  when: When;
  note?: string;
  continue?: true;
  do?: readonly Effect[];
}

/** @param at - the JSON pointer of the table in its file */
export function decisionTableOf(kind: FileKind, rules: readonly AnyRule[], at: string): DecisionTable {
  const rows = rules.map(({ id, when, note: _note, ...result }, index) => ({
    id,
    when,
    file: `definitions/${kind}.json`,
    pointer: `${at}/rules/${index}`,
    result: JSON.stringify(Object.fromEntries(Object.entries(result).sort(([a], [b]) => (a < b ? -1 : 1)))),
    continues: result.continue === true,
    effects: result.do ?? [],
  }));
  return { kind, rows };
}

/** Every decision table whose file has no errors. */
export function decisionTablesOf(config: Config, clean: ReadonlySet<FileKind>): DecisionTable[] {
  const { navigation, flags, destinations } = config;
  return [
    ...(clean.has('navigation') ? [decisionTableOf('navigation', navigation.rules, '')] : []),
    ...(clean.has('flags') ? [decisionTableOf('flags', flags.rules as readonly AnyRule[], '')] : []),
    ...(clean.has('destinations')
      ? namedTables.map((name) => decisionTableOf('destinations', destinations[name].rules, `/${name}`))
      : []),
  ];
}
