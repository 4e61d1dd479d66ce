import type { ShardVersion } from '../site-data/shard-address.ts';

/** Keys of `localStorage` (runtime/storage/stored-values.ts), which the build puts into the boot script. */
export type StorageKeys = Record<'channel' | 'appName' | 'appCompany', string>;

/** What publishing passes to the boot script. */
export interface BootScriptData {
  /** The channel that the page was prerendered for. */
  defaultChannel: string;
  shards: ShardVersion;
  /** Keys of `localStorage`: whoever has something under one of them may be shown another page than the prerendered one. */
  hiding: readonly string[];
  /** Addresses of the chunk that makes API calls and of the router's. */
  chunks: { httpClient: string; router: string };
}

/** What publishing passes to the deferred script. */
export interface DeferredScriptData {
  /** Addresses of the chunks that the app imports to show the page. */
  chunks: string[];
}

/** What the page of an address needs, in the shell script. */
export type ShellPage = readonly [
  id: string,
  /** 1: the page needs a login. */
  needsToken: 0 | 1,
  /** Chunks and style sheets, by their position in `files`. */
  files: readonly number[],
];

/** What publishing passes to the shell script. */
export interface ShellScriptData {
  /** The version of the page bundles. */
  version: string;
  /** The page whose bundle the HTML contains. */
  embedded: string;
  /** Addresses of chunks and style sheets, without those that the HTML has tags for. */
  files: readonly string[];
  /** The page of each path, of `/`, and of any other path as `*`. */
  pages: Readonly<Record<string, ShellPage>>;
}

/** What publishing passes to the script of the start-failure notice. */
export interface StartFailureData {
  /** Names of the form controls whose values may be stored: no code, no consent, no identity card. */
  draftFields: readonly string[];
}
