import type { CheckedConfig } from '../config/checked-config.ts';
import type { FileKind } from '../config/parsed-file.ts';
import { type DecisionTable, decisionTablesOf } from './decision-tables.ts';
import { SituationSpace } from './table-space.ts';
import { type Verdict, verdictsOf } from './verdicts.ts';

/** The files that define the values of facts: every table rule needs them. */
export const factFiles: readonly FileKind[] = [
  'hosts',
  'channels',
  'routes',
  'cities',
  'facts',
  'pages',
  'forms',
];

interface Tables {
  tables: readonly DecisionTable[];
  space: SituationSpace;
}

const tablesKnown = new WeakMap<CheckedConfig, Tables>();
const verdictsKnown = new WeakMap<CheckedConfig, Verdict[]>();

/** The tables of the clean files and the situation space of their rows, cached for all rules. */
export function tablesIn(checked: CheckedConfig): Tables {
  const known = tablesKnown.get(checked);
  if (known) return known;
  const tables = decisionTablesOf(checked.config, checked.clean);
  const whens = tables.flatMap(({ rows }) => rows.map(({ when }) => when));
  const found = { tables, space: new SituationSpace(checked.config, whens) };
  tablesKnown.set(checked, found);
  return found;
}

/** The verdicts on the rows of all clean tables, cached for all rules. */
export function verdictsIn<K extends Verdict['kind']>(checked: CheckedConfig, kind: K) {
  const all = verdictsKnown.get(checked) ?? evaluate(checked);
  verdictsKnown.set(checked, all);
  return all.filter((one): one is Extract<Verdict, { kind: K }> => one.kind === kind);
}

function evaluate(checked: CheckedConfig): Verdict[] {
  const { tables, space } = tablesIn(checked);
  return tables.flatMap((table) => verdictsOf(space, table));
}
