import { useEffect, useRef } from 'react';
import { toPointer } from '../../../ops/json/pointer.ts';
import { namesOfPointer } from '../../history/place.ts';
import type { RefusedPlace, RefusedText } from '../outbox/refused-texts.ts';
import { type DraftStore, useDraftStore } from './draft-store.ts';
import { isSameField, markOf } from './refused-field.ts';

/** The place of a value in the draft. */
export interface ValuePlace {
  file: string;
  path: readonly (string | number)[];
  /** How many of its keys lead to the entry or item whose field it is; left out: all but the last. */
  owner?: number;
}

export const refusedPlace = (
  draftStore: Pick<DraftStore, 'file'>,
  { file, path }: ValuePlace,
): RefusedPlace => [file, ...namesOfPointer(draftStore.file(file)?.value, toPointer(path))];

interface RefusedField {
  /** What was refused here, if nothing has been typed over it since. */
  kept: RefusedText | null;
  keep: (text: string, fault: RefusedText['fault']) => void;
  drop: () => void;
}

/**
 * The text that a field has refused, which it shows again when its view is opened again. To be called in an observer.
 * @param at - null for a field without a place in the draft: nothing is kept
 * @param stored - the text of what the draft has
 */
export function useRefusedText(at: ValuePlace | null, stored: string): RefusedField {
  const draftStore = useDraftStore();
  const { refused } = draftStore;
  if (at === null) return { kept: null, keep: () => {}, drop: () => {} };
  const place = refusedPlace(draftStore, at);
  const found = refused.at(place);
  const value = () => draftStore.file(at.file)?.value;
  const isThere = !found?.mark || isSameField(value(), at.path, found.mark);
  return {
    kept: isThere ? found : null,
    keep: (text, fault) =>
      text === stored
        ? refused.drop(place)
        : refused.keep(place, {
            text,
            over: stored,
            fault,
            owner: at.owner ?? at.path.length - 1,
            mark: markOf(value(), at.path),
          }),
    drop: () => refused.drop(place),
  };
}

/** Calls when the field goes away with its view: an element that is removed tells no blur. */
export function useWhenLeft(leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => () => latest.current(), []);
}

/**
 * Shows a refused text that comes after its field, as storage is opened late and items move, and the value of the draft
 * where it was dropped from outside.
 * @param show - kept is null where the text is no refused one
 */
export function useRestored(
  kept: RefusedText | null,
  { typed, stored }: { typed: string; stored: string },
  show: (text: string, kept: RefusedText | null) => void,
): void {
  const before = useRef(kept);
  useEffect(() => {
    const was = before.current;
    before.current = kept;
    if (kept && !was && typed === stored) show(kept.text, kept);
    if (!kept && was && typed === was.text) show(stored, null);
  });
}
