/** What the publisher is to do; the process id of nginx follows once nginx runs. */
export interface PublisherOrder {
  /** Folders of configs, published in turn. */
  configs: readonly string[];
  /** The file that nginx includes. */
  site: string;
  /** Address of the product API. */
  api: string;
  /** Port of nginx. */
  port: number;
  milliseconds: number;
}

/** What the publisher has done. */
export type PublisherMessage =
  | { kind: 'ready' }
  | { kind: 'published' | 'rolledBack'; version: string; before: string | null }
  | { kind: 'done' }
  | { kind: 'failed'; text: string };
