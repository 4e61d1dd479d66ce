/** The native app around the page, whichever container its webview is of (R-API). */
export interface HostBridge {
  /**
   * Calls a named handler of the app; resolves with what the app answers, undecoded: frames and scripts of
   * others may have put a bridge of their own there, so whoever asks decodes, and no secret goes into `args`.
   * @throws NativeUnavailable, NativeTimeout
   */
  call(handler: string, args?: readonly unknown[]): Promise<unknown>;
}

export interface BridgeOptions {
  /** How long an app may take to put its bridge into the page, milliseconds. */
  readyMs?: number;
  /**
   * How long it may take to answer a call, milliseconds: a bridge that never answers must not hold a visitor.
   */
  answerMs?: number;
  /** Name that an Android app gave its object with addJavascriptInterface. */
  androidObject?: string;
}

export const bridgeDefaults: Required<BridgeOptions> = {
  readyMs: 1000,
  answerMs: 3000,
  androidObject: 'Android',
};

/** The app's handler that says who its user is. An app that has no bridge library is known by having it. */
export const tokenHandler = 'getToken';

/** R-API: there is no bridge, or its handler refused. */
export class NativeUnavailable extends Error {
  override readonly name = 'NativeUnavailable';
  /** Whether the call had got out to the app: made again, it could be done twice. */
  readonly reached: boolean;

  constructor(handler: string, reached: boolean, cause?: unknown) {
    super(`native handler "${handler}" is not available`, { cause });
    this.reached = reached;
  }
}

/** The app took the call and has not answered in time; what it answers later is dropped. */
export class NativeTimeout extends Error {
  override readonly name = 'NativeTimeout';

  constructor(handler: string, ms: number) {
    super(`native handler "${handler}" did not answer within ${ms} ms`);
  }
}
