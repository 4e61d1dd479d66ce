import { readInput } from '../../ops/explain/input.ts';
import { InputError } from '../../ops/explain/value-readers.ts';
import { decidingRow, type TableName } from '../../ops/table-visitors/deciding-row.ts';
import type { Text } from '../../ops/text/text.ts';
import type { DecidingRowResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { RevisionCache } from './revision-cache.ts';

/** The row of a table that decides for one visitor on the draft. @param input - as received */
export function decidingRowOf(
  revisions: RevisionCache,
  revision: DraftRevision,
  input: unknown,
  table: TableName,
): DecidingRowResponse | { refused: Text } {
  const explainer = revisions.explainer('draft', revision);
  try {
    const visitor = readInput(input, explainer?.config.facts ?? null);
    return { version: revision.version, decided: explainer && decidingRow(explainer, visitor, table) };
  } catch (error) {
    if (error instanceof InputError) return { refused: error.text };
    throw error;
  }
}
