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

/** Click ids that our server reports to the ad networks after a conversion (R-STATE 6). */
export interface ClickIds {
  /** The landing address, if it had a bd_vid. */
  bd_vidUrl: string | null;
  /** utm_source, oaidMd5, imeiMd5, idfaMd5 and callback as a JSON object, if there was any of them. */
  kuaishoumaidian: string | null;
}

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
