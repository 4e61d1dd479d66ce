import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { paste, sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const channels = () => site.entries<{ brand?: { id: string } }>('channels.json', 'channels');

const isFocused = (element: Element) => element === document.activeElement;
const isInSight = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = (left: number, top: number) =>
    element.contains(document.elementFromPoint(x + left, y + top)) && x + left < innerWidth;
  return at(2, 2) && at(width - 2, 2) && at(2, height - 2) && at(width - 2, height - 2);
};

test('a pasted cell with a fault is corrected in its place, and its suggestion takes one press', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('grid').waitFor();
  await paste(
    page,
    '渠道号\t品牌\t城市规则\t转化编号\t停用\t备注',
    '8101\t鹭洲快贷\t\t\t\t',
    '8102\t禾岸贷款\t\t\t\t',
    '8103\t没有的品牌\t\t\t是是\t',
    '08104\t\t成都\t\t\t',
    '8105\t没有\t\t\t\t',
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByText('新增 1 行，修改 0 行，0 行没有变化，4 行有问题').waitFor();
  const why = dialog.getByRole('row', { name: /8103/ }).getByText('停用“是是”：只能是“是”或“否”');
  expect(await why.evaluate(isInSight)).toBe(true);
  expect(await axeInFullRun(page)).toEqual([]);
  // One press writes the suggestion, and the focus moves to the cell.
  await dialog.getByRole('button', { name: /^改为 禾岸借贷/ }).click();
  await dialog.getByText('新增 2 行，修改 0 行，0 行没有变化，3 行有问题').waitFor();
  const corrected = dialog.getByRole('combobox', { name: '第 3 行 品牌' });
  expect(await corrected.evaluate(isFocused)).toBe(true);
  expect(await dialog.getByText('没有“禾岸贷款”').count()).toBe(0);
  // With the keys of the table's cells: typing narrows the list, Enter takes the best option.
  const brand = dialog.getByRole('combobox', { name: '第 4 行 品牌' });
  await brand.fill('砚田');
  await dialog.getByRole('option', { name: '砚田分期 instalment', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText('没有“没有的品牌”').waitFor({ state: 'detached' });
  // Escape restores the cell, and the dialog stays open.
  await dialog.getByRole('combobox', { name: '第 4 行 停用' }).fill('否否');
  await page.keyboard.press('Escape');
  await eventually(() => dialog.getByRole('combobox', { name: '第 4 行 停用' }).inputValue(), '是是');
  await dialog.getByRole('combobox', { name: '第 4 行 停用' }).fill('是');
  await dialog.getByText('新增 3 行，修改 0 行，0 行没有变化，2 行有问题').waitFor();
  const id = dialog.getByRole('textbox', { name: '第 5 行 渠道' });
  await id.fill('8104');
  await dialog.getByRole('button', { name: /^改为 成都 · .+ chengdu-download$/ }).click();
  await dialog.getByText('新增 4 行，修改 0 行，0 行没有变化，1 行有问题').waitFor();
  const whole = dialog.getByRole('textbox', { name: /复制几行/ });
  await eventually(async () => (await whole.inputValue()).includes('chengdu-download'), true);
  expect(await axeInFullRun(page)).toEqual([]);
  await dialog.getByRole('button', { name: '只应用没有问题的 4 行（跳过 1 行有问题的）' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(channels()['8102']?.brand).toEqual({ id: 'money-lending' });
  expect(channels()['8103']).toEqual({ brand: { id: 'instalment' }, blocked: true });
  expect(channels()['8104']).toEqual({ cityRule: 'chengdu-download' });
  expect(channels()['8105']).toBeUndefined();
  expect(site.ops.draft.undoCount).toBe(1);
  // The row that was left out is stored with its headers.
  await page.getByRole('status').getByText('已应用：新增 4 行，修改 0 行。 1 行有问题，没有应用。').waitFor();
  // It is stored until it is settled: through the next step, another view, and another paste that is closed.
  const left = page.getByRole('button', { name: '改正这 1 行…' });
  await page.getByRole('link', { name: '站点', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '8101', 'note'], value: 'x' });
  await page.getByRole('link', { name: '渠道', exact: true }).click();
  await left.waitFor();
  await page.getByRole('status').getByText('1 行有问题，没有应用。').waitFor();
  expect(await page.getByText('已应用：').count()).toBe(0);
  await page.getByRole('grid').waitFor();
  await paste(page, '渠道号\t备注', '8199\tx');
  await dialog.getByText('新增 1 行').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await left.click();
  await dialog.getByText('新增 0 行，修改 0 行，0 行没有变化，1 行有问题').waitFor();
  await dialog.getByRole('combobox', { name: '第 2 行 品牌' }).fill('quick-loan');
  await dialog.getByRole('button', { name: '应用 1 行' }).click();
  await eventually(async () => channels()['8105']?.brand, { id: 'quick-loan' });
  await left.waitFor({ state: 'detached' });
  expect(trouble).toEqual([]);
  await page.close();
});
