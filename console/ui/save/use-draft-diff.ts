import { useEffect, useState } from 'react';
import type { Conflict, DiffResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';

interface DraftDiff {
  diff: DiffResponse;
  conflicts: Conflict[];
}

/** The diff and the conflicts of the current draft; fetched again when the draft or the disk changes. */
export function useDraftDiff(draftStore: DraftStore): DraftDiff | null {
  const [draftDiff, setDraftDiff] = useState<DraftDiff | null>(null);
  const { version } = draftStore;
  const marks = (draftStore.state?.files ?? [])
    .filter(({ isChanged }) => isChanged)
    .map(({ file, isConflicting }) => `${file}${isConflicting ? '!' : ''}`)
    .join(' ');
  const key = `${version} ${marks} ${draftStore.diskChange?.version ?? 0}`;
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      // A response to an older key is dropped.
      if (key === '') return;
      const [diff, { conflicts }] = await Promise.all([
        draftStore.client.diff(),
        draftStore.client.conflicts(),
      ]);
      if (!isOver) setDraftDiff({ diff, conflicts });
    };
    ask().catch((error: unknown) => {
      // The frame reports a lost connection; the next version fetches again.
      if (!(error instanceof ClientError)) throw error;
    });
    return () => {
      isOver = true;
    };
  }, [draftStore, key]);
  return draftDiff;
}
