import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Edit } from '../../../console/api/index.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole(commitAll);
const channels = () => site.entries('channels.json', 'channels');
const title = (id: string, value: string): Edit => ({
  do: 'set',
  file: 'channels.json',
  path: ['channels', id, 'title'],
  value,
});
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return `${at?.tagName.toLowerCase()} ${at?.getAttribute('aria-label') ?? at?.textContent?.trim().slice(0, 40) ?? ''}`;
  });
const focusIs = (page: Page, label: RegExp) => eventually(async () => label.test(await focused(page)), true);

// In `npm test` cards are edited and moved by keys (page-blocks.test.ts).
test('the keyboard alone saves an edit with a message, and the focus moves to the result', async () => {
  const { page, trouble } = await site.open('#/channels/5265');
  await page.getByRole('heading', { name: '渠道 5265' }).waitFor();
  site.edit(title('5265', '键盘保存'));
  await page.getByRole('link', { name: '保存 1 个文件' }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: '改动内容' }).waitFor();
  await focusIs(page, /^main/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  expect(await page.getByLabel('改动说明').evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('改标题');
  await page.getByRole('button', { name: '保存 1 个文件并提交' }).and(page.locator(':enabled')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('已写入 channels.json').waitFor();
  await focusIs(page, /^div 已保存/);
  expect(await axeInFullRun(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  // Saves are still committed, as this browser has chosen.
  await page.getByRole('button', { name: '保存 1 个文件并提交' }).waitFor();
  expect(await page.getByText('已写入 channels.json').count()).toBe(0);
  await page.keyboard.press('Control+s');
  expect(await page.getByLabel('改动说明').evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('撤回标题');
  await page.getByRole('button', { name: '保存 1 个文件并提交' }).and(page.locator(':enabled')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('已写入 channels.json').waitFor();
  expect(channels()['5265']?.title).toBeUndefined();
  expect(trouble).toEqual([]);
  await page.close();
});
