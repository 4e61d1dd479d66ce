import { expect, test } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

const channel = (id: string) => site.entries<Record<string, unknown>>('channels.json', 'channels')[id];

// In `npm test` edits are stored without a connection and sent when it returns.
test('edits made after the console has stopped are in the draft once its next address is opened', async () => {
  const { page } = await site.open('#/channels/5265');
  const title = page.getByRole('textbox', { name: '页面标题' });
  await title.waitFor();
  await page.evaluate(() => {
    location.hash = '#/files/definitions/messages.json';
  });
  const editor = page.getByRole('textbox', { name: /messages\.json/ });
  await editor.waitFor();
  await site.stop();
  await page.getByText('与控制台的连接断了').waitFor();
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\n');
  await page.getByText('等待送出').waitFor();
  await page.evaluate(() => {
    location.hash = '#/channels/5265';
  });
  await title.fill('结束之后写的');
  await title.blur();
  await page.getByText('等待送出：2 步').waitFor();
  const before = site.text('definitions/messages.json');
  const address = await site.start();
  await page.getByText('控制台每次启动都有一个新地址').waitFor();
  const next = await page.context().newPage();
  await next.goto(address);
  await eventually(async () => channel('5265')?.title, '结束之后写的');
  await eventually(async () => site.text('definitions/messages.json'), `${before}\n\n`);
  await next.getByText(/断线期间的 1 步改动已经送出/).waitFor();
  await page.context().close();
});

test('an edit that waits for the connection is not shown as checked where the draft before it was', async () => {
  const { page } = await site.open('#/channels/5265');
  const title = page.getByRole('textbox', { name: '页面标题' });
  await title.waitFor();
  await page.locator('#problem-count[aria-busy=false]').waitFor();
  await page.locator('header a[aria-busy=false]').first().waitFor();
  await site.stop();
  await page.getByText('与控制台的连接断了').waitFor();
  await title.fill('断线时写的');
  await title.blur();
  await page.getByRole('button', { name: '没有检查' }).waitFor();
  await page.getByText('影响未知').first().waitFor();
  await site.start();
  await page.context().close();
});

test('the next address is opened in the same page: it goes on at its view, and no token is left in the address', async () => {
  const { page } = await site.open('#/channels/5265');
  const title = page.getByRole('textbox', { name: '页面标题' });
  await title.waitFor();
  await site.stop();
  await page.getByText('与控制台的连接断了').waitFor();
  await title.fill('断线时写的');
  await title.blur();
  await page.getByText('等待送出：1 步').waitFor();
  // Nobody checks what nobody has received.
  await page.getByRole('button', { name: '没有检查' }).waitFor();
  await page.getByText('影响未知').first().waitFor();
  const address = await site.start();
  await page.getByText('控制台每次启动都有一个新地址').waitFor();
  await page.goto(address);
  await page.getByText(/断线期间的 1 步改动已经送出/).waitFor();
  expect(new URL(page.url()).hash).toBe('#/channels/5265');
  expect(channel('5265')?.title).toBe('断线时写的');
  await page.getByText('控制台每次启动都有一个新地址').waitFor({ state: 'detached' });
  await page.context().close();
});

test('a tab of the run before begins anew once another one has the next address, and an old address changes nothing', async () => {
  const { page } = await site.open('#/channels/5265');
  const before = await page.evaluate(() => localStorage.getItem('funnel-console-token'));
  const note = page.getByRole('textbox', { name: '备注' });
  await note.waitFor();
  await site.stop();
  await page.getByText('与控制台的连接断了').waitFor();
  await note.fill('断线时的备注');
  await note.blur();
  await page.getByText('等待送出：1 步').waitFor();
  const address = await site.start();
  await page.getByText('控制台每次启动都有一个新地址').waitFor();
  const other = await page.context().newPage();
  await other.goto(`${new URL(address).origin}/#token=${before}`);
  await other.getByText('控制台每次启动都有一个新地址').waitFor();
  await other.goto(address);
  await page.getByText('控制台每次启动都有一个新地址').waitFor({ state: 'detached' });
  await page.getByText('等待送出').waitFor({ state: 'detached' });
  expect(new URL(page.url()).hash).toBe('#/channels/5265');
  // The tab at the next address sends what this one has kept.
  await eventually(() => note.inputValue(), '断线时的备注');
  await eventually(async () => channel('5265')?.note, '断线时的备注');
  await page.context().close();
});
