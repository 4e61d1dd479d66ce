import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole((dir) =>
  writeFileSync(
    join(dir, 'traffic.csv'),
    'channel,host,city,visitors\n5265,default,,1200\n5194,default,,90\n',
  ),
);

// What a derived column does is in table-views.test.ts, the numbers are in tests/console/server/traffic-call.test.ts.
test('the visitors a day stand beside the channels that traffic.csv has, and sort as numbers', async () => {
  const { page, trouble } = await site.open('#/channels?columns=title,%23visitors');
  const grid = page.getByRole('grid');
  const rows = grid.locator('tbody tr');
  await page.getByRole('button', { name: '访客/天' }).click();
  await page.getByRole('button', { name: '访客/天' }).click();
  await eventually(
    async () =>
      [await rows.nth(0).innerText(), await rows.nth(1).innerText()].map((text) => text.match(/\d+/g)),
    [
      ['5265', '1200'],
      ['5194', '90'],
    ],
  );
  // Where nothing is known, nothing is said.
  expect((await rows.nth(2).innerText()).match(/\d+/g)).toHaveLength(1);
  await page.evaluate(() => {
    location.hash = '#/cities?columns=%23visitors';
  });
  await page
    .getByRole('grid', { name: '城市规则' })
    .getByRole('columnheader', { name: '访客/天' })
    .waitFor({ timeout: 180_000 });
  expect(trouble).toEqual([]);
  await page.close();
});
