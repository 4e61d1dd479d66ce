import { type DisplayNames, displayNamesOf } from '../../ops/explain/display-names.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { RevisionCache } from './revision-cache.ts';

/** Display names of the draft, or of the disk where the draft cannot be evaluated; null where neither can. */
export function displayNames(sides: RevisionCache, side: DraftRevision): DisplayNames | null {
  const explainer = sides.explainer('draft', side) ?? sides.explainer('disk', side);
  return explainer && displayNamesOf(explainer);
}
