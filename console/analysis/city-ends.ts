import { cityEndsOf } from '../../ops/table-visitors/city-ends.ts';
import type { CityEndsResponse } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { RevisionCache } from './revision-cache.ts';

/** Where the visitors of a city rule end on the draft. */
export function cityEnds(revisions: RevisionCache, revision: DraftRevision, rule: string): CityEndsResponse {
  const explainer = revisions.explainer('draft', revision);
  return {
    version: revision.version,
    rule,
    isSound: explainer !== null,
    ends: explainer && cityEndsOf(explainer, rule),
  };
}
