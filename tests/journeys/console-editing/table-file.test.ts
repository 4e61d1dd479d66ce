import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readSheets, writeSheet } from '../../../console/ui/table-file/xlsx-file.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

/** Exports the table as it is seen. */
async function exported(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).press('Enter');
  const bytes = readFileSync(await (await download).path());
  const [sheet] = (await readSheets(new Blob([bytes]))) ?? [];
  return { bytes, cells: sheet?.cells ?? [], name: (await download).suggestedFilename() };
}

async function choose(page: Page, buffer: Buffer, name = 'channels.xlsx'): Promise<void> {
  const input = page.getByLabel('选择表格文件（.xlsx、.csv）…');
  await input.setInputFiles({ name, mimeType: '', buffer });
  // The browser's own control, which says that no file is chosen, is not seen.
  expect((await input.boundingBox())?.width).toBeLessThan(2);
}
const fileOf = async (cells: Awaited<ReturnType<typeof exported>>['cells']): Promise<Buffer> => {
  const [heads = [], ...rows] = cells;
  const file = await writeSheet({ name: '渠道', heads: heads.map(String), rows, widths: [] });
  return Buffer.from(await file.arrayBuffer());
};

test('a table is exported as it is seen, changes nothing when it comes back unchanged, and what was edited is shown in words with its plan and taken as one step', async () => {
  const { page, trouble } = await site.open(
    '#/channels?columns=note,title,blocked&contains.note=快手&sort=title',
  );
  const grid = page.getByRole('grid');
  await grid.getByText('5194').first().waitFor();
  const before = site.text('channels.json');
  const { bytes, cells, name } = await exported(page);
  expect(name).toMatch(/^channels-\d{4}-\d\d-\d\d-\d{6}\.xlsx$/);
  expect(cells[0]).toEqual(['渠道', '备注', '页面标题', '停用']);
  const ids = Object.entries(site.entries('channels.json', 'channels')).flatMap(([id, { note }]) =>
    String(note ?? '').includes('快手') ? [id] : [],
  );
  expect(
    cells
      .slice(1)
      .map(([id]) => id)
      .sort(),
  ).toEqual(ids.sort());

  await page.getByRole('button', { name: '粘贴或导入…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await choose(page, bytes);
  await dialog.getByText('和草稿一样，什么都不用改。').waitFor();
  expect(await dialog.getByRole('button', { name: /^应用/ }).isDisabled()).toBe(true);

  const [head = [], first = [], ...rest] = cells;
  const edited = [[...head, '标提'], [first[0] ?? '', null, '夏季活动', true, 'x'], ...rest];
  await choose(
    page,
    await fileOf([...edited, ['90001', '新的一行', null, null, null], ['0', null, null, null, null]]),
  );
  await dialog.getByText(/^E 列“标提”：表里没有这一列/).waitFor();
  const changes = dialog.getByRole('list', { name: '会改什么' }).getByRole('listitem');
  const note = site.entries('channels.json', 'channels')[String(first[0])]?.note;
  await eventually(
    async () => (await changes.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ')),
    [
      `${first[0]} 第 2 行：页面标题：（无） → 夏季活动，停用：（无） → 是，备注：${note} → （无）`,
      `新增渠道 90001 第 ${cells.length + 1} 行：备注 新的一行`,
    ],
  );
  await dialog.getByText('渠道号是 1 到 10 位数字').waitFor();
  await dialog.getByRole('button', { name: '先看影响' }).press('Enter');
  await dialog.getByRole('button', { name: '收起影响' }).waitFor({ timeout: 180_000 });
  await dialog.getByText('被停用').or(dialog.getByText('停用')).first().waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  // Nothing is taken before the press.
  expect(site.text('channels.json')).toBe(before);
  const undoable = site.ops.draft.undoCount;
  await dialog.getByRole('button', { name: '只应用没有问题的 2 行（跳过 1 行有问题的）' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const { note: emptied, title, blocked } = site.entries('channels.json', 'channels')[String(first[0])] ?? {};
  expect([emptied, title, blocked]).toEqual([undefined, '夏季活动', true]);
  expect(site.entries('channels.json', 'channels')['90001']).toEqual({ note: '新的一行' });
  expect(site.ops.draft.undoCount).toBe(undoable + 1);
  await page.getByRole('button', { name: /^撤销/ }).press('Enter');
  await eventually(async () => site.text('channels.json') === before, true);
  expect(trouble).toEqual([]);
  await page.close();
});

// The journey above fails by the same kinds of fault: a file that is read wrongly, a column that is guessed.
test('a file without heads, and what is no spreadsheet, is named with the way out and guessed at nowhere', async () => {
  const { page, trouble } = await site.open('#/cities');
  await page.getByRole('button', { name: '粘贴或导入…' }).click();
  const dialog = page.getByRole('dialog');
  await choose(page, Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'list.xls');
  const refused = dialog.getByText('“list.xls”不是能读的表格文件');
  await refused.waitFor();
  await choose(
    page,
    await fileOf([
      ['beijing-follow-account', 'x'],
      ['other', 'y'],
    ]),
  );
  await dialog.getByText('没有找到表头，不猜哪一列是什么').waitFor();
  // What was said of the file before is gone.
  await refused.waitFor({ state: 'detached' });
  expect(await dialog.getByRole('combobox', { name: /^第 1 列/ }).inputValue()).toBe('');
  expect(await axeInFullRun(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});

test('city rules with their numbers and lists come back unchanged, and a near head is offered', async () => {
  const { page, trouble } = await site.open('#/cities');
  await page.getByRole('grid').waitFor();
  const { bytes, cells } = await exported(page);
  expect(cells[1]?.filter((cell) => typeof cell === 'number').length).toBeGreaterThan(1);
  await page.getByRole('button', { name: '粘贴或导入…' }).click();
  const dialog = page.getByRole('dialog');
  await choose(page, bytes);
  await dialog.getByText('和草稿一样，什么都不用改。').waitFor();
  const heads = (cells[0] ?? []).map((head) => (head === '备注' ? '备住' : head));
  await choose(page, await fileOf([heads, ...cells.slice(1)]));
  await dialog.getByRole('button', { name: '对应“备注”' }).click();
  await dialog.getByText('和草稿一样，什么都不用改。').waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('a CSV of the export changes nothing, an edited one in GB18030 names each mistake by its cell with what it may be, and the next file takes its place', async () => {
  const { page, trouble } = await site.open('#/channels?columns=note,ads.network,blocked');
  await page.getByRole('grid').waitFor();
  const { cells } = await exported(page);
  const csvOf = (rows: typeof cells) =>
    rows.map((row) => row.map((cell) => `"${cell === true ? 'TRUE' : (cell ?? '')}"`).join(',')).join('\r\n');
  await page.getByRole('button', { name: '粘贴或导入…' }).click();
  const dialog = page.getByRole('dialog');
  await choose(page, Buffer.from(`\uFEFF${csvOf(cells)}`), 'channels.csv');
  await dialog.getByText('按 UTF-8 编码').waitFor();
  await dialog.getByText('和草稿一样，什么都不用改。').waitFor();

  // 渠道,广告平台,停用 and 5265,小红书,也许 below a title, as Excel in China writes them.
  const gb18030 = 'c7feb5c02cb9e3b8e6c6bdcca82ccda3d3c30d0a353236352cd0a1baeccae92cd2b2d0ed0d0a';
  await choose(page, Buffer.from(`c7feb5c0b1ed2c2c0d0a${gb18030}`, 'hex'), 'edited.csv');
  await dialog.getByText('按 GB18030 编码').waitFor();
  await dialog.getByText('和草稿一样，什么都不用改。').waitFor({ state: 'detached' });
  await dialog.getByText('表头在第 2 行，它上面的不导入。').waitFor();
  await dialog.getByText('1 行有问题，列在下面的表里，不会导入').waitFor();
  await dialog.getByText(/^B3 广告平台：没有“小红书”，可以填：百度营销 baidu；/).waitFor();
  await dialog.getByText('C3 停用“也许”：只能是“是”或“否”').waitFor();
  await dialog.getByText(/^文件里没有的 \d+ 行（.+等）保持不变，不会删除/).waitFor();

  await choose(page, Buffer.from('渠道;备注\n5265;夏季'), 'next.csv');
  await dialog.getByText('没有“小红书”').waitFor({ state: 'detached' });
  const changes = dialog.getByRole('list', { name: '会改什么' }).getByRole('listitem');
  await changes.getByText('→ 夏季').waitFor();
  const before = site.text('channels.json');
  await dialog.getByRole('button', { name: '应用 1 行' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(site.entries('channels.json', 'channels')['5265']?.note).toBe('夏季');
  await page.getByRole('button', { name: /^撤销/ }).click();
  await eventually(async () => site.text('channels.json') === before, true);
  expect(trouble).toEqual([]);
  await page.close();
});
