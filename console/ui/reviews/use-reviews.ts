import { useCallback, useEffect, useState } from 'react';
import type { ReviewsResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { remoteNews } from '../remote/remote-news.ts';

/** Somebody else may send or approve one in another console of the repository, ms. */
const pause = 5000;

export interface LoadedReviews {
  answer: ReviewsResponse | null;
  error: ClientError | null;
  set: (answer: ReviewsResponse) => void;
  load: () => Promise<void>;
}

/** The reviews, asked for again while the view is open. To be called in an observer. */
export function useReviews(isWanted = true): LoadedReviews {
  const { client } = useDraftStore();
  const news = remoteNews();
  const [answer, setAnswer] = useState<ReviewsResponse | null>(null);
  const [error, setError] = useState<ClientError | null>(null);
  const load = useCallback(async () => {
    try {
      const next = await client.reviews();
      // The same answer renders nothing anew.
      setAnswer((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
      setError(null);
    } catch (failed) {
      if (!(failed instanceof ClientError)) throw failed;
      setError(failed);
    }
  }, [client]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pushed or got is asked for at once
  useEffect(() => {
    if (!isWanted) return;
    void load();
    const timer = setInterval(() => void load(), pause);
    return () => clearInterval(timer);
  }, [load, news, isWanted]);
  return { answer, error, set: setAnswer, load };
}
