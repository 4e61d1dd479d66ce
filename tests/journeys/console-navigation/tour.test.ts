import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

const barOf = (page: Page) => page.getByRole('region', { name: '练习' });
const expectStep = (page: Page, at: number, count: number) =>
  barOf(page).getByText(`第 ${at} 步，共 ${count} 步`).waitFor();

async function begin(title: string, hash = '#/') {
  const opened = await site.open(hash);
  await opened.page.getByRole('button', { name: title }).click();
  await barOf(opened.page).getByText(title).waitFor();
  return opened;
}

test('the exercise with a channel follows each step, also after a reload, and leaves the draft as it was', async () => {
  const before = site.text('channels.json');
  const { page, trouble } = await begin('改一个渠道，看影响到谁');
  expect(await axeInFullRun(page)).toEqual([]);
  await expectStep(page, 1, 4);
  await barOf(page).getByRole('link', { name: '带我去' }).click();
  await expectStep(page, 2, 4);
  // Nothing to go to: the step is done here.
  expect(await barOf(page).getByRole('link').count()).toBe(0);
  const cell = page.getByRole('row').nth(3).getByRole('gridcell').nth(2);
  await cell.click();
  await page.keyboard.type('练习标题');
  await page.keyboard.press('Enter');
  await expectStep(page, 3, 4);
  await page.reload();
  await expectStep(page, 3, 4);
  await barOf(page).getByText('草稿里还留着练习里的 1 步改动').waitFor();
  await barOf(page).getByRole('link', { name: '带我去' }).click();
  await expectStep(page, 4, 4);
  expect(site.text('channels.json')).not.toBe(before);
  expect(await axeInFullRun(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await barOf(page).getByText('这个练习做完了。 草稿和开始时一样。').waitFor();
  await eventually(async () => site.text('channels.json') === before, true);
  await barOf(page).getByRole('button', { name: '下一个：改一页上的文字' }).click();
  await expectStep(page, 1, 4);
  await barOf(page).getByRole('button', { name: '结束练习' }).click();
  await barOf(page).waitFor({ state: 'detached' });
  expect(trouble).toEqual([]);
  await page.close();
});

test('the exercise with a page goes from its list over a card to the save, by the keyboard alone', async () => {
  const { page, trouble } = await begin('改一页上的文字，在手机里看到它');
  await page.getByRole('link', { name: '页面', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-entry="login"]').focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 2, 4);
  await page.locator('[data-head]', { hasText: '首屏标题' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('副标题').focus();
  await page.keyboard.press('End');
  await page.keyboard.type('练习');
  await page.keyboard.press('Tab');
  await expectStep(page, 3, 4);
  await page.keyboard.press('Control+s');
  await expectStep(page, 4, 4);
  while (site.ops.draft.undoCount > 0) {
    const count = site.ops.draft.undoCount;
    await page.getByRole('button', { name: /^撤销/ }).focus();
    await page.keyboard.press('Enter');
    await eventually(async () => site.ops.draft.undoCount < count, true);
  }
  await barOf(page).getByText('草稿和开始时一样').waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('the exercise with a visitor begins from the help, and ends at the row that decides', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('grid').waitFor();
  await page.getByRole('button', { name: '帮助', exact: true }).click();
  const help = page.getByRole('dialog');
  await help.getByRole('button', { name: '查一位访客为什么到了这一页' }).click();
  await help.waitFor({ state: 'detached' });
  await barOf(page).getByRole('link', { name: '带我去' }).click();
  await expectStep(page, 2, 3);
  await page.getByRole('radio', { name: '已登录' }).click();
  await expectStep(page, 3, 3);
  await page.setViewportSize({ width: 900, height: 800 });
  expect(await axeInFullRun(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(900);
  await page.locator('a[href*="line="]').first().click();
  await barOf(page).getByText('这个练习做完了。').waitFor();
  await page.getByRole('link', { name: '查找', exact: true }).click();
  await barOf(page).getByRole('button', { name: '结束练习' }).click();
  await page.getByText('✓ 做完了').waitFor();
  await page.getByRole('button', { name: '不再显示' }).click();
  expect(await page.getByText('第一天').count()).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});
