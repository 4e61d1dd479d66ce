import { expect, test } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

const channel = (id: string) => site.entries<Record<string, unknown>>('channels.json', 'channels')[id];
test('edits in a form and a table without a connection are shown, stored, and sent once it returns', async () => {
  const { page } = await site.open('#/channels/5265');
  const title = page.getByRole('textbox', { name: '页面标题' });
  await title.waitFor();
  await page.route('**/api/**', (route) => route.abort());
  await title.fill('断线时写的');
  await page.getByRole('checkbox', { name: '重新登录' }).check();
  await page.evaluate(() => {
    location.hash = '#/channels?at=5265';
  });
  await page.getByRole('gridcell', { name: '断线时写的' }).waitFor();
  expect(channel('5265')?.title).toBeUndefined();
  await page.unroute('**/api/**');
  await eventually(async () => channel('5265')?.title, '断线时写的');
  await eventually(async () => channel('5265')?.relogin, true);
  await page.getByText(/断线期间的 \d 步改动已经送出/).waitFor();
  await page.close();
});
