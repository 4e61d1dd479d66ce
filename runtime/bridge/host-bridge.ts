/** The native app around the page, whichever container its webview belongs to (R-API). */
export interface HostBridge {
  /**
   * Calls a named handler of the app; resolves with the app's response, undecoded: frames and third-party scripts may
   * have inserted a bridge of their own, so the caller must decode it, and `args` must not contain secrets.
   * @throws NativeUnavailable, NativeTimeout
   */
  call(handler: string, args?: readonly unknown[]): Promise<unknown>;
}

export interface BridgeOptions {
  /** How long an app may take to insert its bridge into the page, milliseconds. */
  readyMs?: number;
  /** How long it may take to respond to a call, milliseconds: an unresponsive bridge must not hold a visitor. */
  answerMs?: number;
  /** Name that an Android app gave its object with addJavascriptInterface. */
  androidObject?: string;
}

export const bridgeDefaults: Required<BridgeOptions> = {
  readyMs: 1000,
  answerMs: 3000,
  androidObject: 'Android',
};

/** The app's handler that reports its user. An app without a bridge library is recognised by this handler. */
export const tokenHandler = 'getToken';

/** R-API: there is no bridge, or its handler refused. */
export class NativeUnavailable extends Error {
  override readonly name = 'NativeUnavailable';
  /** Whether the call may have reached the app: a repeated call could then take effect twice. */
  readonly reached: boolean;

  constructor(handler: string, reached: boolean, cause?: unknown) {
    super(`native handler "${handler}" is not available`, { cause });
    this.reached = reached;
  }
}

/** The app received the call and has not responded in time; a later response is dropped. */
export class NativeTimeout extends Error {
  override readonly name = 'NativeTimeout';

  constructor(handler: string, ms: number) {
    super(`native handler "${handler}" did not answer within ${ms} ms`);
  }
}
