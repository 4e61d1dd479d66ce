import { type Names, namesIn } from '../../ops/explain/names.ts';
import type { Side } from '../draft/draft-revision.ts';
import type { Sides } from './revision-cache.ts';

/** Of a draft that cannot be walked the names on the disk; null where that cannot either. */
export function namesOf(sides: Sides, side: Side): Names | null {
  const explainer = sides.explainer('draft', side) ?? sides.explainer('disk', side);
  return explainer && namesIn(explainer);
}
