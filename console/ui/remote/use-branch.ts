import { useEffect, useState } from 'react';
import type { BranchResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { remoteNews } from './remote-news.ts';

/** Somebody may commit or fetch in a terminal, ms. */
const pause = 5000;

/** The current branch beside the remote's; null until it is known. To be called in an observer. */
export function useBranch(): BranchResponse['at'] {
  const { client, state } = useDraftStore();
  const [at, setAt] = useState<BranchResponse['at']>(null);
  const occasion = `${state?.git?.head} ${remoteNews()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a commit and a push are occasions to ask again
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      try {
        const next = (await client.branch()).at;
        if (!isOver) setAt((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
      } catch (error) {
        // The lost connection is told by the frame; what was known stays.
        if (!(error instanceof ClientError)) throw error;
      }
    };
    void load();
    const timer = setInterval(() => void load(), pause);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [client, occasion]);
  return at;
}
