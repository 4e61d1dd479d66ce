import { autorun } from 'mobx';
import { useEffect } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useRoute } from '../route/route.ts';
import { tour } from './tour.ts';

/** Lets the open exercise follow what the operator does in the console. */
export function useTourProgress(): void {
  const draftStore = useDraftStore();
  const { path, query } = useRoute();
  useEffect(
    () =>
      autorun(() => {
        const { changedFiles, plan, version, undoCount, state } = draftStore;
        // The files are fetched after the edit that the count has already.
        if (state === null) return;
        const isPlanned = plan !== null && plan.version === version;
        tour.follow({ path, query, changedFiles, isPlanned }, undoCount);
      }),
    [draftStore, path, query],
  );
}
