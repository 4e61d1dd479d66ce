import { useEffect, useState } from 'react';
import type { RowReachResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';

/** Counting takes seconds: several edits in a row are counted once. */
const delayMs = 700;

let last: RowReachResponse | null = null;

export interface ShownReach {
  answer: RowReachResponse | null;
  /** It is of an older draft. */
  isOld: boolean;
}

/** Whose visitors reach each row. To be called in an observer. */
export function useRowReach(): ShownReach {
  const { client, version } = useDraftStore();
  const [answer, setAnswer] = useState(last);
  useEffect(() => {
    if (version === 0 || last?.version === version) return;
    let isOver = false;
    const count = () =>
      client.rowReach().then(
        (counted) => {
          // It is asked for again, for the newer draft.
          if (counted.isSuperseded) return;
          last = counted;
          if (!isOver) setAnswer(counted);
        },
        (error: unknown) => {
          // The frame reports a lost connection.
          if (!(error instanceof ClientError)) throw error;
        },
      );
    const timer = setTimeout(count, last === null ? 0 : delayMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, version]);
  return { answer, isOld: answer !== null && answer.version !== version };
}
