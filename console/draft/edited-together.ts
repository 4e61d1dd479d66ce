import type { EditedTogether } from '../api/draft.ts';
import type { Step } from './step.ts';

/** Fewer entries of one step are listed one by one. */
const minimumCount = 4;

/**
 * The entries of a file that one step edited together, such as a paste, step by step. Each entry is listed only with
 * the last step that edited it: an operator who later edits one of forty looks for that edit.
 */
export function editedTogether(steps: readonly Step[], file: string): EditedTogether[] {
  const seen = new Set<string>();
  return steps.toReversed().flatMap(({ made, isPaste }) => {
    const byMap = new Map<string, Set<string>>();
    for (const { edit } of made) {
      if (edit.file !== file || !('path' in edit)) continue;
      const [map, id] = edit.path;
      if (typeof map !== 'string' || typeof id !== 'string' || seen.has(JSON.stringify([map, id]))) continue;
      byMap.set(map, (byMap.get(map) ?? new Set()).add(id));
    }
    for (const [map, ids] of byMap) for (const id of ids) seen.add(JSON.stringify([map, id]));
    return [...byMap]
      .filter(([, ids]) => ids.size >= minimumCount)
      .map(([map, ids]) => ({ map, ids: [...ids], ...(isPaste && { isPaste }) }));
  });
}
