import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const file = 'channels.json';

/** Types into the search and presses Enter once the action is the marked option. */
async function act(page: Page, text: string, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: /^查找渠道/ });
  await box.fill(text);
  await page.getByRole('option', { name, exact: true, selected: true }).waitFor();
  await box.press('Enter');
}

test('the search does what is typed: opens the dialog of a view, a view, the help, and undoes', async () => {
  const { page, trouble } = await site.open('#/');
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  await page.getByRole('combobox', { name: /^查找渠道/ }).fill('新建页面');
  await page.getByRole('group', { name: '操作' }).waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await act(page, '新建页面', '新增页面');
  await dialog(/新增页面/).waitFor();
  await page.keyboard.press('Escape');
  await dialog(/新增页面/).waitFor({ state: 'detached' });
  // The dialog of another view, and again where that view is open already.
  for (const text of ['新建渠道', 'new channel']) {
    await act(page, text, '新增渠道');
    await dialog('新增渠道').waitFor();
    await page.keyboard.press('Escape');
    await dialog('新增渠道').waitFor({ state: 'detached' });
  }
  const download = page.waitForEvent('download');
  await act(page, '导出', '导出渠道表格');
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await act(page, '计划', '打开“影响”');
  await page.getByRole('heading', { name: '影响', level: 1 }).waitFor();
  await act(page, '快捷键', '打开帮助和快捷键');
  await dialog(/帮助/).waitFor();
  await page.keyboard.press('Escape');
  const before = site.text(file);
  const [channel = ''] = Object.keys(site.entries(file, 'channels'));
  site.edit({ do: 'set', file, path: ['channels', channel, 'note'], value: '改过' });
  await page.getByRole('link', { name: /^保存 1 个文件/ }).waitFor();
  await act(page, '撤销', '撤销上一步');
  await eventually(async () => site.text(file) === before, true);
  expect(trouble).toEqual([]);
  await page.close();
});

test('an entry that is called exactly so comes first, and what merely has the words after the actions', async () => {
  const { page } = await site.open('#/');
  const box = page.getByRole('combobox', { name: /^查找渠道/ });
  const first = page.getByRole('option', { selected: true });
  await box.fill('5265');
  await first.filter({ hasText: 'channels.json' }).waitFor();
  expect(await page.getByRole('group', { name: '操作' }).count()).toBe(0);
  await box.fill('预览');
  await first.filter({ hasText: '打开“预览”' }).waitFor();
  await page.close();
});
