import { factTable } from '../facts/fact-table.ts';
import type { FlagName } from './flags.ts';

/** The values of each flag, as the fact table declares them. */
export const flagValues = {
  input_form: factTable.input_form.domain.enum,
  succ_todo: factTable.succ_todo.domain.enum,
  fail_todo: factTable.fail_todo.domain.enum,
} as const satisfies Record<FlagName, readonly number[]>;
