import { useEffect, useState } from 'react';
import type { HistoryRequest, HistoryResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';

export interface LoadedHistory {
  /** The pages so far as one; null before the first. */
  answer: HistoryResponse | null;
  error: ClientError | null;
  isLoading: boolean;
  /** The next page; null after the last. */
  loadMore: (() => void) | null;
  retry: () => void;
}

interface Loaded {
  key: string;
  answer: HistoryResponse | null;
  error: ClientError | null;
}

/** The saves that a query asks for; asked again after a commit. */
export function useHistory(request: HistoryRequest): LoadedHistory {
  const draftStore = useDraftStore();
  const { client, state } = draftStore;
  const [tries, setTries] = useState(0);
  const [skip, setSkip] = useState({ key: '', skip: 0 });
  const [loaded, setLoaded] = useState<Loaded>({ key: '', answer: null, error: null });
  const query = JSON.stringify(request);
  const key = `${query} ${state?.git?.head} ${state?.lastSave} ${tries}`;
  const isReady = state !== null;
  const from = skip.key === key ? skip.skip : 0;
  useEffect(() => {
    if (!isReady) return;
    let isOver = false;
    const keep = (next: Omit<Loaded, 'key'>) => {
      if (!isOver) setLoaded({ key, ...next });
    };
    const wanted = JSON.parse(query) as HistoryRequest;
    client.pastSaves({ ...wanted, ...(from > 0 && { skip: from }) }).then(
      (page) =>
        setLoaded((before) => {
          if (isOver) return before;
          const earlier = from > 0 && before.key === key ? before.answer : null;
          return { key, answer: earlier ? joined(earlier, page) : page, error: null };
        }),
      (error: unknown) => {
        if (!(error instanceof ClientError)) throw error;
        keep({ answer: null, error });
      },
    );
    return () => {
      isOver = true;
    };
  }, [client, query, key, from, isReady]);
  const isCurrent = loaded.key === key;
  const { answer, error } = isCurrent ? loaded : { answer: null, error: null };
  const next = answer?.next ?? null;
  return {
    answer,
    error,
    isLoading: error === null && (answer === null || (next !== null && from >= next)),
    loadMore: next === null ? null : () => setSkip({ key, skip: next }),
    retry: () => setTries(tries + 1),
  };
}

const joined = (before: HistoryResponse, page: HistoryResponse): HistoryResponse => ({
  ...page,
  saves: [...before.saves, ...page.saves],
  searched: before.searched + page.searched,
});
