import { reaction } from 'mobx';
import { toPointer } from '../../../ops/json/pointer.ts';
import type { Text } from '../../../ops/text/text.ts';
import { pathNamed } from '../../history/place.ts';
import type { RefusedPlace, RefusedText } from '../outbox/refused-texts.ts';
import type { DraftStore } from './draft-store.ts';
import { isSameField } from './refused-field.ts';

/** A text that a field of a form has refused, where the field stands now. */
export interface UnwrittenText {
  file: string;
  pointer: string;
  path: readonly (string | number)[];
  text: string;
  /** Why it is no value of the field, where that is kept. */
  fault: Text | null;
  place: RefusedPlace;
}

type Of = Pick<DraftStore, 'refused' | 'file' | 'state'>;

/** The texts that are not in the draft, of fields that it still has. May be called while rendering. */
export function unwrittenTexts(draftStore: Of): UnwrittenText[] {
  const { refused, state } = draftStore;
  return [...refused.all].flatMap(([key, kept]): UnwrittenText[] => {
    const place = placeOf(key);
    const [file] = place;
    if (!state?.files.some((one) => one.file === file)) return [];
    const path = pathOf(draftStore.file(file)?.value, place, kept);
    if (!path) return [];
    return [
      { file, path, pointer: toPointer(path), text: kept.text, fault: kept.fault?.fault ?? null, place },
    ];
  });
}

const placeOf = (key: string) => JSON.parse(key) as RefusedPlace;

/** Drops what was refused by fields that are gone: an undo that brings such a field back does not bring back the text. */
export const dropGoneTexts = (draftStore: Pick<Of, 'refused' | 'file'>): (() => void) =>
  reaction(
    () => placesGone(draftStore),
    (places) => {
      for (const place of places) draftStore.refused.drop(place);
    },
    // While an edit is on its way, the draft may be seen without it for a moment.
    { delay: 500 },
  );

/** Where texts were refused by fields that the draft has no more; those of a file that is not read yet are not known. */
const placesGone = (draftStore: Pick<Of, 'refused' | 'file'>): RefusedPlace[] =>
  [...draftStore.refused.all].flatMap(([key, kept]) => {
    const place = placeOf(key);
    const open = draftStore.file(place[0]);
    return open?.isJson && !pathOf(open.value, place, kept) ? [place] : [];
  });

/** The path of the field now; null: it is gone. */
function pathOf(value: unknown, [, ...names]: RefusedPlace, { owner, mark }: RefusedText) {
  const count = owner ?? names.length - 1;
  const entry = value === undefined ? null : pathNamed(value, [...names.slice(0, count), '']);
  if (!entry) return null;
  const path = [...entry.slice(0, -1), ...names.slice(count)];
  return !mark || isSameField(value, path, mark) ? path : null;
}

/** Those of one file, at a path or below it. */
export const unwrittenWithin = (
  draftStore: Of,
  file: string,
  outer: readonly (string | number)[],
): UnwrittenText[] =>
  unwrittenTexts(draftStore).filter(
    (one) => one.file === file && outer.every((key, at) => String(one.path[at]) === String(key)),
  );
