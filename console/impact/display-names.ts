import { type Names, namesIn } from '../../ops/explain/names.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';
import type { RevisionCache } from './revision-cache.ts';

/** Of a draft that cannot be walked the names on the disk; null where that cannot either. */
export function displayNames(sides: RevisionCache, side: DraftRevision): Names | null {
  const explainer = sides.explainer('draft', side) ?? sides.explainer('disk', side);
  return explainer && namesIn(explainer);
}
