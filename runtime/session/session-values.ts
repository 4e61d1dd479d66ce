import type { Situation } from '../facts/situation.ts';

/** What a visitor may consent to: third-party trackers, storing a draft on this phone. */
export type Consent = 'trackers' | 'draft';

export interface Login {
  token: string;
  userId: string;
}

/** A token from the address or the native app; unused until the server has confirmed it. */
export interface OfferedLogin extends Login {
  isFromApp: boolean;
}

/** The click ids of trackers.json by name; null where the visit has none (R-STATE 6). */
export type ClickIds = Readonly<Record<string, string | null>>;

/** Initial values of a session, from storage, the address and the device. */
export interface SessionStart
  extends Pick<Situation, 'channel' | 'query' | 'firstVisit' | 'loginAddress' | 'device'> {
  token: string | null;
  userId: string | null;
  offered: OfferedLogin | null;
  deviceId: string;
  userAgent: string;
  zhijieBackUrl: string | null;
  clickIds: ClickIds;
  consents: readonly Consent[];
  appName: string | null;
  appCompany: string | null;
  phoneMasked: string | null;
}
