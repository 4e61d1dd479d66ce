// Calls about the rows of decision tables.

import type { ExplainInput } from '../../ops/explain/input.ts';
import type { DecidingRow, TableName } from '../../ops/table-visitors/deciding-row.ts';
import type { AllReach } from '../../ops/table-visitors/row-reach.ts';

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
}

export interface DecidingRowResponse {
  version: number;
  /** Null where the draft has errors that prevent evaluation. */
  decided: DecidingRow | null;
}
