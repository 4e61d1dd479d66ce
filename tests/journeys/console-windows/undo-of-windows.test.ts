import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const titleOf = (id: string) => site.entries<{ title?: string }>('channels.json', 'channels')[id]?.title;
/** The browser logs the refused call. */
const isNoRefusal = (line: string) => !line.includes('409');

async function type(page: Page, text: string) {
  await page.locator('td[data-active]').click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}
const undoButton = (page: Page) => page.getByRole('button', { name: '撤销', exact: true });

test('Ctrl+Z in a window reverts the last edit of this window, and says where another one has changed the same place', async () => {
  const [before5265, before5316] = [titleOf('5265'), titleOf('5316')];
  const { page: first, trouble } = await site.open('#/channels?at=5265&column=title');
  await type(first, '第一个窗口');
  await eventually(async () => titleOf('5265'), '第一个窗口');
  const { page: second, trouble: troubleOfSecond } = await site.open('#/channels?at=5316&column=title');
  await type(second, '第二个窗口');
  await eventually(async () => titleOf('5316'), '第二个窗口');
  // The button of each names its own step.
  await eventually(() => undoButton(second).getAttribute('title'), '撤销：渠道 5316 的页面标题（Ctrl+Z）');
  await eventually(() => undoButton(first).getAttribute('title'), '撤销：渠道 5265 的页面标题（Ctrl+Z）');
  await first.keyboard.press('Control+z');
  await eventually(async () => titleOf('5265'), before5265);
  expect(titleOf('5316')).toBe('第二个窗口');
  await first.keyboard.press('Control+Shift+z');
  await eventually(async () => titleOf('5265'), '第一个窗口');
  // The second window writes over the edit of the first.
  await second.evaluate(() => {
    location.hash = '#/channels?at=5265&column=title';
  });
  await second.locator('td[data-active]', { hasText: '第一个窗口' }).waitFor();
  await type(second, '盖过去的');
  await eventually(async () => titleOf('5265'), '盖过去的');
  await first.getByRole('gridcell', { name: '盖过去的' }).waitFor();
  await first.keyboard.press('Control+z');
  const told = first.getByRole('group', { name: '渠道 5265 · 页面标题' });
  await told.waitFor();
  expect(titleOf('5265')).toBe('盖过去的');
  for (const text of [/没有撤销：窗口 \d+后来也改了这里/, /我当时改成：第一个窗口/, /盖过去的/])
    expect(await told.innerText()).toMatch(text);
  expect(await axeInFullRun(first)).toEqual([]);
  await told.getByRole('button', { name: '照样撤销' }).click();
  await eventually(async () => titleOf('5265'), before5265);
  await told.waitFor({ state: 'detached' });
  // That is a step of the first window, and undone there.
  await undoButton(first).click();
  await eventually(async () => titleOf('5265'), '盖过去的');
  // Once the first is closed, its steps are undone by the one that is open.
  await first.close();
  for (const [id, title] of [
    ['5265', '第一个窗口'],
    ['5316', before5316],
    ['5265', before5265],
  ] as const) {
    await undoButton(second).click();
    await eventually(async () => titleOf(id), title);
  }
  expect([...trouble, ...troubleOfSecond].filter(isNoRefusal)).toEqual([]);
  await second.close();
});
