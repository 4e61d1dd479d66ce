import { useState } from 'react';
import { ClientError } from '../client/api-error.ts';
import { tellOfRemote } from './remote-news.ts';

export interface RemoteCall<T> {
  /** What came of it; null before, and while it runs again. */
  answer: T | null;
  refused: ClientError | null;
  isBusy: boolean;
  call: () => Promise<T | null>;
}

/** A push or a fetch: one at a time, with what came of it. */
export function useRemoteCall<T>(ask: () => Promise<T>): RemoteCall<T> {
  const [answer, setAnswer] = useState<T | null>(null);
  const [refused, setRefused] = useState<ClientError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const call = async () => {
    if (isBusy) return null;
    setBusy(true);
    setRefused(null);
    setAnswer(null);
    try {
      const next = await ask();
      // What it says is there is shown by then.
      await tellOfRemote();
      setAnswer(next);
      return next;
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      await tellOfRemote();
      setRefused(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { answer, refused, isBusy, call };
}
