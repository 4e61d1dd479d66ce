import { observer } from 'mobx-react-lite';
import type { Review } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { isStillTrue, pushOf, useForgetDone } from '../remote/pushes.ts';
import { RemoteAnswer } from '../remote/RemoteAnswer.tsx';
import styles from './Reviews.module.css';
import { reviewWords } from './review-words.ts';

/** What came of the last push of a review, with the way out. */
export const PushOutcome = observer(function PushOutcome({
  branch,
  review,
  remote,
}: {
  branch: string;
  /** Undefined while it is not known: what came of the push is told all the same. */
  review: Review | undefined;
  /** Null while it is not known. */
  remote: string | null;
}) {
  const say = useWords(reviewWords);
  const text = useText();
  const push = pushOf(useDraftStore(), branch);
  useForgetDone(push);
  const { answer, refused } = push;
  return (
    <div role="status">
      {isStillTrue(push, review) && (
        <>
          {refused && <p className={styles.refused}>{text(refused.text)}</p>}
          {answer && <RemoteAnswer answer={answer} remote={remote ?? say('someRemote')} what="push" />}
          {answer && !answer.isDone && <p>{say('stillHere')}</p>}
        </>
      )}
    </div>
  );
});
