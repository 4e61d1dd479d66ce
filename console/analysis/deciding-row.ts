import { readConfig } from '../../ops/check/check-config.ts';
import { Explainer } from '../../ops/explain/explain.ts';
import { readInput } from '../../ops/explain/input.ts';
import { InputError } from '../../ops/explain/value-readers.ts';
import { decidingRow, type TableName } from '../../ops/table-visitors/deciding-row.ts';
import type { Text } from '../../ops/text/text.ts';
import type { DecidingRowResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { RevisionCache } from './revision-cache.ts';

interface Asked {
  /** As received. */
  input: unknown;
  table: TableName;
  /** The texts of the draft with edits that are not made; left out: the draft as it is. */
  overlay?: ReadonlyMap<string, string>;
}

/** The row of a table that decides for one visitor. */
export function decidingRowOf(
  revisions: RevisionCache,
  revision: DraftRevision,
  { input, table, overlay }: Asked,
): DecidingRowResponse | { refused: Text } {
  const explainer = overlay ? triedExplainer(revision, overlay) : revisions.explainer('draft', revision);
  try {
    const visitor = readInput(input, explainer?.config.facts ?? null);
    return { version: revision.version, decided: explainer && decidingRow(explainer, visitor, table) };
  } catch (error) {
    if (error instanceof InputError) return { refused: error.text };
    throw error;
  }
}

/** Not cached: the draft keeps its version. */
function triedExplainer(revision: DraftRevision, overlay: ReadonlyMap<string, string>): Explainer | null {
  const { wellFormed, sources } = readConfig(revision.dir, { ...revision, overlay });
  return wellFormed && new Explainer(wellFormed, sources);
}
