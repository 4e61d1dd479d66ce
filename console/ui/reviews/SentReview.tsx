import { observer } from 'mobx-react-lite';
import type { PushReviewResponse, SentReviewResponse } from '../../api/index.ts';
import { useWords } from '../language/use-words.ts';
import type { RemoteCall } from '../remote/use-remote-call.ts';
import { hrefOf } from '../route/route.ts';
import { PushReview } from './PushReview.tsx';
import styles from './Reviews.module.css';
import { nameOfBranch } from './review-name.ts';
import { sendWords } from './review-words.ts';
import { useReviews } from './use-reviews.ts';

/** What was sent just now, and whether others can see it. */
export const SentReview = observer(function SentReview({
  sent: { branch, needed },
  push,
}: {
  sent: SentReviewResponse;
  push: RemoteCall<PushReviewResponse>;
}) {
  const say = useWords(sendWords);
  return (
    <div className={styles.sent}>
      <p role="status">
        {say('sent')} <a href={hrefOf(['reviews', nameOfBranch(branch)])}>{branch}</a>
      </p>
      <PushState branch={branch} push={push} />
      {needed.length > 0 && <p>{say('needed', { files: needed.join(', ') })}</p>}
      <p className="soft">{say('stillDraft')}</p>
    </div>
  );
});

/** Whether others can see a branch that was made here, and what follows; nothing until that is known. */
const PushState = observer(function PushState({
  branch,
  push,
}: {
  branch: string;
  push: RemoteCall<PushReviewResponse>;
}) {
  const say = useWords(sendWords);
  const { answer } = useReviews();
  const review = answer?.reviews.find((one) => one.branch === branch);
  if (!answer || !review) return null;
  const { remote } = answer;
  if (remote === null) return <p>{say('noRemote')}</p>;
  return (
    <>
      <p>{say(review.isPushed ? 'pushed' : 'notPushed', { remote })}</p>
      <PushReview review={review} remote={remote} push={push} />
    </>
  );
});
