import { useEffect, useRef, useState } from 'react';
import type { SearchResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';

/** Pause after a keystroke before the search is sent, ms. */
const pause = 90;

/** The results of the newest text, up to a limit; null while there are none. To be called in an observer. */
export function useSearchResults(
  text: string,
  limit: number,
): { text: string; answer: SearchResponse } | null {
  const { client } = useDraftStore();
  const lastQuery = useRef('');
  const [found, setFound] = useState<{ text: string; answer: SearchResponse } | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Loading more results involves no typing.
    const wait = lastQuery.current === text ? 0 : pause;
    lastQuery.current = text;
    const timer = setTimeout(() => {
      if (text.trim() === '') {
        setFound(null);
        return;
      }
      client.find({ text, limit }).then(
        (answer) => isWanted && setFound({ text, answer }),
        (error: unknown) => {
          if (!(error instanceof ClientError)) throw error;
        },
      );
    }, wait);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, text, limit]);
  return found;
}
