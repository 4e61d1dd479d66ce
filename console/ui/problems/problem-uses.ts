import type { Problem } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { describePlaces } from './describe-places.ts';

/** How many places a problem has, and which; null where it is one. */
export function problemUses(problem: Problem, draftStore: DraftStore): string | null {
  const listed = new Set(draftStore.state?.files.map(({ file }) => file));
  return describePlaces(
    problem,
    (file) => (listed.has(file) ? draftStore.file(file)?.value : undefined),
    draftStore.language,
  );
}
