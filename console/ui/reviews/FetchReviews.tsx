import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PushReviewResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import styles from './Reviews.module.css';
import { reviewWords } from './review-words.ts';

/** Gets the reviews that others have pushed; nothing without a remote. */
export const FetchReviews = observer(function FetchReviews({
  remote,
  onFetched,
}: {
  remote: string | null;
  onFetched: () => Promise<void>;
}) {
  const { client } = useDraftStore();
  const say = useWords(reviewWords);
  const text = useText();
  const [fetched, setFetched] = useState<PushReviewResponse | null>(null);
  const [refused, setRefused] = useState<ClientError | null>(null);
  const [isFetching, setFetching] = useState(false);
  if (remote === null) return null;
  const fetchThem = async () => {
    if (isFetching) return;
    setFetching(true);
    setRefused(null);
    try {
      setFetched(await client.fetchReviews());
      await onFetched();
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setRefused(error);
    } finally {
      setFetching(false);
    }
  };
  return (
    <div>
      <button type="button" aria-disabled={isFetching || undefined} onClick={() => void fetchThem()}>
        {isFetching ? say('fetching') : say('fetch', { remote })}
      </button>
      <div role="status">
        {refused && <p className={styles.refused}>{text(refused.text)}</p>}
        {fetched?.isDone && <p className="soft">{say('fetched', { remote })}</p>}
        {fetched && !fetched.isDone && (
          <>
            <p className={styles.refused}>{say('fetchRefused')}</p>
            <pre className={styles.message}>{fetched.output}</pre>
          </>
        )}
      </div>
    </div>
  );
});
