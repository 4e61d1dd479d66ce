import { type DisplayNames, displayNamesOf } from '../../ops/explain/display-names.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { RevisionCache } from './revision-cache.ts';

/** Display names of the draft, or of the disk where the draft cannot be evaluated; null where neither can. */
export function displayNames(revisions: RevisionCache, revision: DraftRevision): DisplayNames | null {
  const explainer = revisions.explainer('draft', revision) ?? revisions.explainer('disk', revision);
  return explainer && displayNamesOf(explainer);
}
