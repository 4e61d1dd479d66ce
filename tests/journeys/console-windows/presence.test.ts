import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StateResponse } from '../../../console/api/index.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

// In `npm test` a window is told of the edit of another one (same-cell.test.ts), and two-windows.test.ts has numbers, names
// and places, and whose an edit is.
const site = sharedConsole();
const others = (page: Page) => page.getByRole('region', { name: '其他打开的窗口' });

test('open windows see each other with number, name and place, and an edit says whose it was', async () => {
  const { page: first, trouble } = await site.open('#/channels/5265');
  await first.getByRole('heading', { level: 1 }).waitFor();
  expect(await others(first).count()).toBe(0);
  const { page: second, trouble: troubleOfSecond } = await site.open('#/channels?at=5316&column=title');
  await second.locator('td[data-active]').waitFor();
  // Both see the other, and the link leads to what it shows.
  const there = others(second).getByRole('listitem');
  await eventually(() => there.innerText(), '窗口 1\n渠道 5265');
  await eventually(
    () => others(first).getByRole('link').getAttribute('href'),
    '#/channels?at=5316&column=title',
  );
  await eventually(() => others(first).getByRole('listitem').innerText(), '窗口 2\n渠道 5316');
  // A name is asked for by a button, and not otherwise.
  await others(second).getByRole('button', { name: '写上名字' }).click();
  await second.getByRole('textbox', { name: '您的名字' }).fill('小李');
  await second.keyboard.press('Enter');
  await others(second).getByText('这里是小李（窗口 2）').waitFor();
  await eventually(() => others(first).getByRole('listitem').innerText(), '小李（窗口 2）\n渠道 5316');
  expect(await axeInFullRun(second)).toEqual([]);
  // What the second window edits has its name in the first, and not in its own.
  await second.locator('td[data-active]').click();
  await second.keyboard.type('小李的标题');
  await second.keyboard.press('Enter');
  const undoIn = (page: Page) =>
    page.getByRole('button', { name: '撤销', exact: true }).getAttribute('title');
  await eventually(() => undoIn(second), '撤销：渠道 5316 的页面标题（Ctrl+Z）');
  await eventually(() => undoIn(first), '没有可以撤销的改动');
  for (const page of [first, second]) {
    await page.evaluate(() => {
      location.hash = '#/save';
    });
  }
  await first.getByText('由小李（窗口 2）修改').waitFor();
  await second.getByRole('main').getByText('渠道').first().waitFor();
  await second.getByText('逐行对比').first().waitFor();
  expect(await second.getByText('由小李').count()).toBe(0);
  // A window keeps its number when it is loaded again, and is gone when it is closed.
  await second.reload();
  await others(second).getByText('这里是小李（窗口 2）').waitFor();
  const closed = Date.now();
  await second.close();
  await others(first).waitFor({ state: 'detached' });
  expect(Date.now() - closed).toBeLessThan(5000);
  // Then the first window undoes what it has edited, and says whose that was.
  await eventually(() => undoIn(first), '撤销：渠道 5316 的页面标题，小李（窗口 2）改的（Ctrl+Z）');
  expect(site.ops.windows.open.map(({ number }) => number)).toEqual([1]);
  expect([...trouble, ...troubleOfSecond]).toEqual([]);
  await first.close();
});

test('a copied tab is a window of its own, and a call without a window is nobody', async () => {
  const { page: first } = await site.open('#/know');
  await eventually(async () => site.ops.windows.open.length, 1);
  const id = await first.evaluate(() => sessionStorage.getItem('funnel-console-window'));
  const { page: copy } = await site.open('#/know');
  await copy.evaluate((same) => sessionStorage.setItem('funnel-console-window', same ?? ''), id);
  await copy.reload();
  await others(copy).waitFor();
  expect(await copy.evaluate(() => sessionStorage.getItem('funnel-console-window'))).not.toBe(id);
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '5265', 'title'], value: '程序写的' });
  const state = await first.evaluate(async () => {
    const token = localStorage.getItem('funnel-console-token') ?? '';
    return (await fetch('/api/state', { headers: { 'x-funnel-token': token } })).json();
  });
  expect((state as StateResponse).next.undo?.by).toBeUndefined();
  await copy.close();
  await first.close();
});
