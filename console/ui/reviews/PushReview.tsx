import { observer } from 'mobx-react-lite';
import type { PushReviewResponse, Review } from '../../api/index.ts';
import { useText, useWords } from '../language/use-words.ts';
import { RemoteAnswer } from '../remote/RemoteAnswer.tsx';
import { remoteWords } from '../remote/remote-words.ts';
import type { RemoteCall } from '../remote/use-remote-call.ts';
import { isRunning } from './ended-review.ts';
import { isLeftToPush } from './push-review.ts';
import styles from './Reviews.module.css';
import { reviewWords } from './review-words.ts';

/** The button that pushes a review, while something of it is left to push, and what came of it with the way out. */
export const PushReview = observer(function PushReview({
  review,
  remote,
  push: { answer, refused, isBusy, call },
  isOneOfMany = false,
}: {
  review: Review;
  remote: string;
  push: RemoteCall<PushReviewResponse>;
  /** The button names its review, whose branch stands beside it. */
  isOneOfMany?: boolean;
}) {
  const say = useWords(reviewWords);
  const sayOfRemote = useWords(remoteWords);
  const text = useText();
  const { title, branch, along, isPushed } = review;
  const isLeft = isLeftToPush(review, remote);
  const label = say('push', { remote });
  return (
    <>
      {isLeft && (
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
              onClick={() => void call()}
            >
              {isBusy ? sayOfRemote('pushing') : label}
            </button>
          </div>
        </>
      )}
      <div role="status">
        {refused && <p className={styles.refused}>{text(refused.text)}</p>}
        {/* What is said of a push is true no longer once there is something new to push. */}
        {answer && answer.isDone === isPushed && (
          <>
            <RemoteAnswer answer={answer} remote={remote} what="push" />
            {!answer.isDone && <p>{say('stillHere')}</p>}
          </>
        )}
      </div>
    </>
  );
});
