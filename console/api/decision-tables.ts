// Calls about the rows of tables.

import type { ExplainInput } from '../../ops/explain/input.ts';
import type { Plan } from '../../ops/plan/plan.ts';
import type { DecidingRow, TableName } from '../../ops/table-visitors/deciding-row.ts';
import type { AllReach } from '../../ops/table-visitors/row-reach.ts';
import type { Text } from '../../ops/text/text.ts';
import type { Edit } from '../edits/edit.ts';

export interface RowReachResponse {
  version: number;
  /** Whose visitors pass each row; null where the draft has errors that prevent evaluation. */
  reach: AllReach | null;
  /** A newer draft was asked about meanwhile: nothing was counted. */
  isSuperseded?: true;
}

export interface DecidingRowRequest {
  input: ExplainInput;
  table: TableName;
  /** Edits that are not made: who would decide with them. */
  edits?: Edit[];
}

export interface DecidingRowResponse {
  version: number;
  /** Null where the draft has errors that prevent evaluation. */
  decided: DecidingRow | null;
}

export interface TrialPlanRequest {
  edits: Edit[];
}

/** The plan of edits that are not made: of the draft with them against the draft. */
export interface TrialPlanResponse {
  version: number;
  plan: Plan | null;
  /** Why there is no plan. */
  unavailable: Text | null;
  ms: number;
}

export interface TrafficResponse {
  /** The visitors a day by channel; null where traffic.csv is missing or cannot be read. */
  channels: Record<string, number> | null;
}
