import { describe, expect, it } from 'vitest';
import { apply, channelOf, pathOfChannel, reportedTo } from '../harness/ad-channels.ts';
import { eventually } from '../harness/eventually.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();
const baidu = channelOf('baidu');

// In `npm test` the property reported-once.test.ts judges days, users and channels; this is a phone of another time
// zone.
describe.concurrent('a conversion', () => {
  it('R-API, R-STATE 4: is reported once before and once after Shanghai’s midnight, on a phone in New York', async () => {
    await using visitor = await arrive({ token: 'ok', timeZone: 'America/New_York' });
    const { page, sandboxRun } = visitor;
    const path = pathOfChannel(baidu.number, '&bd_vid=click-1');
    const noon = '2026-11-21T12:00:00+08:00';
    await page.clock.setSystemTime(noon);
    await apply(visitor, path, { amount: '10000', at: '2026-11-21T23:59:58+08:00' });
    await eventually(() => reportedTo(visitor), ['baidu']);
    await page.clock.setSystemTime(noon);
    await apply(visitor, path, { amount: '20000', at: '2026-11-21T23:59:59+08:00' });
    await page.clock.setSystemTime(noon);
    await apply(visitor, path, { amount: '30000', at: '2026-11-22T00:00:01+08:00' });
    await eventually(() => reportedTo(visitor), ['baidu', 'baidu']);
    expect(await sandboxRun.leads()).toHaveLength(3);
    expect(await sandboxRun.records()).toHaveLength(2);
  });
});
