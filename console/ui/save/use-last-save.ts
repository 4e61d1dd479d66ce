import { useEffect, useState } from 'react';
import type { SaveResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';

/** What was read or answered last: the view that is opened again shows it at once. */
const known = new WeakMap<DraftStore, SaveResponse>();

/** The last save as the console has kept it, also from before this page was loaded; and who has made one here. */
export function useLastSave(draftStore: DraftStore): [SaveResponse | null, (reported: SaveResponse) => void] {
  const [last, setLast] = useState(known.get(draftStore) ?? null);
  const at = draftStore.state?.lastSave ?? null;
  const keep = (report: SaveResponse) => {
    known.set(draftStore, report);
    setLast(report);
  };
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      if (at === null || known.get(draftStore)?.at === at) return;
      const { last: reportedReported } = await draftStore.client.lastSave();
      if (!reportedReported || isOver) return;
      known.set(draftStore, reportedReported);
      setLast(reportedReported);
    };
    ask().catch((error: unknown) => {
      // A lost connection is told by the frame.
      if (!(error instanceof ClientError)) throw error;
    });
    return () => {
      isOver = true;
    };
  }, [draftStore, at]);
  return [last, keep];
}
