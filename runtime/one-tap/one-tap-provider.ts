/** Login with the number of the phone's own SIM card, as a provider of it offers. */
export interface OneTapProvider {
  /**
   * Whether the number of this phone can be had now. The provider's script is loaded here and not before, so
   * it is asked only once the visitor has consented to it. Never rejects; false after a deadline.
   */
  available(): Promise<boolean>;
  /**
   * Opens the provider's own confirmation; the login token for /v1/user/loginh5, or null where the visitor
   * declined or it failed. Never rejects. A second tap meanwhile shares the first one's answer.
   */
  login(): Promise<string | null>;
}

/**
 * How one provider does it; it may reject and take its time: `createOneTap` holds it to the promises above.
 */
export interface OneTapAdapter {
  available(): Promise<boolean>;
  login(): Promise<string | null>;
  /** Takes away whatever the login has opened. Never throws. */
  close(): void;
}

/**
 * What the provider's GetAuthToken has given to the backend for this page: valid for 10 minutes and for 1
 * hour.
 */
export interface OneTapAuthorization {
  accessToken: string;
  jwtToken: string;
}

export interface OneTapPorts {
  view: Window;
  /** A JSON file of this origin, undecoded. May reject. */
  fetchJson(path: string): Promise<unknown>;
  /** Asks the backend to let this page use the provider; null where it does not. May reject. */
  authorize(): Promise<OneTapAuthorization | null>;
}
