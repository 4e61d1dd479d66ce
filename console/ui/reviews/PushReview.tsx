import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { PushReviewResponse, Review } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import styles from './Reviews.module.css';
import { reviewWords } from './review-words.ts';

/** Pushes the branch of a review, for a pull request; what git and the remote print is shown as it is. */
export const PushReview = observer(function PushReview({
  review: { name, branch, isPushed },
  remote,
}: {
  review: Review;
  remote: string | null;
}) {
  const { client } = useDraftStore();
  const say = useWords(reviewWords);
  const text = useText();
  const id = useId();
  const [pushed, setPushed] = useState<PushReviewResponse | null>(null);
  const [refused, setRefused] = useState<ClientError | null>(null);
  const [isPushing, setPushing] = useState(false);
  const push = async () => {
    if (isPushing) return;
    setPushing(true);
    setRefused(null);
    try {
      setPushed(await client.pushReview({ name }));
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setRefused(error);
    } finally {
      setPushing(false);
    }
  };
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
          {(!isPushed || pushed) && (
            <div className={styles.ways}>
              <button type="button" aria-disabled={isPushing || undefined} onClick={() => void push()}>
                {isPushing ? say('pushing') : say('push', { remote })}
              </button>
            </div>
          )}
        </>
      )}
      <div role="status">
        {refused && <p className={styles.refused}>{text(refused.text)}</p>}
        {pushed && (
          <>
            <p className={pushed.isDone ? undefined : styles.refused}>
              {say(pushed.isDone ? 'pushDone' : 'pushRefused')} <code>{pushed.command}</code>
            </p>
            {pushed.isDone && pushed.address !== null && (
              <p className={styles.comment}>
                {say('pushAddress')}
                <a href={pushed.address} target="_blank" rel="noopener noreferrer">
                  {pushed.address}
                </a>
              </p>
            )}
            {pushed.output !== '' && <pre className={styles.message}>{pushed.output}</pre>}
          </>
        )}
      </div>
    </section>
  );
});
