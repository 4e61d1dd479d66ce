import { valueIn } from '../../ops/json/value-in.ts';
import type { ChangedMeanwhile, SeenValue } from '../api/windows.ts';
import type { Step } from '../draft/step.ts';
import { valueAt } from '../edits/apply-edit.ts';
import type { Edit } from '../edits/edit.ts';
import type { JsonPath } from '../edits/json-span.ts';

/** With more places of a file, parsing its text once is faster than finding each of them in it. */
const fewPlaces = 8;

/**
 * The places whose values are no longer those that a window saw when its editing began. One that has got the wanted value
 * meanwhile is none of them.
 * @param own - the window that asks: what it has written itself last, it need not have seen; an edit that follows quickly is made
 *   before the page has the answer to the one before it
 */
export function changedMeanwhile(
  draft: { text(file: string): string; history: readonly Step[] },
  seen: readonly SeenValue[],
  edits: readonly Edit[],
  own: string | null,
): ChangedMeanwhile[] {
  const wanted = new Map(
    edits.flatMap((edit) => (edit.do === 'set' ? [[keyOf(edit), JSON.stringify(edit.value)] as const] : [])),
  );
  const parsed = new Map<string, unknown>();
  const valueNow = ({ file, path }: SeenValue): unknown => {
    if (seen.length <= fewPlaces) return readAt(draft.text(file), path);
    if (!parsed.has(file)) parsed.set(file, readAt(draft.text(file), []));
    return valueIn(parsed.get(file), path);
  };
  return seen.flatMap((place) => {
    const now = valueNow(place);
    const text = JSON.stringify(now);
    if (text === JSON.stringify(place.value) || (text !== undefined && text === wanted.get(keyOf(place))))
      return [];
    const by = lastStepAt(draft.history, place)?.by ?? null;
    if (own !== null && by?.window === own) return [];
    return [{ ...place, ...(now !== undefined && { now }), by }];
  });
}

const keyOf = ({ file, path }: { file: string; path: JsonPath }): string => JSON.stringify([file, ...path]);

function readAt(text: string, path: JsonPath): unknown {
  try {
    return valueAt(text, path);
  } catch {
    // Not JSON: the edit itself is refused with the reason.
    return undefined;
  }
}

/** The step that has edited a place last; typed text may have edited any place of its file. */
export function lastStepAt(
  steps: readonly Step[],
  { file, path }: Pick<SeenValue, 'file' | 'path'>,
): Step | undefined {
  const isThere = ({ edit }: Step['made'][number]) =>
    edit.file === file && (!('path' in edit) || overlaps(edit.path, path));
  return steps.findLast(({ made }) => made.some(isThere));
}

const overlaps = (one: JsonPath, other: JsonPath): boolean => {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((key, at) => key === other[at]);
};
