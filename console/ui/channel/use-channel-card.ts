import { useEffect, useState } from 'react';
import type { CardAnswer } from '../../api/index.ts';
import { Refused } from '../client/api-error.ts';
import { useDesk } from '../draft-store/draft-store.ts';

/** Everything about a channel in the draft as it is; while it is asked for again what was known stays. */
export function useCard(channel: string, cities: readonly string[] | null): CardAnswer | null {
  const { client, version } = useDesk();
  const [card, setCard] = useState<CardAnswer | null>(null);
  useEffect(() => {
    if (version === 0) return;
    let isWanted = true;
    client.card({ channel, ...(cities && { cities: [...cities] }) }).then(
      (answer) => isWanted && setCard(answer),
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [client, version, channel, cities]);
  return card?.channel === channel ? card : null;
}
