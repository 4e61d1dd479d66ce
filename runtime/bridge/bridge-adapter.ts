/** A call on its way to the app. */
export interface NativeCall {
  handler: string;
  args: readonly unknown[];
  /** Receives the app's response, or a promise of it; only the first one counts. */
  resolve(answer: unknown): void;
}

/** How one kind of container is detected and called. */
export interface BridgeAdapter {
  /** Whether its bridge exists in the page. Never throws. */
  isThere(view: Window, androidObject: string): boolean;
  /** @throws anything, if the call did not reach the app */
  send(view: Window, call: NativeCall, androidObject: string): void;
}

/**
 * Packs arguments into one value, for containers that take a single argument: several become an array, none becomes
 * `{}`, because some bridges read the constructor of their argument.
 */
export const singleArgument = (args: readonly unknown[]): unknown =>
  args.length > 1 ? args : (args[0] ?? {});
