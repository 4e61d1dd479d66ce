// Calls about the rows of decision tables.
import type { AllReach } from '../../ops/coverage/row-reach.ts';
import type { DecidingRow, TableName } from '../../ops/explain/deciding-row.ts';
import type { ExplainInput } from '../../ops/explain/input.ts';

export interface RowReachResponse {
  version: number;
  /** Whose visitors pass each row; null where the draft has errors that prevent evaluation. */
  reach: AllReach | null;
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
