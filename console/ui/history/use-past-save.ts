import { useEffect, useState } from 'react';
import type { PastSaveRequest, PastSaveResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';

/** A commit never changes: what is known of it stays, also when the view is opened again. */
const known = new Map<string, PastSaveResponse>();

/** One save in words, asked for once it is in view. */
export function usePastSave(
  request: PastSaveRequest,
  isWanted: boolean,
): { save: PastSaveResponse | null; error: ClientError | null } {
  const { client } = useDraftStore();
  const key = JSON.stringify(request);
  const [loaded, setLoaded] = useState<{ key: string; error: ClientError | null }>({ key: '', error: null });
  useEffect(() => {
    if (!isWanted || known.has(key)) return;
    let isOver = false;
    client.pastSave(JSON.parse(key) as PastSaveRequest).then(
      (save) => {
        known.set(key, save);
        if (!isOver) setLoaded({ key, error: null });
      },
      (error: unknown) => {
        if (!(error instanceof ClientError)) throw error;
        if (!isOver) setLoaded({ key, error });
      },
    );
    return () => {
      isOver = true;
    };
  }, [client, key, isWanted]);
  return { save: known.get(key) ?? null, error: loaded.key === key ? loaded.error : null };
}
