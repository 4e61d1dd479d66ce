import { useEffect, useState } from 'react';
import type { ExplainInput } from '../../api/index.ts';
import { Refused } from '../client/api-error.ts';
import type { Desk } from '../draft-store/draft-store.ts';
import { settingsOf } from './staged-visit.ts';

export interface Ready {
  input: ExplainInput;
  visit: string;
  login: { token: string; userId: string } | null;
}

let visits = 0;

/**
 * Readies the sandbox for a visitor: what the server answers, and a login where there is one to begin with.
 * @param round - another number is another visit of the same visitor
 */
export function useReady(
  desk: Desk,
  input: ExplainInput,
  round: number,
): { ready: Ready | null; refused: Refused | null } {
  const [ready, setReady] = useState<Ready | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const key = JSON.stringify(input);
  useEffect(() => {
    let isOver = false;
    // The parsed key, so that an equal input made anew does not begin another visit.
    const wanted = JSON.parse(key) as ExplainInput;
    const prepare = async () => {
      await desk.client.changePreviewSettings(settingsOf(wanted));
      const isIn = wanted.token === true && wanted.user !== 'failed';
      const login = isIn ? await desk.client.previewLogin({}) : null;
      if (isOver) return;
      visits += 1;
      setRefused(null);
      setReady({ input: wanted, login, visit: `${visits}.${round}.${Date.now()}` });
    };
    prepare().catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      if (!isOver) setRefused(error);
    });
    return () => {
      isOver = true;
    };
  }, [desk, key, round]);
  return { ready, refused };
}
