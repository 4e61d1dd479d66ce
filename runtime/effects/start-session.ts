import { reaction } from 'mobx';
import { decodeChannel, decodeQuery } from '../decode-query.ts';
import { detectDevice, osCode } from '../device.ts';
import type { Site } from '../site.ts';
import { type Stored, stored } from '../stored.ts';
import { Session } from '../stores/session.ts';
import { isInApp } from './native-bridge.ts';
import type { SafeStorage } from './storage.ts';

/** Digits enough that two phones do not meet (R-STATE 2: random-number fallback). */
function randomDeviceId(): string {
  const numbers = new Uint32Array(3);
  globalThis.crypto.getRandomValues(numbers);
  return Array.from(numbers, (one) => String(one).padStart(10, '0')).join('');
}

/**
 * The session of a visit: what the address says, then what was stored. A token in the address (from a native app) is
 * taken only where nobody is logged in; the rules check the user before they trust it.
 */
export function startSession(site: Site, storage: SafeStorage, view: Window): Session {
  const query = decodeQuery(view.location.search);
  const storedToken = storage.read(stored.token);
  // `||` where the address speaks: an empty parameter gives nothing, least of all a token.
  const session = new Session(site, {
    channel:
      decodeChannel(query._channel) ??
      decodeChannel(storage.read(stored.channel)) ??
      site.settings.defaultChannel,
    query,
    token: storedToken ?? (query._token || null),
    userId: storedToken === null ? query._user_id || null : storage.read(stored.userId),
    deviceId: query._did || (storage.read(stored.deviceId) ?? randomDeviceId()),
    appName: storage.read(stored.appName),
    appCompany: storage.read(stored.appCompany),
    firstVisit: storage.read(stored.firstVisit) !== null,
    loginAddress: storage.read(stored.loginAddress),
    phoneMasked: storage.read(stored.phoneMasked),
    device: { ...detectDevice(view.navigator.userAgent), inApp: isInApp(view) },
  });
  keepStored(session, storage);
  return session;
}

/** Writes the persisted subset whenever it changes. */
function keepStored(session: Session, storage: SafeStorage): void {
  const keep = (read: () => string | null, where: Stored<string>) =>
    reaction(read, (value) => storage.write(where, value), { fireImmediately: true });
  keep(() => session.token, stored.token);
  keep(() => session.userId, stored.userId);
  keep(() => session.deviceId, stored.deviceId);
  keep(() => `channel_${session.channel}`, stored.channel);
  keep(() => session.loginAddress, stored.loginAddress);
  keep(() => session.phoneMasked, stored.phoneMasked);
  keep(() => (session.firstVisit ? '1' : null), stored.firstVisit);
}

/** The API refuses bodies over 256 KB; an address of that length is nobody's link (FLT-30). */
const longestAddress = 8192;

/** The fields of every call (R-STATE 8). */
export function commonFields(session: Session, view: Window): Record<string, string> {
  return {
    _token: session.token ?? '',
    _did: session.deviceId,
    _os: osCode[session.device.os],
    _ua: view.navigator.userAgent,
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
