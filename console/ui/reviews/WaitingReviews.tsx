import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { repositoryCallsOf } from '../remote/repository-calls.ts';
import { useAskedAgain } from '../remote/use-asked-again.ts';
import { waitsForYou } from './next-step.ts';
import styles from './Reviews.module.css';
import { reviewWords } from './review-words.ts';

/** Git is asked while every view is open: rarely, ms. */
const pause = 60_000;

/** The number of reviews with which something is to be done here; nothing where there is none. */
export const WaitingReviews = observer(function WaitingReviews() {
  const draftStore = useDraftStore();
  const { state } = draftStore;
  const say = useWords(reviewWords);
  const { answer } = useAskedAgain(repositoryCallsOf(draftStore).reviews, {
    isWanted: state?.git != null,
    occasion: state?.git?.head ?? '',
    pause,
  });
  const count = answer?.reviews.filter((review) => waitsForYou(review, answer.remote)).length ?? 0;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.waiting} title={say('waiting', { count })}>
        {count}
      </span>
    </>
  );
});
