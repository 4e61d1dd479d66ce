import { alikeKey } from '../edit-wording/edit-groups.ts';
import type { ReportedEdit } from '../edits/reported-edit.ts';
import { type CauseGroups, causeGroupsOf } from '../plan/cause-groups.ts';
import type { Group, Plan } from '../plan/plan.ts';
import type { LabelSource } from '../wording/labels.ts';
import { groupSentences } from './sentences.ts';
import type { Sentence } from './transition-sentences.ts';

/** Causes that are described together: edits of one kind with the same effect. */
export interface DescribedCause {
  key: string;
  edits: ReportedEdit[];
  groups: Group[];
  sentences: Sentence[];
  /** The groups of the first cause, which represent those of causes that differ only in the channel number. */
  firstGroups: Group[];
}

/**
 * The causes of a plan in order. Each of forty pasted channels is a cause of its own, and so is each channel of a bulk
 * edit; causes that differ only in the channel number are described once, in place of the first.
 */
export function describeCauses(
  { groups, space }: Pick<Plan, 'groups' | 'space'>,
  source: LabelSource,
): DescribedCause[] {
  const found = new Map<string, { causes: CauseGroups[]; sentences: Sentence[] | null }>();
  for (const one of causeGroupsOf(groups)) {
    const sentences = sentencesOfEntry(one, space, source);
    const key = (sentences && sameKey(one, sentences)) ?? one.key;
    const known = found.get(key);
    if (known) known.causes.push(one);
    else found.set(key, { causes: [one], sentences });
  }
  return [...found].map(([key, { causes: same, sentences: ofFirst }]) => {
    const own = same.flatMap((one) => one.groups);
    // The sentences of a cause that is described alone are known from its key.
    const known = same.length === 1 ? ofFirst : null;
    const sentences = known ?? groupSentences(own, space, source);
    const edits = same.flatMap(({ cause }) => cause.edits);
    return { key, edits, groups: own, sentences, firstGroups: same[0]?.groups ?? [] };
  });
}

/** The sentences of a cause that may be described together with others; null for a cause that is described alone. */
function sentencesOfEntry(
  { cause: { edits }, groups }: CauseGroups,
  space: Plan['space'],
  source: LabelSource,
): Sentence[] | null {
  const [edit, ...others] = edits;
  const mayBeAlike = edit !== undefined && others.length === 0 && alikeKey(edit) !== null;
  return mayBeAlike ? groupSentences(groups, space, source) : null;
}

/** Equal for causes that are described together. */
function sameKey({ cause: { edits } }: CauseGroups, sentences: readonly Sentence[]): string | null {
  const [edit] = edits;
  if (!edit) return null;
  const [, , id = ''] = edit.path;
  const texts = sentences.map(({ text }) => text.replaceAll(` ${id}`, ' *'));
  return JSON.stringify([alikeKey(edit), texts]);
}
