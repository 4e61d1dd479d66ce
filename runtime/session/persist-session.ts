import { autorun, computed } from 'mobx';
import { deriveFacts } from '../decision/derive-facts.ts';
import { osCode } from '../facts/device.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { type StoredValue, stored, storedChannelFact, storedFlag } from '../storage/stored-values.ts';
import type { Session } from './session.ts';

type PersistedValue = readonly [read: () => string | null, where: StoredValue<string>];

/**
 * Writes each persisted value to storage whenever it changes (R-STATE). One autorun for all values: one for each cost a
 * slow phone 15 ms at the start of every visit.
 */
export function persistSession(session: Session, storage: SafeStorage): void {
  const values = [...visitorValues(session), ...serverValues(session)];
  const written: (string | null)[] = [];
  autorun(() => {
    // With a new token its user is stored, too: another tab may have stored its own, or the storage was wiped.
    if (session.token !== written[0]) delete written[1];
    for (const [at, [read, where]] of values.entries()) {
      const value = read();
      if (value === written[at]) continue;
      storage.write(where, value);
      written[at] = value;
    }
  });
}

/** Values of the visitor; token and user id are the first two. */
const visitorValues = (session: Session): PersistedValue[] => [
  [() => session.token, stored.token],
  [() => session.userId, stored.userId],
  [() => session.deviceId, stored.deviceId],
  [() => osCode[session.device.os], stored.os],
  [() => session.userAgent, stored.userAgent],
  [() => `channel_${session.channel}`, stored.channel],
  [() => session.appName, stored.appName],
  [() => session.appCompany, stored.appCompany],
  [() => session.loginAddress, stored.loginAddress],
  [() => session.phoneMasked, stored.phoneMasked],
  [() => session.phoneMasked && session.userId, stored.phoneOwner],
  [() => session.zhijieBackUrl, stored.zhijieBackUrl],
  [() => (session.firstVisit ? '1' : null), stored.firstVisit],
  [() => brandJson(session), stored.brand],
];

/** Results of calls, for other pages of the product; no decision reads them back (R-STATE 5). */
function serverValues(session: Session): PersistedValue[] {
  const known = <T>(answer: T | 'failed' | undefined): T | null =>
    answer === undefined || answer === 'failed' ? null : answer;
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  const info = () => known(session.answers.channelInfo);
  const text = (value: number | undefined) => (value === undefined ? null : String(value));
  const declared = session.site.facts;
  const facts = computed(() => deriveFacts(session.site, session.situation, { route: '', outcome: null }));
  return [
    [() => json(info()?.answer ?? null), stored.channelInfo],
    [() => json(ipAddress(known(session.answers.ipInfo))), stored.ipAddressInfo],
    ...Object.entries(declared.channelInfo).flatMap(([name, { stored: codes }]): PersistedValue[] =>
      codes ? [[() => codes[info()?.facts[name] ?? ''] ?? null, storedChannelFact(name)]] : [],
    ),
    ...Object.keys(declared.flags).map(
      (name): PersistedValue => [() => text(facts.get().flags?.[name]), storedFlag(name)],
    ),
  ];
}

/** R-STATE 5: the result code, and the city as the API names it. */
const ipAddress = (info: { name: string } | null) => info && { code: 200, name: info.name };

/** R-STATE 1: the brand as shown, and in `original` without the overrides of a native app. */
function brandJson(session: Session): string {
  const { name, faviconUrl, logo, companyName, icp, sourcesFunding } = session.brand;
  const shown = { name, faviconUrl, logo, companyName, icp, sourcesFunding };
  const original = { ...shown, ...session.brandWithoutApp };
  return JSON.stringify({ ...shown, original });
}
