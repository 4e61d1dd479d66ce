import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

const title = (value: string) =>
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '5611', 'title'], value });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// In `npm test` steps are undone (page-blocks.test.ts), and unit tests undo across saves (tests/console/server).
test('the last save is available until the next one, through undo, redo and a reload', async () => {
  title('甲');
  const { page, trouble } = await site.open('#/save');
  await button(page, '保存 1 个文件').and(page.locator(':enabled')).click();
  const done = page.getByRole('region', { name: '保存的内容' });
  await done.getByRole('insertion').getByText('甲').waitFor();
  await page.getByText('照旧一步一步撤销').waitFor();
  await button(page, '撤销').click();
  const before = page.getByText(/^上次保存：\d+月\d+日 \d\d:\d\d，1 个文件$/);
  await before.waitFor();
  expect(await done.isVisible()).toBe(false);
  await before.click();
  await done.getByRole('insertion').getByText('甲').waitFor();
  await page.reload();
  await before.click();
  await done.getByRole('insertion').getByText('甲').waitFor();
  await page.getByText('已写入 channels.json').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await button(page, '重做').click();
  await page.getByText('没有未保存的改动').waitFor();
  // There is no other description: the diff is open.
  await done.getByRole('insertion').getByText('甲').waitFor();
  title('乙');
  await button(page, '保存 1 个文件').and(page.locator(':enabled')).click();
  await done.getByRole('insertion').getByText('乙').waitFor();
  expect(await page.getByText(/^上次保存/).count()).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});
