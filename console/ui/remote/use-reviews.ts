import type { ReviewsResponse } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { repositoryCallsOf } from './repository-calls.ts';
import { type AskedAgain, useAskedAgain } from './use-asked-again.ts';

export type LoadedReviews = AskedAgain<ReviewsResponse>;

/**
 * The reviews, asked for again while the view is open. To be called in an observer.
 * @param occasion - asked again at once where it changes
 */
export function useReviews(isWanted = true, occasion = ''): LoadedReviews {
  return useAskedAgain(repositoryCallsOf(useDraftStore()).reviews, { isWanted, occasion });
}
