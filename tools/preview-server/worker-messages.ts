/** A request to a preview: an HTML by host and path, or a file that it names. */
export type WorkerRequest =
  | {
      ask: 'show';
      appDir: string;
      of: 'draft' | 'review';
      dir: string;
      version: number;
      disk: number;
      overlay: ReadonlyMap<string, string>;
      pictures: ReadonlyMap<string, string>;
    }
  /** `language`: the parameter `lang` of the address; empty: the host's default. */
  | { ask: 'html'; of: Revision; host: string; path: string; language: string }
  | { ask: 'file'; of: Revision; path: string };
export type Revision = 'disk' | 'draft' | 'review';

export interface PreviewHtml {
  text: string;
  policy: string;
}
/** Null: there is no such file, or no config that can be shown yet. */
export type WorkerResponse = PreviewHtml | string | null;
