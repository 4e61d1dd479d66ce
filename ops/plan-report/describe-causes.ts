import { alikeEntryKey } from '../edit-wording/edit-groups.ts';
import type { ReportedEdit } from '../edits/reported-edit.ts';
import { type CauseGroups, causeGroupsOf } from '../plan/cause-groups.ts';
import type { Extent, Group, Plan } from '../plan/plan.ts';
import { metBySomebody, ofSomebody, type Reaching } from '../plan/reach.ts';
import type { VisitorSet } from '../situations/visitor-set.ts';
import type { LabelSource } from '../wording/labels.ts';
import { groupSentences, type SentenceGroup } from './sentences.ts';
import type { Sentence } from './transition-sentences.ts';

/** Causes that are described together: edits of one kind with the same effect. */
export interface DescribedCause {
  key: string;
  edits: ReportedEdit[];
  groups: Group[];
  sentences: Sentence[];
  /** Its edits differ in their entry alone, so the first group is an example of all. */
  areAlike: boolean;
}

/**
 * The causes of a plan in order. Channels that are pasted or edited in bulk are one cause where their visits change alike;
 * where they differ in a brand or in ads, or come from several city rules, they are described together if the sentences
 * about them say the same.
 */
export function describeCauses(plan: Pick<Plan, 'groups'> & Reaching, source: LabelSource): DescribedCause[] {
  const found = new Map<string, CauseGroups[]>();
  for (const one of causeGroupsOf(plan.groups)) {
    const key = sameKey(one, plan, source) ?? one.key;
    const known = found.get(key);
    if (known) known.push(one);
    else found.set(key, [one]);
  }
  const described = [...found].map(([key, same]) => {
    const own = same.flatMap((one) => one.groups);
    const edits = same.flatMap(({ cause }) => cause.edits);
    const areAlike = edits.length > 1 && alikeKeyOfAll(edits) !== null;
    // What nobody meets yet is left out beside those who come there, of whom the sentences tell.
    return {
      key,
      edits,
      groups: [...metBySomebody(own, plan)],
      sentences: groupSentences(own, plan, source),
      areAlike,
      isMet: ofSomebody(own, plan).length > 0,
    };
  });
  // What nobody meets yet would push down what somebody does.
  return [...described.filter(({ isMet }) => isMet), ...described.filter(({ isMet }) => !isMet)].map(
    ({ isMet: _, ...one }) => one,
  );
}

/** What edits have in common that differ in their entry alone; null for others. */
function alikeKeyOfAll(edits: readonly ReportedEdit[]): string | null {
  const [first, ...others] = edits.map(alikeEntryKey);
  return first !== undefined && others.every((one) => one === first) ? first : null;
}

/** Equal for causes that are described together; null for a cause that is described alone. */
function sameKey(
  { cause: { edits }, groups }: CauseGroups,
  compared: Reaching,
  source: LabelSource,
): string | null {
  const alike = alikeKeyOfAll(edits);
  if (alike === null) return null;
  const ids = new Set(edits.map(({ path }) => path[2] ?? ''));
  const sentences = groupSentences(
    groups.map((group) => unnamed(group, ids)),
    compared,
    source,
  );
  return JSON.stringify([alike, sentences.map(({ text }) => text)]);
}

/** A group whose sets do not name the edited channels. Not a copy of it: that would look for its witness. */
function unnamed(
  { who, ends, step, before, after, count, fields }: Group,
  channels: ReadonlySet<string>,
): SentenceGroup {
  const ofSet = <Set extends VisitorSet>(set: Set): Set =>
    set.channel?.every((one) => channels.has(one)) ? { ...set, channel: ['*'] } : set;
  const of = (extent: Extent): Extent =>
    'anyOf' in extent ? { anyOf: extent.anyOf.map(ofSet) } : ofSet(extent);
  return {
    ...{ step, before, after, count, who: of(who) },
    ...(fields && { fields }),
    ...(ends && { ends: ends.map((end) => ({ ...end, who: of(end.who) })) }),
  };
}
