import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { paste, sharedConsole } from '../harness/shared-console.ts';

// In `npm test` an entry is added by its form, and reverted by one undo, in new-page.test.ts and page-blocks.test.ts;
// a table is edited in lost-connection.test.ts, and the unit tests of table-model and table-paste edit cells and paste rows.
const site = sharedConsole();

interface Files {
  channels: Record<string, Record<string, unknown>>;
  brands: Record<string, { logo: string; theme: Record<string, string> }>;
  rules: Record<string, { cities: string[]; set: Record<string, number> }>;
}
const draft = <Key extends keyof Files>(file: string, key: Key): Files[Key] =>
  (JSON.parse(site.text(file)) as Files)[key];
const channels = () => draft('channels.json', 'channels');

const undoAll = async (page: Page) => {
  const undo = page.getByRole('button', { name: '撤销' });
  while (site.ops.draft.undoCount > 0) {
    const before = site.ops.draft.version;
    await undo.click();
    await eventually(async () => site.ops.draft.version > before, true);
  }
  expect([...site.ops.draft.changed.keys()]).toEqual([]);
};

const cell = (page: Page, row: string, column: number) =>
  page.getByRole('row', { name: row }).getByRole('gridcell').nth(column);

test('a channel with a city rule is added by hand, shown on its page, and removed by one undo', async () => {
  const { page, trouble } = await site.open('#/channels');
  const grid = page.getByRole('grid');
  await grid.getByText('5194').first().waitFor();
  const scrolled = () => grid.evaluate((one) => one.scrollLeft);
  await grid.evaluate((one) => one.scrollTo({ left: one.scrollWidth }));
  expect(await scrolled()).toBeGreaterThan(500);
  await page.getByRole('button', { name: '新增' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('渠道', { exact: true }).fill('channel_9001');
  await dialog.getByRole('combobox', { name: '城市规则' }).fill('北京 skip');
  await dialog.getByRole('listbox').getByRole('option', { name: 'beijing-skip-form' }).click();
  await dialog.getByLabel('品牌', { exact: true }).selectOption('quick-loan');
  await dialog.getByLabel('转化编号').fill('不行 #');
  await dialog.getByRole('button', { name: '新增' }).click();
  await dialog.getByText('格式不对').waitFor();
  await dialog.getByLabel('转化编号').fill('0099887766');
  await dialog.getByRole('button', { name: '新增' }).click();
  await dialog.waitFor({ state: 'detached' });
  // The row begins with its first column.
  await eventually(scrolled, 0);
  expect(channels()['9001']).toEqual({
    brand: { id: 'quick-loan' },
    cityRule: 'beijing-skip-form',
    ads: { conversionId: '0099887766' },
  });
  await page.getByRole('link', { name: '打开 9001' }).click();
  await page.getByRole('heading', { name: '渠道 9001' }).waitFor();
  await page.getByRole('cell', { name: '城市规则' }).first().waitFor();
  await page.getByRole('link', { name: /^北京 beijing-skip-form$/ }).waitFor();
  await undoAll(page);
  expect(channels()['9001']).toBeUndefined();
  expect(trouble).toEqual([]);
  await page.close();
});

test('a city rule is added by hand with the alias of a city, and a cell is edited by the keys of a spreadsheet', async () => {
  const { page, trouble } = await site.open('#/cities');
  await page.getByRole('button', { name: '新增' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('规则').fill('test-two-cities');
  await dialog.getByRole('combobox', { name: '适用城市' }).fill('上海市');
  await page.keyboard.press('Enter');
  await dialog.getByRole('combobox', { name: '适用城市' }).fill('深');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('成功去向').selectOption('4');
  await dialog.getByRole('button', { name: '新增' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(draft('definitions/cities.json', 'rules')['test-two-cities']).toEqual({
    cities: ['上海', '深圳'],
    set: { input_form: 0, succ_todo: 4, fail_todo: 0 },
  });
  const row = 'test-two-cities';
  await cell(page, row, 5).click();
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await eventually(async () => draft('definitions/cities.json', 'rules')[row]?.set.fail_todo, 5);
  await cell(page, row, 5).click();
  await page.keyboard.press('F2');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('没有').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(draft('definitions/cities.json', 'rules')[row]?.set.fail_todo).toBe(5);
  await undoAll(page);
  expect(trouble).toEqual([]);
  await page.close();
});

test('forty channels are pasted from a spreadsheet as one step: faults are reported by row, one undo reverts all', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('grid').waitFor();
  const count = Object.keys(channels()).length;
  const rows = Array.from({ length: 40 }, (_, at) =>
    [
      `${8001 + at}`,
      at % 2 ? '鹭洲快贷' : 'instalment',
      'shanghai-skip-form',
      `00${770000 + at}`,
      at % 3 ? '' : '是',
    ].join('\t'),
  );
  const table = [
    '渠道号\t品牌\t城市规则\t转化编号\t停用',
    ...rows,
    '8100\t没有的品牌\t\t\t',
    '5265\t\tbeijing-skip-form\t\t',
  ];
  await paste(page, table.join('\r\n'));
  const dialog = page.getByRole('dialog');
  await dialog.getByText('新增 40 行，修改 1 行，0 行没有变化，1 行有问题').waitFor();
  await dialog.getByText('品牌：没有“没有的品牌”').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await dialog.getByRole('button', { name: '只应用没有问题的 41 行（跳过 1 行有问题的）' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(Object.keys(channels())).toHaveLength(count + 40);
  expect(channels()['8002']).toEqual({
    brand: { id: 'quick-loan' },
    cityRule: 'shanghai-skip-form',
    ads: { conversionId: '00770001' },
  });
  expect(channels()['5265']?.cityRule).toBe('beijing-skip-form');
  expect(site.ops.draft.undoCount).toBe(1);
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+z');
  await eventually(async () => Object.keys(channels()).length, count);
  await undoAll(page);
  expect(trouble).toEqual([]);
  await page.close();
});

test('filtered rows are selected and set together in one step, and pasting copied rows back changes nothing', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.locator('select[aria-label="筛选广告平台"]').selectOption('baidu');
  const count = await page.getByText(/\d+ \/ \d+ 行/).innerText();
  await page.getByLabel(/选择全部/).check();
  await page.getByLabel('批量设置').selectOption('title');
  await page.getByLabel('值', { exact: true }).fill('同一个标题');
  await page.getByRole('button', { name: '设置', exact: true }).click();
  const titled = () => Object.values(channels()).filter(({ title }) => title === '同一个标题').length;
  await eventually(async () => titled(), Number(count.split(' ')[0]));
  expect(site.ops.draft.undoCount).toBe(1);
  await page.getByRole('grid').focus();
  const copied = await page.getByRole('grid').evaluate((grid) => {
    const clipboardData = new DataTransfer();
    grid.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return clipboardData.getData('text/plain');
  });
  await paste(page, copied);
  await page.getByText(/新增 0 行，修改 0 行/).waitFor();
  await page.keyboard.press('Escape');
  await undoAll(page);
  expect(titled()).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a broken reference is described in words at its location and repaired by the offered fix', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('grid').waitFor();
  site.ops.draft.apply([
    {
      do: 'set',
      file: 'channels.json',
      path: ['channels', '5265', 'cityRule'],
      value: 'seven-cities-skip-from',
    },
  ]);
  site.ops.draftChanged();
  await page.getByRole('button', { name: /1 个错误/ }).click();
  const panel = page.getByRole('complementary', { name: '问题' });
  expect(await axeInFullRun(page)).toEqual([]);
  await panel.getByRole('link').first().click();
  await page.getByRole('heading', { name: '渠道 5265' }).waitFor();
  await panel.getByRole('button', { name: /^改为 seven-cities-skip-form：/ }).click();
  await eventually(async () => channels()['5265']?.cityRule, 'seven-cities-skip-form');
  await panel.getByText('没有问题，可以保存').waitFor();
  expect(await panel.evaluate((one) => one === document.activeElement), 'the keys go on in the panel').toBe(
    true,
  );
  await undoAll(page);
  expect(trouble).toEqual([]);
  await page.close();
});
