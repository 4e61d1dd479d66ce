import { describe, expect, it } from 'vitest';
import { timersFired } from '../../harness/page-events.ts';
import { apply, channelOf, pathOfChannel, reportedTo } from '../harness/ad-channels.ts';
import { eventually } from '../harness/eventually.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();
const baidu = channelOf('baidu');

const kuaishou = channelOf('kuaishou');

// In `npm test` Baidu is sent the landing address, activation is repeated, and the property reported-once.test.ts
// judges days, users and channels; these are another network, a phone of another time zone, and a consent.
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

  it('R-API, R-STATE 6: sends Kuaishou the parameters of the landing address', async () => {
    await using visitor = await arrive({ token: 'ok' });
    const query = '&callback=cb%2F1&oaidMd5=0a&imeiMd5=1b&idfaMd5=2c&utm_source=ks';
    await apply(visitor, pathOfChannel(kuaishou.number, query));
    await eventually(() => reportedTo(visitor), ['kuaishou']);
    const [report] = await visitor.sandboxRun.conversions();
    expect(JSON.parse(report?.body.kuaishoumaidian ?? '')).toEqual({
      utm_source: 'ks',
      oaidMd5: '0a',
      imeiMd5: '1b',
      idfaMd5: '2c',
      callback: 'cb/1',
    });
  });
});

describe.concurrent('activation', () => {
  it('is not made before a visitor has agreed, and is when the box is ticked', async () => {
    await using visitor = await arrive();
    await visitor.open('/login');
    await timersFired(visitor.page, 1500);
    expect(await visitor.sandboxRun.activations()).toEqual([]);
    await visitor.field('consent').check();
    await eventually(async () => (await visitor.sandboxRun.activations()).length, 1);
  });
});
