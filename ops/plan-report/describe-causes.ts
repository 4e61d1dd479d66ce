import { isWholeEntry } from '../edit-wording/edit-groups.ts';
import { editedEntry } from '../edit-wording/edited-fields.ts';
import type { ReportedEdit } from '../edits/reported-edit.ts';
import { type CauseGroups, causeGroupsOf } from '../plan/cause-groups.ts';
import type { Group, Plan } from '../plan/plan.ts';
import type { LabelSource } from '../wording/labels.ts';
import { groupSentences } from './sentences.ts';
import type { Sentence } from './transition-sentences.ts';

/** Causes that are told as one: edits of one kind that come to the same. */
export interface DescribedCause {
  key: string;
  edits: ReportedEdit[];
  groups: Group[];
  sentences: Sentence[];
}

/**
 * The causes of a plan in its order. Forty channels that were pasted are each a cause of its own; those that come to
 * the same but for their number are told once, where the first of them stands.
 */
export function describeCauses(
  { groups, space }: Pick<Plan, 'groups' | 'space'>,
  source: LabelSource,
): DescribedCause[] {
  const found = new Map<string, CauseGroups[]>();
  for (const one of causeGroupsOf(groups)) {
    const key = sameKey(one, space, source) ?? one.key;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found].map(([key, same]) => {
    const own = same.flatMap((one) => one.groups);
    const sentences = groupSentences(own, space, source);
    return { key, edits: same.flatMap(({ cause }) => cause.edits), groups: own, sentences };
  });
}

/** Equal for causes that are told as one; null for one that is told by itself. */
function sameKey(
  { cause: { edits }, groups }: CauseGroups,
  space: Plan['space'],
  source: LabelSource,
): string | null {
  const [edit, ...others] = edits;
  if (!edit || others.length > 0 || !isWholeEntry(edit)) return null;
  const [, , id = ''] = edit.path;
  const word = editedEntry(edit)?.kind;
  const texts = groupSentences(groups, space, source).map(({ text }) => text.replaceAll(` ${id}`, ' *'));
  return JSON.stringify([edit.file, word, edit.kind, texts]);
}
