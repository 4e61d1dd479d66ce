import { observer } from 'mobx-react-lite';
import type { Review } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { pushOf } from '../remote/pushes.ts';
import { remoteWords } from '../remote/remote-words.ts';
import { isRunning } from './ended-review.ts';
import { PushOutcome } from './PushOutcome.tsx';
import { isLeftToPush, pushReview } from './push-review.ts';
import styles from './Reviews.module.css';
import { reviewWords } from './review-words.ts';

/** The button that pushes a review, while something of it is left to push, and what came of it with the way out. */
export const PushReview = observer(function PushReview({
  review,
  remote,
  isOneOfMany = false,
}: {
  review: Review;
  remote: string;
  /** The button names its review, whose branch stands beside it. */
  isOneOfMany?: boolean;
}) {
  const draftStore = useDraftStore();
  const say = useWords(reviewWords);
  const sayOfRemote = useWords(remoteWords);
  const { title, branch, tip, along } = review;
  const { isBusy } = pushOf(draftStore, branch);
  const label = say('push', { remote });
  return (
    <>
      {isLeftToPush(review, remote) && (
        <>
          {(!isOneOfMany || along > 0) && (
            <p className="soft">
              {!isOneOfMany && say('pushAbout', { branch, remote })}{' '}
              {!isOneOfMany && isRunning(review) && say('canRequest')}{' '}
              {along > 0 && say('pushAlong', { remote, count: along })}
            </p>
          )}
          <div className={styles.ways}>
            <button
              type="button"
              className="primary"
              aria-label={isOneOfMany ? `${label} ${title}` : undefined}
              aria-disabled={isBusy || undefined}
              onClick={() => void pushReview(draftStore, branch, tip)}
            >
              {isBusy ? sayOfRemote('pushing') : label}
            </button>
          </div>
        </>
      )}
      <PushOutcome branch={branch} review={review} remote={remote} />
    </>
  );
});
