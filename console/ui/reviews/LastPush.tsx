import { observer } from 'mobx-react-lite';
import type { Review, SentReviewResponse } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { isStillTrue, pushOf } from '../remote/pushes.ts';
import { remoteWords } from '../remote/remote-words.ts';
import { hrefOf } from '../route/route.ts';
import { PushOutcome } from './PushOutcome.tsx';
import { PushReview } from './PushReview.tsx';
import styles from './Reviews.module.css';
import { nameOfBranch } from './review-name.ts';
import { sendWords } from './review-words.ts';

/** The push of what was sent, once the draft is another one: nothing where nothing is to be told of it. */
export const LastPush = observer(function LastPush({
  sent: { branch },
  review,
  remote,
}: {
  sent: SentReviewResponse;
  /** Undefined until it is known. */
  review: Review | undefined;
  remote: string | null;
}) {
  const say = useWords(sendWords);
  const sayOfRemote = useWords(remoteWords);
  const push = pushOf(useDraftStore(), branch);
  if (!push.isBusy && !isStillTrue(push, review)) return null;
  return (
    <div className={styles.sent}>
      <p>
        {say('sent')} <a href={hrefOf(['reviews', nameOfBranch(branch)])}>{branch}</a>
      </p>
      {review && remote !== null ? (
        <PushReview review={review} remote={remote} />
      ) : (
        <>
          {push.isBusy && <p>{sayOfRemote('pushing')}</p>}
          <PushOutcome branch={branch} review={review} remote={remote} />
        </>
      )}
    </div>
  );
});
