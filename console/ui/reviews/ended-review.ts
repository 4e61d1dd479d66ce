import type { Review, Verdict } from '../../api/index.ts';

/** Whether somebody may still approve it or take it in. */
export const isRunning = ({ state }: Pick<Review, 'state'>): boolean =>
  state === 'open' || state === 'approved';

/**
 * Whether a review that was sent from the draft has come to nothing while the draft still has its edits: they are sent
 * again, or not at all.
 * @param isSentDraft - the draft is as it was sent
 */
export const isEnded = (review: Pick<Review, 'state' | 'isInDraft'>, isSentDraft: boolean): boolean =>
  !isRunning(review) && review.state !== 'taken' && (isSentDraft || review.isInDraft);

/**
 * Whether what is sent next takes the place of a review: as it was ticked, else where that was refused and is in the
 * draft, of which the author sends it once more.
 */
export const isReplaced = (
  { name, isInDraft }: Pick<Review, 'name' | 'isInDraft'>,
  ticked: ReadonlyMap<string, boolean>,
): boolean => ticked.get(name) ?? isInDraft;

/** The last refusal by somebody else, where the review is refused: its comment is what the author mends. */
export const refusalOf = ({ state, verdicts }: Pick<Review, 'state' | 'verdicts'>): Verdict | null =>
  state === 'refused'
    ? (verdicts.filter(({ verdict, isOwn }) => verdict === 'refused' && !isOwn).at(-1) ?? null)
    : null;
