/** A call on its way to the app. */
export interface NativeCall {
  handler: string;
  args: readonly unknown[];
  /** Takes what the app answers, or a promise of it; only the first answer counts. */
  resolve(answer: unknown): void;
}

/** How one kind of container is recognised and talked to. */
export interface BridgeAdapter {
  /** Whether its bridge stands in the page. Never throws. */
  isThere(view: Window, androidObject: string): boolean;
  /** @throws anything, where the call did not get out */
  send(view: Window, call: NativeCall, androidObject: string): void;
}

/**
 * The one value that containers of one argument take: several go as a list, none as `{}`, because some
 * bridges read the constructor of whatever they are given.
 */
export const singleArgument = (args: readonly unknown[]): unknown =>
  args.length > 1 ? args : (args[0] ?? {});
