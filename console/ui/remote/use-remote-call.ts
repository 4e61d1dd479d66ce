import { useState } from 'react';
import { RemoteCall } from './remote-call.ts';

export interface UsedRemoteCall<T> extends Pick<RemoteCall<T>, 'answer' | 'refused' | 'isBusy'> {
  call: () => Promise<T | null>;
}

/** A call to the remote of which nothing is told once its view is left. To be called in an observer. */
export function useRemoteCall<T>(ask: () => Promise<T>): UsedRemoteCall<T> {
  const [own] = useState(() => new RemoteCall<T>());
  const { answer, refused, isBusy } = own;
  return { answer, refused, isBusy, call: () => own.run(ask) };
}
