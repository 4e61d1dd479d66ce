import { useEffect, useState } from 'react';
import type { CityEndsResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';

/** Where the visitors of a rule end; while it is asked again, the last answer stays. To be called in an observer. */
export function useCityEnds(rule: string): CityEndsResponse | null {
  const { client, version } = useDraftStore();
  const [answer, setAnswer] = useState<CityEndsResponse | null>(null);
  useEffect(() => {
    if (version === 0) return;
    let isWanted = true;
    client.cityEnds({ rule }).then(
      (given) => isWanted && setAnswer(given),
      (error: unknown) => {
        // The frame reports a lost connection.
        if (!(error instanceof ClientError)) throw error;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [client, version, rule]);
  return answer?.rule === rule ? answer : null;
}
