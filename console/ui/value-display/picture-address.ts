import type { DraftStore } from '../draft-store/draft-store.ts';

/** The URL of a picture of the config, served by the preview of the draft. Null where there is none. */
export function pictureAddress({ preview, state }: DraftStore, asset: string): string | null {
  // A missing file would only show a broken picture.
  const isThere = state?.assets.includes(asset) ?? false;
  return preview && isThere ? `http://localhost:${preview.draft}${asset}` : null;
}
