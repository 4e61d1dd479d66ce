import type { ApiClient } from '../api/api-client.ts';
import { claimForTab } from '../browser/claim-for-tab.ts';
import { nativeFetch } from '../browser/native-fetch.ts';
import { osCode } from '../facts/device.ts';
import type { Session } from '../session/session.ts';
import { channelOf, ownEntry } from '../site/site.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { storedConversion } from '../storage/stored-values.ts';
import { nextLocalMidnight } from '../time/local-midnight.ts';

export interface ConversionPorts {
  session: Session;
  api: ApiClient;
  storage: SafeStorage;
  view: Window;
  /** Reports the conversion to the scripts of the ad networks, if they are loaded. */
  sendTrackers: () => void;
}

/**
 * Reports a form that the server has confirmed: once a day for each user and channel (R-API), to the scripts of the ad
 * network and of the search advertiser, by our server to the network, and to the analytics host. Never rejects.
 */
export async function reportConversion(ports: ConversionPorts): Promise<void> {
  const { session } = ports;
  if (!(await isFirstToday(ports))) return;
  ports.sendTrackers();
  await Promise.all([reportByServer(ports), record(session)]);
}

/** A day on which the clocks are set back, milliseconds. */
const longestDayMs = 25 * 3_600_000;

/**
 * Whether a conversion counts as reported: until the midnight that is stored with it (R-STATE 4). A midnight further
 * away than the longest day comes from a clock that was set back, and counts as expired.
 * @param until - epoch milliseconds, or null if none was reported
 */
function isReported(until: number | null, now: number): boolean {
  return until !== null && now < until && until - now <= longestDayMs;
}

async function isFirstToday({ session, storage, view }: ConversionPorts): Promise<boolean> {
  const flag = storedConversion(session.userId ?? '', session.channel);
  const until = storage.read(flag);
  const now = Date.now();
  if (isReported(until, now)) return false;
  storage.write(flag, nextLocalMidnight(session.site.settings.timeZone, now));
  return claimForTab(view, `${flag.key} ${until}`);
}

/** Sends the click ids that the network's endpoint takes; none means that the visit came from no ad of the network. */
async function reportByServer({ session, api }: ConversionPorts): Promise<void> {
  const { site, clickIds } = session;
  const report = ownEntry(site.networks, channelOf(site, session.channel).ads?.network ?? '')?.report;
  const payload = Object.entries(report?.sends ?? {}).flatMap(([name, id]) => {
    const value = ownEntry(clickIds, id);
    return value ? [[name, value] as const] : [];
  });
  if (report && payload.length > 0) {
    await api.call(report.call, Object.fromEntries(payload), { ownUnauthorized: true });
  }
}

/** The record endpoint of the analytics host: the system and the channel, no personal data (R-API). */
async function record({ site, device, channel }: Session): Promise<void> {
  if (site.record === undefined) return;
  const attr = { terminal: osCode[device.os], channel: `channel_${channel}` };
  const body = new URLSearchParams({ attr: JSON.stringify(attr) });
  try {
    await nativeFetch(site.record, {
      method: 'POST',
      body,
      mode: 'no-cors',
      keepalive: true,
      referrerPolicy: 'origin',
    });
  } catch {
    // Analytics must not affect the visit.
  }
}
