import { channelOf } from '../../journeys/harness/ad-channels.ts';
import type { Visit } from '../visit.ts';
import { until } from './main-call.ts';

/** Ad conversions are claimed by the click id of the address. */
export const fromAd = `_channel=channel_${channelOf('baidu').number}&bd_vid=click-1`;

/** Conversions are reported after the page has been finished. */
export async function expectConversions(visit: Visit, wanted: number): Promise<void> {
  const count = async () => (await visit.visitor.sandboxRun.conversions()).length;
  await until('conversions', async () => (await count()) >= wanted, 10_000).catch(() => undefined);
  if ((await count()) !== wanted) visit.complaints.push(`${await count()} conversions instead of ${wanted}`);
}
