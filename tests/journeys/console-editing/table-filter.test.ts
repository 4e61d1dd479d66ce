import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

test('a row that an edit makes no longer match the filter stays, marked, until the filter changes', async () => {
  const { page, trouble } = await site.open('#/cities');
  const grid = page.getByRole('grid');
  await grid.waitFor();
  const rows = grid.locator('tbody tr');
  await page.getByLabel('筛选成功去向').selectOption('4');
  const shown = await rows.count();
  expect(shown).toBeGreaterThan(1);
  const first = rows.first();
  const id = await first.locator('td').nth(1).locator('span').first().innerText();
  const cell = first.locator('td').nth(4);
  await cell.click();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await first.getByText('不再符合筛选').waitFor();
  expect(await rows.count()).toBe(shown);
  await page.getByRole('status').getByText('其中 1 行改后不再符合筛选').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  // Enter has moved to the next row, as usual.
  await eventually(() => rows.nth(1).locator('td').nth(4).getAttribute('data-active'), 'true');
  // After an undo the row matches again, and no mark is left.
  await page.keyboard.press('Control+z');
  await page.getByText('不再符合筛选').first().waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(shown);
  await page.keyboard.press('Control+Shift+z');
  await first.getByText('不再符合筛选').waitFor();
  await page.getByRole('button', { name: '隐藏不再符合的 1 行' }).click();
  await eventually(() => rows.count(), shown - 1);
  expect(await grid.getByRole('row', { name: id }).count()).toBe(0);
  // Another filter applies to all rows in their current state.
  await page.getByLabel('筛选成功去向').selectOption('5');
  await grid.getByRole('row', { name: id }).first().waitFor();
  expect(await page.getByText('不再符合筛选').count()).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});

test('after setting many rows at once the visible ones stay', async () => {
  const { page } = await site.open('#/cities');
  const grid = page.getByRole('grid');
  await grid.waitFor();
  await page.getByLabel('筛选成功去向').selectOption('4');
  const shown = await grid.locator('tbody tr').count();
  await page.getByRole('checkbox', { name: /^选择全部/ }).check();
  await page.getByLabel('批量设置').selectOption('set.succ_todo');
  await page.getByLabel('值', { exact: true }).selectOption('5');
  await page.getByRole('button', { name: '设置', exact: true }).click();
  await page.getByRole('status').getByText(`其中 ${shown} 行改后不再符合筛选`).waitFor();
  expect(await grid.locator('tbody tr').count()).toBe(shown);
  await page.close();
});
