import type { IncomingMessage, ServerResponse } from 'node:http';

/** What brings the app's code to the browser while the config is edited, and reloads pages after an edit. */
export interface DevFront {
  /** The HTML template of the app at a path. @param read - edits that the page shows */
  template(path: string, read: number): Promise<string>;
  /** The script that reloads a page without the app, which shows the errors of the config. @param read - edits that it shows */
  reloadTag(read: number): string;
  /** What a page that is written from the right needs beside the app's style sheets. */
  rightToLeftRules(): string;
  /** Answers what belongs to the app's code. @param otherwise - answers the rest */
  handle(incoming: IncomingMessage, outgoing: ServerResponse, otherwise: () => void): void;
  /** Reloads every open page. */
  reload(): void;
}
