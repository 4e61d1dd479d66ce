/** Login with the number of the phone's own SIM card. */
export interface OneTapProvider {
  /**
   * Whether the number of this phone can be identified. This loads the provider's script, so call it only after the
   * visitor has consented. Never rejects; false after a deadline.
   */
  available(): Promise<boolean>;
  /**
   * Opens the provider's own confirmation; resolves to the login token for /v1/user/loginh5, or to null if the visitor
   * declined or it failed. Never rejects. A second tap meanwhile shares the first one's result.
   */
  login(): Promise<string | null>;
}

/** One provider's implementation; it may reject and be slow: `createOneTap` adds the guarantees above. */
export interface OneTapAdapter {
  available(): Promise<boolean>;
  login(): Promise<string | null>;
  /** Closes whatever the login has opened. Never throws. */
  close(): void;
}

/** The provider's GetAuthToken response to the backend for this page: valid for 10 minutes and for 1 hour. */
export interface OneTapAuthorization {
  accessToken: string;
  jwtToken: string;
}

export interface OneTapPorts {
  view: Window;
  /** Fetches a JSON file of this origin, undecoded. May reject. */
  fetchJson(path: string): Promise<unknown>;
  /** Asks the backend to authorise this page at the provider; null if it refuses. May reject. */
  authorize(): Promise<OneTapAuthorization | null>;
}
