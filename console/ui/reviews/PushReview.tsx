import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Review } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { RemoteAnswer } from '../remote/RemoteAnswer.tsx';
import { remoteWords } from '../remote/remote-words.ts';
import { useRemoteCall } from '../remote/use-remote-call.ts';
import styles from './Reviews.module.css';
import { reviewWords } from './review-words.ts';

/** Pushes the branch of a review, for a pull request; what came of it is said with the way out. */
export const PushReview = observer(function PushReview({
  review: { name, branch, isPushed },
  remote,
}: {
  review: Review;
  remote: string | null;
}) {
  const { client } = useDraftStore();
  const say = useWords(reviewWords);
  const sayOfRemote = useWords(remoteWords);
  const text = useText();
  const id = useId();
  const { answer, refused, isBusy, call } = useRemoteCall(() => client.pushReview({ name }));
  return (
    <section
      className={styles.part}
      aria-labelledby={id}
      title={remote === null ? say('noRemote') : undefined}
    >
      <h2 id={id}>{say('pushTitle')}</h2>
      {remote === null ? (
        <p className="soft">{say('noRemote')}</p>
      ) : (
        <>
          <p>{say('pushAbout', { branch, remote })}</p>
          {isPushed && <p className="soft">{say('isPushed', { remote })}</p>}
          {(!isPushed || answer) && (
            <div className={styles.ways}>
              <button type="button" aria-disabled={isBusy || undefined} onClick={() => void call()}>
                {isBusy ? sayOfRemote('pushing') : say('push', { remote })}
              </button>
            </div>
          )}
        </>
      )}
      <div role="status">
        {refused && <p className={styles.refused}>{text(refused.text)}</p>}
        {answer && remote !== null && <RemoteAnswer answer={answer} remote={remote} what="push" />}
      </div>
    </section>
  );
});
