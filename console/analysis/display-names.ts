import { type DisplayNames, displayNamesOf } from '../../ops/explain/display-names.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { RevisionCache } from './revision-cache.ts';

/** Of a draft that cannot be walked the names on the disk; null where that cannot either. */
export function displayNames(sides: RevisionCache, side: DraftRevision): DisplayNames | null {
  const explainer = sides.explainer('draft', side) ?? sides.explainer('disk', side);
  return explainer && displayNamesOf(explainer);
}
