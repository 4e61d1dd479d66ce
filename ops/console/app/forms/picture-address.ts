import type { Desk } from '../desk.ts';

/** Where a picture of the config can be fetched: the preview of the draft serves it. Null without previews. */
export function pictureAddress(desk: Desk, asset: string): string | null {
  return desk.preview && asset.startsWith('/assets/')
    ? `http://localhost:${desk.preview.draft}${asset}`
    : null;
}
