import type { Problem } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { describeLocations } from './describe-locations.ts';

/** The number of locations of a problem, and their names; null for a single one. */
export function problemUses(problem: Problem, draftStore: DraftStore): string | null {
  const listed = new Set(draftStore.state?.files.map(({ file }) => file));
  return describeLocations(
    problem,
    (file) => (listed.has(file) ? draftStore.file(file)?.value : undefined),
    draftStore,
  );
}
