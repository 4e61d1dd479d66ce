import { useEffect, useState } from 'react';
import type { LastChangesResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import { type DraftStore, useDraftStore } from '../draft-store/draft-store.ts';
import { perDraftStore } from '../draft-store/per-draft-store.ts';

/** Of each file as of the last commit and save; one call for all of its entries. */
const askedOf = perDraftStore(() => new Map<string, Promise<LastChangesResponse>>());

function changesOf(draftStore: DraftStore, file: string, head: string): Promise<LastChangesResponse> {
  const files = askedOf(draftStore);
  const key = `${head} ${file}`;
  const asked = files.get(key) ?? draftStore.client.lastChanges({ file });
  files.set(key, asked);
  // It can be asked again.
  asked.catch(() => files.delete(key));
  return asked;
}

/** Who changed each entry of a file last; null until it is known, and without git. */
export function useLastChanges(file: string): LastChangesResponse | null {
  const draftStore = useDraftStore();
  const { state, diskChange } = draftStore;
  const head = state?.git ? `${state.git.head} ${state.lastSave} ${diskChange?.version}` : null;
  const [answer, setAnswer] = useState<LastChangesResponse | null>(null);
  useEffect(() => {
    if (head === null) return;
    let isWanted = true;
    changesOf(draftStore, file, head).then(
      (found) => isWanted && setAnswer(found),
      (error: unknown) => {
        // The frame reports a lost connection; the line is left out.
        if (!(error instanceof ClientError)) throw error;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [draftStore, file, head]);
  return head !== null && answer?.file === file ? answer : null;
}
