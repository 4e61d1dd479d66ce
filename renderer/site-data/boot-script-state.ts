/** What the HTML's own scripts have noted before the app was there (publish/inline-scripts/boot-script.ts). */
export interface BootScriptState {
  /** The visitor of whom the page cannot be known yet: a token or a mark has to be looked at first. */
  isOpen: boolean;
  /** The visitor's channel where it is not the one that the page was prerendered for; else empty. */
  channel: string;
  /** Another channel than the page was prerendered for, or an app with a name of its own. */
  isOther: boolean;
  /** Asks for the shard of `channel`, once, where the HTML does not know of it, and reads it as soon as it comes. */
  ask(): { address: string; json: Promise<unknown> } | undefined;
  /** The button that was pressed last. */
  pressed: HTMLElement | null;
  /** From now on presses are the app's. */
  end(): void;
}

/** Class of the root element while the brand's texts are hidden, and while the prerendered page is. */
export const hiddenClasses = { brand: 'brand-open', page: 'page-open' } as const;

export const bootScriptState = (view: Window): BootScriptState | undefined =>
  (view as { funnelEarly?: BootScriptState }).funnelEarly;
