import type { PushReviewResponse, Review } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { type RemoteCall, useRemoteCall } from '../remote/use-remote-call.ts';

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

/**
 * Pushes the branch of a review.
 * @param nameOf - asked when it is pushed
 */
export function usePushReview(nameOf: () => string): RemoteCall<PushReviewResponse> {
  const { client } = useDraftStore();
  return useRemoteCall(() => client.pushReview({ name: nameOf() }));
}
