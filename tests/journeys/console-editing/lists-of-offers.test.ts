import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const ruleOf = (id: string) => site.entries('channels.json', 'channels')[id]?.cityRule;

/** Selects three channels. @returns the bar that edits them all */
async function selectChannels(page: Page) {
  await page.getByRole('grid').waitFor();
  for (const id of ['5130', '5167', '675']) {
    await page.getByRole('row', { name: id }).first().getByRole('checkbox').click();
  }
  return page.getByRole('region', { name: '已选 3 行' });
}

/** The controls of the bar that the open list covers, whether the window cuts it, and whether an option is covered. */
const listGeometry = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('[role=listbox]');
    const bar = document.querySelector('main section');
    if (!list || !bar) throw new Error('no list is open');
    const box = list.getBoundingClientRect();
    const controls = [...bar.querySelectorAll('button, select, input, strong')];
    const covered = controls.filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return (
        !list.contains(one) && left < box.right && right > box.left && top < box.bottom && bottom > box.top
      );
    });
    const isInWindow =
      box.top >= 0 &&
      box.left >= 0 &&
      box.right <= innerWidth &&
      box.bottom <= innerHeight &&
      box.height > 60;
    const hidden = [...list.children].slice(0, 2).filter((option) => {
      const { left, top } = option.getBoundingClientRect();
      return !option.contains(document.elementFromPoint(left + 8, top + 8));
    });
    return {
      covered: covered.map((one) => one.textContent || one.tagName),
      isInWindow,
      hidden: hidden.length,
    };
  });

// In `npm test` Enter takes the only offer in a cell.
test('the list of the bar for all selected rows covers nothing of the bar, in no window and while the bar grows', async () => {
  const { page, trouble } = await site.open('#/channels');
  const bar = await selectChannels(page);
  for (const [width, height] of [
    [1280, 900],
    [900, 800],
    // 1280 × 900 at 200 %.
    [640, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await bar.getByLabel('批量设置').selectOption('cityRule');
    await bar.getByRole('combobox', { name: '值' }).click();
    await page.getByRole('listbox').waitFor();
    await eventually(() => listGeometry(page), { covered: [], isInWindow: true, hidden: 0 });
    await page.keyboard.press('Escape');
    await bar.getByLabel('批量设置').selectOption('brand.apply');
    const variants = bar.getByRole('combobox', { name: '值' });
    await variants.click();
    // Each token makes the bar higher while the list stays open.
    await variants.pressSequentially('second-operator、lender-company、borrow-and-spend、');
    await bar.getByRole('button', { name: /^去掉.*borrow-and-spend/ }).waitFor();
    await eventually(() => listGeometry(page), { covered: [], isInWindow: true, hidden: 0 });
    await page.keyboard.press('Escape');
  }
  expect(trouble).toEqual([]);
  await page.close();
});

test('Enter takes the only offer for a name that a cell has refused', async () => {
  const { page, trouble } = await site.open('#/channels');
  const grid = page.getByRole('grid', { name: '渠道' });
  await grid.waitFor();
  const before = ruleOf('5130');
  await grid.getByRole('row', { name: '5130' }).first().getByRole('gridcell').nth(4).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('shenzen-folow');
  await page.keyboard.press('Enter');
  await grid.getByRole('alert').getByText('没有“shenzen-folow”').waitFor();
  // Opened again with its refused text, which nobody has just typed.
  await grid.getByRole('row', { name: '5167' }).first().getByRole('gridcell').nth(4).click();
  await grid.getByRole('row', { name: '5130' }).first().getByRole('gridcell').nth(4).click();
  await page.keyboard.press('F2');
  await grid.getByRole('alert').getByText('没有“shenzen-folow”').waitFor();
  await page.keyboard.press('ArrowDown');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /shenzhen-follow-account/, selected: true })
    .waitFor();
  expect(await page.getByRole('listbox').getByRole('option').count()).toBe(1);
  await page.keyboard.press('Enter');
  await eventually(async () => ruleOf('5130'), 'shenzhen-follow-account');
  await page.keyboard.press('Control+z');
  await eventually(async () => ruleOf('5130'), before);
  expect(trouble).toEqual([]);
  await page.close();
});

test('Enter takes the only offer in the bar for all selected rows, in the dialog of a new channel and in a cell', async () => {
  const { page, trouble } = await site.open('#/channels');
  const bar = await selectChannels(page);
  await bar.getByLabel('批量设置').selectOption('cityRule');
  const value = bar.getByRole('combobox', { name: '值' });
  await value.click();
  await page.keyboard.type('shanghai-h');
  await page.getByRole('listbox').getByRole('option', { selected: true }).waitFor();
  expect(await page.getByRole('listbox').getByRole('option').count()).toBe(1);
  await page.keyboard.press('Enter');
  expect(await value.inputValue()).toBe('shanghai-hangzhou-standard');
  await bar.getByRole('button', { name: '设置' }).click();
  await eventually(
    async () => ['5130', '5167', '675'].map(ruleOf),
    ['shanghai-hangzhou-standard', 'shanghai-hangzhou-standard', 'shanghai-hangzhou-standard'],
  );
  await bar.getByRole('button', { name: '取消选择' }).click();
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const rule = page.getByRole('dialog').getByRole('combobox', { name: '城市规则' });
  await rule.click();
  await page.keyboard.type('shanghai-h');
  await page.keyboard.press('Enter');
  expect(await rule.inputValue()).toBe('shanghai-hangzhou-standard');
  // The dialog asks once before it discards what was chosen.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('status').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const grid = page.getByRole('grid', { name: '渠道' });
  await grid.getByRole('row', { name: '5130' }).first().getByRole('gridcell').nth(4).click();
  await page.keyboard.type('beijing-s');
  await page.getByRole('listbox').getByRole('option', { selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await eventually(async () => ruleOf('5130'), 'beijing-skip-form');
  expect(trouble).toEqual([]);
  await page.close();
});
