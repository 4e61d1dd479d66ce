import { useEffect, useState } from 'react';
import type { SaveResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';

/** The last value: a view that is opened again shows it at once. */
const known = new WeakMap<DraftStore, SaveResponse>();

/**
 * The last save as the console stores it, also from before this page was loaded; and a setter for a save of this page.
 */
export function useLastSave(draftStore: DraftStore): [SaveResponse | null, (reported: SaveResponse) => void] {
  const [last, setLast] = useState(known.get(draftStore) ?? null);
  const at = draftStore.state?.lastSave ?? null;
  const head = draftStore.state?.git?.head ?? null;
  const keep = (report: SaveResponse) => {
    known.set(draftStore, report);
    setLast(report);
  };
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const shown = known.get(draftStore);
      // Another window may commit what the commit of this save lacked: then there is another head.
      const isOpen = shown?.commit && 'missing' in shown.commit && head !== null;
      if (at === null || (shown?.at === at && !isOpen)) return;
      const { last: reportedReported } = await draftStore.client.lastSave();
      if (!reportedReported || isOver) return;
      known.set(draftStore, reportedReported);
      setLast(reportedReported);
    };
    ask().catch((error: unknown) => {
      // The frame reports a lost connection.
      if (!(error instanceof ClientError)) throw error;
    });
    return () => {
      isOver = true;
    };
  }, [draftStore, at, head]);
  return [last, keep];
}
