import { reaction } from 'mobx';
import { osCode } from '../device.ts';
import { factsOf } from '../facts-of.ts';
import { type Stored, stored } from '../stored.ts';
import type { Session } from '../stores/session.ts';
import type { SafeStorage } from './storage.ts';

/** Writes the persisted subset whenever it changes (R-STATE). */
export function keepSession(session: Session, storage: SafeStorage): void {
  const keep = (read: () => string | null, where: Stored<string>) =>
    reaction(read, (value) => storage.write(where, value), { fireImmediately: true });
  keep(() => session.token, stored.token);
  keep(() => session.userId, stored.userId);
  keep(() => session.deviceId, stored.deviceId);
  keep(() => osCode[session.device.os], stored.os);
  keep(() => session.userAgent, stored.userAgent);
  keep(() => `channel_${session.channel}`, stored.channel);
  keep(() => session.appName, stored.appName);
  keep(() => session.appCompany, stored.appCompany);
  keep(() => session.loginAddress, stored.loginAddress);
  keep(() => session.phoneMasked, stored.phoneMasked);
  keep(() => session.zhijieBackUrl, stored.zhijieBackUrl);
  keep(() => (session.firstVisit ? '1' : null), stored.firstVisit);
  keep(() => brandJson(session), stored.brand);
  keepAnswers(session, keep);
}

/** What the server has said, for the product's other pages; nothing is decided from what was stored (R-STATE 5). */
function keepAnswers(
  session: Session,
  keep: (read: () => string | null, where: Stored<string>) => unknown,
): void {
  const known = <T>(answer: T | 'failed' | undefined): T | null =>
    answer === undefined || answer === 'failed' ? null : answer;
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  const info = () => known(session.answers.channelInfo);
  const modes = { ios: '1', android: '2', web: '3' } as const;
  keep(() => json(info()), stored.channelInfo);
  keep(() => json(ipAddress(known(session.answers.ipInfo))), stored.ipAddressInfo);
  keep(() => (info() === null ? null : modes[info()?.application ?? 'web']), stored.application);
  const flags = () => factsOf(session.site, session.situation, { route: '', outcome: null });
  const flag = (value: unknown) => (typeof value === 'number' ? String(value) : null);
  keep(() => flag(flags().input_form), stored.inputForm);
  keep(() => flag(flags().succ_todo), stored.succTodo);
  keep(() => flag(flags().fail_todo), stored.failTodo);
}

/** R-STATE 5: the result code, and the city as the API names it. */
const ipAddress = (info: { name: string } | null) => info && { code: 200, name: info.name };

/** R-STATE 1: the brand as it is shown, and as it would be without what an app has stored. */
function brandJson(session: Session): string {
  const { name, faviconUrl, logo, companyName, icp, sourcesFunding } = session.brand;
  const shown = { name, faviconUrl, logo, companyName, icp, sourcesFunding };
  const original = { ...shown, ...session.brandWithoutApp };
  return JSON.stringify({ ...shown, original });
}
