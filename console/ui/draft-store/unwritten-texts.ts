import { toPointer } from '../../../ops/json/pointer.ts';
import type { Text } from '../../../ops/text/text.ts';
import { pathNamed } from '../../history/place.ts';
import type { DraftStore } from './draft-store.ts';

/** A text that a field of a form has refused, where the field stands now. */
export interface UnwrittenText {
  file: string;
  pointer: string;
  path: readonly (string | number)[];
  text: string;
  /** Why it is no value of the field, where that is kept. */
  fault: Text | null;
}

type Of = Pick<DraftStore, 'refused' | 'file' | 'state'>;

/** The texts that are not in the draft, of fields that it still has. May be called while rendering. */
export function unwrittenTexts(draftStore: Of): UnwrittenText[] {
  const { refused, state } = draftStore;
  return [...refused.all].flatMap(([key, { text, owner, fault }]): UnwrittenText[] => {
    const [file = '', ...names] = JSON.parse(key) as string[];
    if (!state?.files.some((one) => one.file === file)) return [];
    const value = draftStore.file(file)?.value;
    const count = owner ?? names.length - 1;
    const entry = value === undefined ? null : pathNamed(value, [...names.slice(0, count), '']);
    if (!entry) return [];
    const path = [...entry.slice(0, -1), ...names.slice(count)];
    return [{ file, path, pointer: toPointer(path), text, fault: fault?.fault ?? null }];
  });
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
