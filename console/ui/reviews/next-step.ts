import type { Review } from '../../api/index.ts';
import { isLeftToPush } from './push-review.ts';
import type { reviewWords } from './review-words.ts';

type Looked = Pick<Review, 'state' | 'isOwn' | 'isInDraft' | 'isPushed' | 'isThere' | 'takenAt'>;
type NextStep = Extract<keyof typeof reviewWords, `next${string}`>;

/** What is to be done next about a review, by whoever looks at it here; null where nothing is left to be done. */
export function nextStep(review: Looked, remote: string | null): NextStep | null {
  const { state, isOwn, takenAt } = review;
  const isOnlyHere = isLeftToPush(review, remote);
  switch (state) {
    case 'open':
      if (!isOwn) return 'nextDecide';
      return isOnlyHere ? 'nextPush' : 'nextWait';
    case 'refused':
      if (isOwn) return review.isInDraft ? 'nextMendDraft' : 'nextMend';
      return isOnlyHere ? 'nextPushRefusal' : 'nextWaitForAuthor';
    case 'approved':
      return !isOwn && isOnlyHere ? 'nextPushApproval' : 'nextTake';
    case 'withdrawn':
      return isOwn && isOnlyHere ? 'nextPushWithdrawn' : null;
    case 'replaced':
      return null;
    case 'taken':
      if (!takenAt.here) return 'nextBringIn';
      return remote === null || takenAt.remote ? null : 'nextPushTaken';
  }
}

/** Whether the next step is one of whoever looks at it here, and not of somebody else. */
export function waitsForYou(review: Looked, remote: string | null): boolean {
  const next = nextStep(review, remote);
  return next !== null && next !== 'nextWait' && next !== 'nextWaitForAuthor';
}
