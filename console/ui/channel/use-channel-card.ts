import { useEffect, useState } from 'react';
import type { ChannelCardResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';

/**
 * Everything about a channel in the current draft; while it is fetched again, the last response stays.
 * @param channel - empty: nothing is asked
 */
export function useChannelCard(
  channel: string,
  cities: readonly string[] | null,
): ChannelCardResponse | null {
  const { client, version } = useDraftStore();
  const [card, setCard] = useState<ChannelCardResponse | null>(null);
  useEffect(() => {
    if (version === 0 || channel === '') return;
    let isWanted = true;
    client.card({ channel, ...(cities && { cities: [...cities] }) }).then(
      (answer) => isWanted && setCard(answer),
      (error: unknown) => {
        if (!(error instanceof ClientError)) throw error;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [client, version, channel, cities]);
  return card?.channel === channel ? card : null;
}
