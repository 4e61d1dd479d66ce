import { observer } from 'mobx-react-lite';
import type { Review, SentReviewResponse } from '../../api/index.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { nextStep } from './next-step.ts';
import { PushOutcome } from './PushOutcome.tsx';
import { PushReview } from './PushReview.tsx';
import styles from './Reviews.module.css';
import { nameOfBranch } from './review-name.ts';
import { reviewWords, sendWords } from './review-words.ts';

interface Props {
  sent: SentReviewResponse;
  /** Undefined until it is known. */
  review: Review | undefined;
  remote: string | null;
}

/** What was sent just now, and whether others can see it. */
export const SentReview = observer(function SentReview({ sent, review, remote }: Props) {
  const { branch, needed } = sent;
  const say = useWords(sendWords);
  return (
    <div className={styles.sent}>
      <p role="status">
        {say('sent')} <a href={hrefOf(['reviews', nameOfBranch(branch)])}>{branch}</a>
      </p>
      {review && review.state !== 'open' && <DecidedReview review={review} remote={remote} />}
      {review?.state === 'open' && remote !== null ? (
        <>
          <p>{say(review.isPushed ? 'pushed' : 'notPushed', { remote })}</p>
          <PushReview review={review} remote={remote} />
        </>
      ) : (
        <PushOutcome branch={branch} review={review} remote={remote} />
      )}
      {review?.state === 'open' && remote === null && <p>{say('noRemote')}</p>}
      {needed.length > 0 && <p>{say('needed', { files: needed.join(', ') })}</p>}
      {review?.state !== 'taken' && <p className="soft">{say('stillDraft')}</p>}
    </div>
  );
});

/** That it is approved or taken in, and what follows. */
const DecidedReview = observer(function DecidedReview({
  review,
  remote,
}: Pick<Props, 'remote'> & { review: Review }) {
  const say = useWords(reviewWords);
  const next = nextStep(review, remote);
  return (
    <p>
      <span className={styles.state} data-state={review.state}>
        {say(review.state)}
      </span>{' '}
      {next && say(next, { remote: remote ?? '', author: review.author.name })}
    </p>
  );
});
