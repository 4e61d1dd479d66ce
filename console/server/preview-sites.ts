import type { PreviewStatus } from '../api/index.ts';
import type { DraftRevision } from '../draft/draft-revision.ts';

/** The two sites beside the console, which show the config on the disk and the draft; `tools/preview-server` has them. */
export interface PreviewSites {
  readonly status: PreviewStatus;
  /** Shows a draft, where it can be walked; of several that wait only the newest. */
  show(side: DraftRevision): void;
  /** Asks the sandbox that both sites have. */
  sandbox(path: string, init?: RequestInit): Promise<Response>;
  /** Pictures that only the draft has, by their address; asked for whenever one is shown. */
  setPictureSource(from: () => ReadonlyMap<string, string>): void;
  onChange(tell: (reported: PreviewStatus) => void): void;
}
