import { useEffect, useRef, useState } from 'react';
import type { WhoEndsRequest, WhoEndsResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';

/** Several edits in a row are followed once, ms. */
const delay = 400;

export interface ShownAnswer {
  answer: WhoEndsResponse | null;
  /** It is of an older draft, or of the question before. */
  isOld: boolean;
}

/** The answer to a question, on the draft. To be called in an observer. */
export function useWhoEnds(question: WhoEndsRequest): ShownAnswer {
  const { client, version } = useDraftStore();
  const key = JSON.stringify(question);
  const [shown, setShown] = useState<{ key: string; answer: WhoEndsResponse } | null>(null);
  const asked = useRef('');
  useEffect(() => {
    if (version === 0) return;
    let isWanted = true;
    const ask = () =>
      client.whoEnds(JSON.parse(key) as WhoEndsRequest).then(
        (answer) => {
          if (isWanted) setShown({ key, answer });
        },
        (error: unknown) => {
          // The frame reports a lost connection.
          if (!(error instanceof ClientError)) throw error;
        },
      );
    const timer = setTimeout(ask, asked.current === key ? delay : 0);
    asked.current = key;
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, version, key]);
  return { answer: shown?.answer ?? null, isOld: shown?.key !== key || shown.answer.version !== version };
}
