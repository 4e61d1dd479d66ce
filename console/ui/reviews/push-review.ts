import type { PushReviewResponse, Review } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { pushOf } from '../remote/pushes.ts';
import { nameOfBranch } from './review-name.ts';

/**
 * Whether something of a review is here that the remote lacks and others would miss. What is over and was never there
 * is nothing to them, and a review that was replaced is by the one in its place.
 */
export const isLeftToPush = (
  { state, isPushed, isThere }: Pick<Review, 'state' | 'isPushed' | 'isThere'>,
  remote: string | null,
): boolean =>
  remote !== null &&
  !isPushed &&
  state !== 'taken' &&
  state !== 'replaced' &&
  (state !== 'withdrawn' || isThere);

/** Pushes the branch of a review. @param tip - its last commit, as it is shown */
export const pushReview = (
  draftStore: DraftStore,
  branch: string,
  tip: string,
): Promise<PushReviewResponse | null> =>
  pushOf(draftStore, branch).run(() => draftStore.client.pushReview({ name: nameOfBranch(branch) }), tip);
