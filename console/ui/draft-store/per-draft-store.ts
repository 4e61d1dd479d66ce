import type { DraftStore } from './draft-store.ts';

/** What a page keeps of one kind for its draft store, beyond the view that uses it; made when it is first asked for. */
export function perDraftStore<T>(make: (draftStore: DraftStore) => T): (draftStore: DraftStore) => T {
  const known = new WeakMap<DraftStore, { kept: T }>();
  return (draftStore) => {
    const own = known.get(draftStore) ?? { kept: make(draftStore) };
    known.set(draftStore, own);
    return own.kept;
  };
}
