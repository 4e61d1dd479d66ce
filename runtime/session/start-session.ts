import { reaction } from 'mobx';
import { clearAddress } from '../address/clear-address.ts';
import { decodeChannel, decodeQuery } from '../address/query-parameters.ts';
import { isInApp } from '../bridge/find-bridge.ts';
import { detectDevice, osCode, osOf } from '../facts/device.ts';
import type { Site } from '../site/site.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { stored, storedConsent } from '../storage/stored-values.ts';
import { persistClickIds } from './click-ids.ts';
import { persistSession } from './persist-session.ts';
import { Session } from './session.ts';
import type { Consent, OfferedLogin } from './session-values.ts';

/** 30 random digits, so that two phones do not get the same id (R-STATE 2: random-number fallback). */
function randomDeviceId(): string {
  const numbers = new Uint32Array(3);
  globalThis.crypto.getRandomValues(numbers);
  return Array.from(numbers, (one) => String(one).padStart(10, '0')).join('');
}

const consents = ['trackers', 'draft'] as const satisfies readonly Consent[];

/** The channel of a new visit: from the address, else from storage, else the default of site.json. */
export const startChannel = (
  { settings }: Pick<Site, 'settings'>,
  storage: SafeStorage,
  view: Window,
): string =>
  decodeChannel(decodeQuery(view.location.search)._channel) ??
  decodeChannel(storage.read(stored.channel)) ??
  settings.defaultChannel;

/**
 * Creates the session of a visit from the address and from storage, persists it from then on, and removes personal
 * parameters from the address before a third-party script can read them (R-ROUTE 6).
 */
export function startSession(site: Site, storage: SafeStorage, view: Window): Session {
  const query = decodeQuery(view.location.search, site.facts.query);
  // The product always writes both: a token without its user is not a login (FLT-04).
  const storedToken = storage.read(stored.token);
  const userId = storedToken && storage.read(stored.userId);
  const token = userId && storedToken;
  const os = osCodeOf(query._os) ?? osCodeOf(storage.read(stored.os));
  const device = detectDevice(view.navigator.userAgent);
  // `||` for parameters: an empty one counts as absent.
  const session = new Session(site, {
    channel: startChannel(site, storage, view),
    query,
    token,
    userId,
    offered: offeredBy(query, token),
    deviceId: query._did || (storage.read(stored.deviceId) ?? randomDeviceId()),
    userAgent: query._ua || (storage.read(stored.userAgent) ?? view.navigator.userAgent),
    appName: storage.read(stored.appName),
    appCompany: storage.read(stored.appCompany),
    firstVisit: storage.read(stored.firstVisit) !== null,
    loginAddress: storage.read(stored.loginAddress),
    phoneMasked: storage.read(stored.phoneOwner) === userId ? storage.read(stored.phoneMasked) : null,
    zhijieBackUrl: query.zhijieBackUrl || storage.read(stored.zhijieBackUrl),
    clickIds: persistClickIds(site, storage, view, query),
    consents: consents.filter((one) => storage.read(storedConsent(one)) !== null),
    device: { ...device, ...(os && { os: osOf[os] }), inApp: isInApp(view) },
  });
  for (const one of consents) {
    reaction(
      () => session.consents.has(one),
      (given) => storage.write(storedConsent(one), given ? Date.now() : null),
    );
  }
  persistSession(session, storage);
  clearAddress(site, view);
  return session;
}

const osCodeOf = (value: string | null | undefined): keyof typeof osOf | null =>
  value === '1' || value === '2' || value === '3' ? value : null;

/** The login of the address; null where it has no token, or the stored one. */
function offeredBy(query: Session['query'], token: string | null): OfferedLogin | null {
  const offered = query._token;
  return !offered || offered === token
    ? null
    : { token: offered, userId: query._user_id ?? '', isFromApp: false };
}

/** Longest address sent, characters: the API refuses bodies over 256 KB (FLT-30). */
const longestAddress = 8192;

/** The fields of every call (R-STATE 8). */
export function commonFields(session: Session, view: Window): Record<string, string> {
  return {
    _token: session.token ?? '',
    _did: session.deviceId,
    _os: osCode[session.device.os],
    _ua: session.userAgent,
    flag: '2',
    package: '1',
    referrer: view.document.referrer.slice(0, longestAddress),
    platform: '0',
    _platform: '3',
    _channel: `channel_${session.channel}`,
    _user_id: session.userId ?? '',
    current_url: view.location.href.slice(0, longestAddress),
  };
}
