import { queryMaxLength } from '../../schemas/index.ts';
import { maxTokenLength } from '../api/decode-response.ts';
import { decodeText } from '../facts/decode-text.ts';
import type { ClickId } from '../site/site.ts';

/** One stored value: its key, its storage area, and how it is encoded and validated. */
export interface StoredValue<T> {
  key: string;
  area: 'local' | 'session';
  /** The value, or null where the string is invalid; SafeStorage then removes it. */
  decode(raw: string): T | null;
  encode(value: T): string;
}

/** No JSON, no HTML, no missing value that was written as text: names are shown, ids and tokens are sent (FLT-04). */
const plain = /^(?!(null|undefined|NaN|\[object Object])$)[^"<{]+$/;
const anyText = /^/;

const text = (
  key: string,
  area: 'local' | 'session',
  maxLength: number,
  pattern = plain,
): StoredValue<string> => ({
  key,
  area,
  decode: (raw) => (raw.length <= maxLength && pattern.test(raw) ? decodeText(raw, maxLength) : null),
  encode: (value) => value,
});

/** An instant in epoch milliseconds. */
const instant = (key: string, area: 'local' | 'session'): StoredValue<number> => ({
  key,
  area,
  decode: (raw) => (/^\d{1,15}$/.test(raw) ? Number(raw) : null),
  encode: (value) => String(Math.round(value)),
});

/** A value that only other pages of the product and the native app read. */
const writeOnly = (key: string, area: 'local' | 'session'): StoredValue<string> => text(key, area, 16_384);

/** The persisted values of a visit (R-STATE 1, 2, 5, 6): key, area, longest text and pattern of each. */
export const stored = {
  token: text('access_token', 'local', maxTokenLength),
  userId: text('user_id', 'local', 64),
  deviceId: text('_did', 'local', 128),
  os: text('_os', 'local', 1, /^[123]$/),
  userAgent: text('_ua', 'local', 512),
  channel: text('_channel', 'local', 72),
  appName: text('appname', 'local', 60),
  appCompany: text('appcompany', 'local', 60),
  loginAddress: text('loginAddress', 'local', 120, /^\/(?!\/)[A-Za-z0-9._/-]*$/),
  phoneMasked: text('phoneMasked', 'session', 16, /^[+\d*]+$/),
  /** Whose number that is; another tab may log in another user. */
  phoneOwner: text('phoneOwner', 'session', 64),
  firstVisit: text('firstVisit', 'session', 1, /^1$/),
  /** Id, from the API, of the product opened last. */
  chosenProduct: text('chosenProduct', 'session', 200),
  zhijieBackUrl: text('zhijieBackUrl', 'session', queryMaxLength, anyText),
  brand: writeOnly('brand', 'local'),
  channelInfo: writeOnly('channel_info', 'local'),
  ipAddressInfo: writeOnly('ipAddressInfo', 'local'),
  /** The build and config for which the page was reloaded after a deploy, so that it reloads only once. */
  renewedFor: text('renewedFor', 'session', 500, anyText),
} as const satisfies Record<string, StoredValue<string>>;

/** A flag of the visit, by its name (R-STATE 6). */
export const storedFlag = (name: string): StoredValue<string> => writeOnly(name, 'local');
/** A fact of channel info, as a code of definitions/facts.json (R-STATE 6). */
export const storedChannelFact = (name: string): StoredValue<string> => writeOnly(name, 'session');

/** A click id of trackers.json: for the tab, or until `storedDeadline` of its name (R-STATE 6). */
export const storedClickId = (name: string, { holds, days }: ClickId): StoredValue<string> =>
  text(
    name,
    days ? 'local' : 'session',
    5 * queryMaxLength,
    holds === 'value' ? plain : /^(https?:\/\/|\{.*\}$)/,
  );

/** When a consent was given, by name. */
export const storedConsent = (name: string): StoredValue<number> => instant(`consent.${name}`, 'local');
/** When a channel was last activated; shared by the tabs of a phone (R-STATE 3). */
export const storedActive = (channel: string): StoredValue<number> =>
  instant(`lastActive.${channel}`, 'local');
/** The time until which a conversion of this user and channel counts as reported (R-STATE 4). */
export const storedConversion = (userId: string, channel: string): StoredValue<number> =>
  instant(`converted.${userId}.${channel}`, 'local');

/** A value stored as JSON in local storage; `decode` validates what is read back. */
export const storedJson = <T>(key: string, decode: (raw: string) => T | null): StoredValue<T> => ({
  key,
  area: 'local',
  decode,
  encode: (value) => JSON.stringify(value),
});

/** When an action may happen again, e.g. the next SMS; shared by the tabs of a phone. */
export const storedDeadline = (name: string): StoredValue<number> => instant(`deadline.${name}`, 'local');
