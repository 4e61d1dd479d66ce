import type { DraftStore } from '../draft-store/draft-store.ts';

/** Where a picture of the config can be fetched: the preview of the draft serves it. Null where there is none. */
export function pictureAddress({ preview, state }: DraftStore, asset: string): string | null {
  // What the config names and nobody has put there would only be a broken picture.
  const isThere = state?.assets.includes(asset) ?? false;
  return preview && isThere ? `http://localhost:${preview.draft}${asset}` : null;
}
