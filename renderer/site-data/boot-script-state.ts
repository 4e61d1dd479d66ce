/** The state that the boot script (renderer/inline-scripts/boot-script.ts) leaves for the app. */
export interface BootScriptState {
  /**
   * The prerendered page is hidden: a token or a mark of this visitor has to be checked before any page is shown, or its
   * form has answers of theirs.
   */
  hidesPage: boolean;
  /** The brand's texts are hidden: another channel than the page was prerendered for, or an app with its own name. */
  hidesBrand: boolean;
  /** The visitor's channel if it is not the one that the page was prerendered for; otherwise empty. */
  channel: string;
  /** Requests the shard of `channel`, once, if the HTML does not contain that channel. */
  loadShard(): EarlyRequest | undefined;
  /** The request of a page's bundle, if the shell script has made one. */
  page?: EarlyRequest;
  /** Adds a `modulepreload` link for a chunk. */
  preload(address: string): void;
  /** The button that was pressed last. */
  pressed: HTMLElement | null;
  /** Ends the recording of presses: from now on the app handles them. */
  stop(): void;
}

/** A request that was made before the app started. */
export interface EarlyRequest {
  address: string;
  json: Promise<unknown>;
}

/** A window whose document contains the boot script. */
export interface BootedWindow extends Window {
  funnelBoot: BootScriptState;
}

export const bootScriptState = (view: Window): BootScriptState | undefined =>
  (view as Partial<Pick<BootedWindow, 'funnelBoot'>>).funnelBoot;
