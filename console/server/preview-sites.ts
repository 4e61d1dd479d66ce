import type { PreviewStatus } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';

/**
 * The sites beside the console, which show the config on the disk, the draft and a review; implemented by
 * `tools/preview-server`.
 */
export interface PreviewSites {
  readonly status: PreviewStatus;
  /** Shows a draft that can be evaluated; of several pending drafts only the newest. */
  show(revision: DraftRevision): void;
  /** Shows a review on the third site, in place of the one before. @returns false where it cannot be shown */
  showReview(revision: DraftRevision): Promise<boolean>;
  /** Calls the sandbox that both sites share. */
  sandbox(path: string, init?: RequestInit): Promise<Response>;
  /** Sets the source of pictures that only the draft has, by address; read whenever one is shown. */
  setPictureSource(from: () => ReadonlyMap<string, string>): void;
  onChange(listener: (reported: PreviewStatus) => void): void;
}
