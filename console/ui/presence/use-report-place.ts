import { useEffect } from 'react';
import { ClientError } from '../client/api-error.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { hrefOf, useRoute } from '../route/route.ts';
import { openTables } from '../table-model/open-tables.ts';

/** Moving through a table reports the row where the operator stays, ms. */
const pause = 250;

/** Tells the other windows what this one shows. To be called in an observer. */
export function useReportPlace(): void {
  const draftStore = useDraftStore();
  const { path, query } = useRoute();
  const { own, name } = draftStore.windows;
  const [view = ''] = path;
  const active = path.length === 1 && openTables(draftStore).find(({ kind }) => kind.view === view)?.active;
  const place = active ? { at: active.id, column: active.key } : Object.fromEntries(query);
  const at = hrefOf(path, place);
  useEffect(() => {
    if (!own) return;
    const timer = setTimeout(() => {
      draftStore.client.presence({ name, at: at.slice(0, 500) }).catch((error: unknown) => {
        // The next connection reports it again.
        if (!(error instanceof ClientError)) throw error;
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [draftStore, own, name, at]);
}
