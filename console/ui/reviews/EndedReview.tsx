import { observer } from 'mobx-react-lite';
import type { Review } from '../../api/index.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { nextStep } from './next-step.ts';
import { PushOutcome } from './PushOutcome.tsx';
import { PushReview } from './PushReview.tsx';
import { RefusalReason } from './RefusalReason.tsx';
import styles from './Reviews.module.css';
import { reviewWords, sendWords } from './review-words.ts';

const what = { refused: 'sentRefused', replaced: 'sentReplaced', withdrawn: 'sentWithdrawn' } as const;

/** What has become of the review that the draft was sent as, and that its edits can be sent again. */
export const EndedReview = observer(function EndedReview({
  review,
  remote,
}: {
  review: Review;
  remote: string | null;
}) {
  const say = useWords(sendWords);
  const sayReview = useWords(reviewWords);
  const { state, name, branch, title } = review;
  if (state !== 'refused' && state !== 'replaced' && state !== 'withdrawn') return null;
  return (
    <div className={styles.sent}>
      <p role="status">
        <span className={styles.state} data-state={state}>
          {sayReview(state)}
        </span>{' '}
        <a href={hrefOf(['reviews', name])}>{title}</a>
      </p>
      <RefusalReason review={review} />
      <p>{say(what[state])}</p>
      {/* Until then the others can still approve it. */}
      {remote !== null && nextStep(review, remote) === 'nextPushWithdrawn' ? (
        <>
          <p>{sayReview('nextPushWithdrawn', { remote })}</p>
          <PushReview review={review} remote={remote} />
        </>
      ) : (
        <PushOutcome branch={branch} review={review} remote={remote} />
      )}
    </div>
  );
});
