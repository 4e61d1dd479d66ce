import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

const title = (value: string) =>
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '5611', 'title'], value });
const titleNow = () => site.entries<{ title?: string }>('channels.json', 'channels')['5611']?.title;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('undo and redo name the next step, also after a save, whose steps are undone one by one', async () => {
  const before = titleNow();
  title('第一');
  title('第二');
  const { page, trouble } = await site.open('#/save');
  const undo = button(page, '撤销');
  const redo = button(page, '重做');
  const about = (one: typeof undo) => one.getAttribute('title');
  await eventually(() => about(undo), '撤销：渠道 5611 的页面标题（Ctrl+Z）');
  expect(await about(redo)).toBe('没有可以重做的改动');
  await button(page, '保存 1 个文件').and(page.locator(':enabled')).click();
  await page.getByText('照旧一步一步撤销').waitFor();
  await undo.click();
  await eventually(async () => titleNow(), '第一');
  await page.getByRole('status').filter({ hasText: '已撤销：渠道 5611 的页面标题' }).waitFor();
  // The files have what was saved: the draft differs again, and can be saved.
  await button(page, '保存 1 个文件').waitFor();
  await eventually(() => about(redo), '重做：渠道 5611 的页面标题（Ctrl+Shift+Z）');
  await undo.click();
  await eventually(async () => titleNow(), before);
  await redo.click();
  await redo.click();
  await page.getByText('没有未保存的改动').waitFor();
  expect(titleNow()).toBe('第二');
  // A revert is a step like any other.
  await page.evaluate(() => {
    location.hash = '#/channels/5611';
  });
  title('第三');
  await page
    .getByRole('button', { name: /^恢复原值/ })
    .first()
    .click();
  await eventually(async () => titleNow(), '第二');
  await undo.click();
  await eventually(async () => titleNow(), '第三');
  expect(trouble).toEqual([]);
  await page.close();
});
