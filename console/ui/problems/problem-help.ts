import { fromPointer } from '../../../ops/json/pointer.ts';
import { keyParts } from '../../../ops/wording/key-parts.ts';
import type { DisplayNames, Problem, Text } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { findBreakingEdit } from './find-breaking-edit.ts';
import { namedKeys } from './named-keys.ts';
import { cardOfPlace } from './problem-location.ts';

/** The help of a problem; none where an unsaved edit is the cause: it would suggest another name. */
export const problemHelp = (problem: Problem, draftStore: DraftStore): Text | undefined =>
  findBreakingEdit(problem, draftStore) ? undefined : keyHelp(problem, draftStore.names);

/** What is wrong, with the keys in words; the location names the card, which the check names by its id. */
export function problemMessage(problem: Problem, draftStore: DraftStore): Text {
  const { zh, en } = namedKeys(problem.message, problem, draftStore.names);
  const id = cardOfPlace(problem, draftStore)?.id;
  const own = (text: string) =>
    id && text.startsWith(id) ? text.slice(id.length).replace(/^(?:[:：] ?| · |\.)/, '') : text;
  return { zh: own(zh), en: own(en) };
}

/** The help of a problem with its keys in words, where it says more than the name of its location. */
export function keyHelp(
  { help, file, pointer }: Pick<Problem, 'help' | 'file' | 'pointer'>,
  names: DisplayNames | null,
): Text | undefined {
  if (!help) return undefined;
  // The location of the problem is already named.
  const name = keyParts(file, fromPointer(pointer), names).at(-1)?.label;
  if (name?.en === help.en || name?.zh === help.zh) return undefined;
  return namedKeys(help, { file, pointer }, names);
}
