/** What a preview can be asked for: an HTML by host and path, or a file that it names. */
export type PreviewQuestion =
  | {
      ask: 'show';
      appDir: string;
      dir: string;
      version: number;
      disk: number;
      overlay: ReadonlyMap<string, string>;
      pictures: ReadonlyMap<string, string>;
    }
  | { ask: 'html'; of: PreviewSide; host: string; path: string }
  | { ask: 'file'; of: PreviewSide; path: string };
export type PreviewSide = 'disk' | 'draft';

export interface PreviewHtml {
  text: string;
  policy: string;
}
/** Null: there is nothing of that name, or nothing that can be shown yet. */
export type PreviewAnswer = PreviewHtml | string | null;
