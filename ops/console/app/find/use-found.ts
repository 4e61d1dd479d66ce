import { useEffect, useState } from 'react';
import type { FindAnswer } from '../../api.ts';
import { useDesk } from '../desk.ts';
import { Refused } from '../refused.ts';

/** Between two keystrokes nobody is asked. */
const pause = 90;

/** What is found, of the newest text; null while there is none. To be called in an observer. */
export function useFound(text: string): { text: string; answer: FindAnswer } | null {
  const { client } = useDesk();
  const [found, setFound] = useState<{ text: string; answer: FindAnswer } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      if (text.trim() === '') {
        setFound(null);
        return;
      }
      client.find({ text, limit: 60 }).then(
        (answer) => isWanted && setFound({ text, answer }),
        (error: unknown) => {
          if (!(error instanceof Refused)) throw error;
        },
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, text]);
  return found;
}
