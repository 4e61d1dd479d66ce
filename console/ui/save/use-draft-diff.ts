import { useEffect, useState } from 'react';
import type { Conflict, DiffResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';

interface Told {
  diff: DiffResponse;
  conflicts: Conflict[];
}

/** The diff and the conflicts of the draft as it is; asked again when it moves, or somebody changes the disk. */
export function useDraftDiff(draftStore: DraftStore): Told | null {
  const [reported, setTold] = useState<Told | null>(null);
  const { version } = draftStore;
  const marks = (draftStore.state?.files ?? [])
    .filter(({ isChanged }) => isChanged)
    .map(({ file, isConflicting }) => `${file}${isConflicting ? '!' : ''}`)
    .join(' ');
  const key = `${version} ${marks} ${draftStore.diskChange?.version ?? 0}`;
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      // Only of this key: what is answered to an older one is dropped.
      if (key === '') return;
      const [diff, { conflicts }] = await Promise.all([
        draftStore.client.diff(),
        draftStore.client.conflicts(),
      ]);
      if (!isOver) setTold({ diff, conflicts });
    };
    ask().catch((error: unknown) => {
      // A lost connection is told by the frame; the next version asks again.
      if (!(error instanceof ClientError)) throw error;
    });
    return () => {
      isOver = true;
    };
  }, [draftStore, key]);
  return reported;
}
