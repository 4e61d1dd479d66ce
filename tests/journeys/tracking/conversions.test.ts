import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { timersFired } from '../../harness/page-events.ts';
import { apply, channelOf, pathOfChannel, reportedTo } from '../harness/ad-channels.ts';
import { eventually } from '../harness/eventually.ts';
import { isFullRun } from '../harness/matrix.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();
const disclosed = JSON.parse(readFileSync(join(root, 'definitions/trackers.json'), 'utf8')) as {
  record: { collects: string[] };
};
const baidu = channelOf('baidu');
const kuaishou = channelOf('kuaishou');

describe.concurrent('a conversion', () => {
  inNpmTest(
    'R-API: sends Baidu the landing address with its bd_vid, and nothing about the visitor',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await visitor.open(
        `/login?_channel=channel_${baidu.number}&bd_vid=a%2Bb&utm_source=s&_did=device&oaidMd5=0a1b`,
      );
      await visitor.waitForAddress('/form-package');
      await apply(visitor, '/form-package-simple');
      await eventually(() => reportedTo(visitor), ['baidu']);
      const [report] = await visitor.sandboxRun.conversions();
      expect(report?.body.bd_vidUrl).toBe(
        `${visitor.origin}/login?_channel=channel_${baidu.number}&bd_vid=a%2Bb&utm_source=s`,
      );
      expect(report).toMatchObject({ channel: `channel_${baidu.number}` });
    },
  );

  // In `npm test` a conversion is reported to an ad network, once; analytics-records.test.ts judges the records.
  inFullRun(
    'R-API: is reported to the analytics host with what the disclosure lists, and no personal data',
    async () => {
      await using visitor = await arrive({ token: 'ok' });
      await apply(visitor, pathOfChannel(kuaishou.number));
      await eventually(async () => (await visitor.sandboxRun.records()).length, 1);
      const [record] = await visitor.sandboxRun.records();
      expect(record?.attr).toEqual({ terminal: '3', channel: `channel_${kuaishou.number}` });
      // Each of both is listed where visitors read what is collected.
      expect(disclosed.record.collects).toEqual([
        expect.stringContaining('系统'),
        expect.stringContaining('渠道'),
      ]);
      // No click id in the address: the visitor came by no ad of these networks.
      expect(await reportedTo(visitor)).toEqual([]);
    },
  );

  // In `npm test` tests/runtime/leads/report-conversion.test.ts reports none of a refused lead.
  inFullRun.each(['refused', 'unanswered'])('is not reported if the lead was %s', async (outcome) => {
    await using visitor = await arrive({ token: 'ok' });
    await visitor.open(pathOfChannel(baidu.number, '&bd_vid=1'));
    await visitor.fillShortForm();
    if (outcome === 'refused') await visitor.answer('/v3/user/formSave', { code: 4220 });
    else await visitor.sandboxRun.fail('/v3/user/formSave', '500');
    const answered = visitor.page.waitForResponse(/formSave/);
    await visitor.submit();
    await answered;
    await timersFired(visitor.page, 300);
    expect(await reportedTo(visitor)).toEqual([]);
    expect(await visitor.sandboxRun.records()).toEqual([]);
  });

  // In `npm test` tests/properties/runtime/reported-once.test.ts reports once in any order of tabs and reloads.
  inFullRun('FLT-28: is reported once if two tabs apply, and after a reload', async () => {
    await using visitor = await arrive({ token: 'ok' });
    const path = pathOfChannel(baidu.number, '&bd_vid=1');
    const other = await visitor.anotherTab();
    // Two forms, so that each is an application of its own.
    await visitor.open(path);
    await visitor.fillShortForm();
    // Click ids are values of a session, and each tab has its own (R-STATE 6).
    await other.open('/form-package?bd_vid=2');
    await other.fillForm();
    await Promise.all([visitor.submit(), other.submit()]);
    await visitor.page.locator('main[data-page=success-download]').waitFor();
    await other.page.locator('main[data-page=success-download]').waitFor();
    await apply(visitor, path, { amount: '70000' });
    await eventually(() => reportedTo(visitor), ['baidu']);
    expect(await visitor.sandboxRun.leads()).toHaveLength(3);
  });
});

describe.runIf(isFullRun)('activation', { concurrent: true }, () => {
  inFullRun('R-API: is repeated after 30:01 and not after 29:59, across tabs and reloads', async () => {
    await using visitor = await arrive({ token: 'ok' });
    const { page, sandboxRun } = visitor;
    const count = async () => (await sandboxRun.activations()).length;
    const begun = Date.parse('2026-11-21T12:00:00+08:00');
    await page.clock.setFixedTime(begun);
    await visitor.open('/loan-calculator?_channel=channel_5262');
    await eventually(count, 1);
    await page.clock.setFixedTime(begun + 1_799_000);
    await page.reload();
    await visitor.shown();
    const other = await visitor.anotherTab();
    await other.page.clock.setFixedTime(begun + 1_799_000);
    await other.open('/loan-calculator');
    await timersFired(page, 1500);
    expect(await count()).toBe(1);
    await page.clock.setFixedTime(begun + 1_801_000);
    await page.reload();
    await eventually(count, 2);
    // Another channel has its own time.
    await visitor.open('/loan-calculator?_channel=channel_5818');
    await eventually(count, 3);
    expect((await sandboxRun.activations()).map(({ channel }) => channel)).toEqual([
      'channel_5818',
      'channel_5262',
      'channel_5262',
    ]);
  });
});
