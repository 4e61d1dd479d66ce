import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const file = () =>
  JSON.parse(site.text('definitions/cities.json')) as {
    cities: Record<string, { aliases: string[] }>;
    rules: Record<string, { cities: string[] }>;
  };

test('a rule for a city without a rule is added by hand, together with the city', async () => {
  const { page, trouble } = await site.open('#/cities');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await page.keyboard.type('hangzhou-ningbo');
  const cities = dialog.getByRole('combobox', { name: '适用城市' });
  await cities.click();
  await page.keyboard.type('杭州');
  await page.keyboard.press('Enter');
  await page.keyboard.type('宁波');
  await page.getByRole('option', { name: '新增城市“宁波”' }).waitFor();
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await dialog.getByText('没有城市“宁波”').waitFor();
  expect(await cities.inputValue()).toBe('宁波');
  expect(file().rules['hangzhou-ningbo']).toBeUndefined();
  expect(await axeInFullRun(page)).toEqual([]);
  // With two new cities the console asks which to add.
  await cities.fill('温州、宁波市');
  await page.keyboard.press('Enter');
  await dialog.getByText('没有城市“温州”、“宁波市”').waitFor();
  // It also asks about a city with a similar known name.
  await cities.fill('杭洲');
  await page.keyboard.press('Enter');
  await dialog.getByText('没有城市“杭洲”').waitFor();
  // Several at once, as pasted from a mail; for a single new one Enter takes the suggestion.
  await cities.fill('杭州、宁波市');
  await page.getByRole('option', { name: '新增城市“宁波”', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').waitFor({ state: 'detached' });
  expect(await cities.inputValue()).toBe('');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await eventually(async () => file().rules['hangzhou-ningbo']?.cities, ['杭州', '宁波']);
  expect(file().cities.宁波).toEqual({ aliases: ['宁波市'] });
  await page.getByRole('row', { name: 'hangzhou-ningbo' }).first().waitFor();
  await page.keyboard.press('Control+z');
  await eventually(async () => [file().rules['hangzhou-ningbo'], file().cities.宁波], [undefined, undefined]);
  expect(trouble).toEqual([]);
  await page.close();
});

test('each choice of a flag describes its effect, and no two of them look alike', async () => {
  const { page, trouble } = await site.open('#/cities');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const flag = page.getByRole('dialog').getByRole('combobox', { name: '成功去向' });
  // The effects need the display names, which the console sends after the page has opened.
  await flag.getByRole('option').filter({ hasText: '成功后去这一页' }).first().waitFor({ state: 'attached' });
  const options = await flag.getByRole('option').allInnerTexts();
  expect(new Set(options).size).toBe(options.length);
  expect(options[0]).toMatch(/ 0 · 成功后去这一页，与 1 作用相同$/);
  expect(options[1]).toMatch(/ 1 · 成功后去这一页，与 0 作用相同$/);
  expect(await axeInFullRun(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '渠道', exact: true }).click();
  await page.getByRole('button', { name: '新增', exact: true }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: '城市规则' }).fill('shanghai-skip');
  // The distinction of a rule from similar ones is stated once, in the sentence.
  await page
    .getByRole('option', { name: /^上海 ?shanghai-skip-form 跳过表单；成功、失败都去“.+”/ })
    .waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a cell reports an unknown city at the first Enter, and offers to add it', async () => {
  const { page, trouble } = await site.open('#/cities');
  await page.getByRole('grid').waitFor();
  const row = page.getByRole('row', { name: 'shanghai-skip-form' }).first();
  await row.getByRole('gridcell').nth(2).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('宁波');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('没有城市“宁波”').waitFor();
  expect(file().rules['shanghai-skip-form']?.cities).toEqual(['上海']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await eventually(async () => file().rules['shanghai-skip-form']?.cities, ['上海', '宁波']);
  expect(Object.keys(file().cities)).toContain('宁波');
  expect(trouble).toEqual([]);
  await page.close();
});

test('adding a channel for cities without a rule opens the new rule and returns with it', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  await page.keyboard.type('0');
  const channel = page.getByRole('dialog', { name: '新增渠道' });
  const rule = channel.getByRole('combobox', { name: '城市规则' });
  expect(await rule.getAttribute('placeholder')).toBe('输入后选择');
  await page.keyboard.press('Enter');
  await channel.getByText('渠道号是 1 到 10 位数字').waitFor();
  // The page's shortcuts are blocked by the dialog; the fault disappears as soon as the value is valid.
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('9001');
  await channel.getByRole('alert').waitFor({ state: 'detached' });
  expect(await channel.getByLabel('渠道', { exact: true }).inputValue()).toBe('9001');
  await rule.click();
  await page.keyboard.type('杭州、宁波');
  await page.keyboard.press('Enter');
  await channel.getByText('没有“杭州、宁波”').waitFor();
  await channel.getByRole('button', { name: '新建城市规则…' }).click();
  const made = page.getByRole('dialog', { name: '新增规则' });
  await made.getByText('没有城市“宁波”').waitFor();
  await made.getByRole('button', { name: '新增城市“宁波”' }).click();
  await made.getByText('会新增城市“宁波”，也认“宁波市”。').waitFor();
  await made.getByLabel('规则', { exact: true }).fill('hangzhou-ningbo');
  await made.getByRole('combobox', { name: '表单' }).press('Enter');
  await made.waitFor({ state: 'detached' });
  expect(await rule.inputValue()).toBe('hangzhou-ningbo');
  // The rule is created with the channel: until then no rule is unused.
  expect(file().rules['hangzhou-ningbo']).toBeUndefined();
  await eventually(() => rule.evaluate((input) => input === document.activeElement), true);
  await page.keyboard.press('Enter');
  await channel.waitFor({ state: 'detached' });
  await eventually(async () => JSON.parse(site.text('channels.json')).channels['9001'], {
    cityRule: 'hangzhou-ningbo',
  });
  expect(file().rules['hangzhou-ningbo']?.cities).toEqual(['杭州', '宁波']);
  expect(Object.keys(file().cities)).toContain('宁波');
  await page.getByRole('button', { name: '撤销' }).click();
  await eventually(async () => JSON.parse(site.text('channels.json')).channels['9001'], undefined);
  expect([file().rules['hangzhou-ningbo'], file().cities.宁波]).toEqual([undefined, undefined]);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a confirmed or discarded new city is not asked about again, and settles every cell that uses it', async () => {
  const { page, trouble } = await site.open('#/cities');
  await page.getByRole('grid').waitFor();
  const cell = (rule: string, column = 2) =>
    page.getByRole('row', { name: rule }).first().getByRole('gridcell').nth(column);
  const question = page.getByRole('option').or(page.getByRole('button')).filter({ hasText: '新增城市' });
  const shanghai = cell('shanghai-skip-form');
  const open = async (one: typeof shanghai) => {
    // At its left edge: the open list of the row above covers the middle.
    await one.click({ position: { x: 20, y: 18 } });
    await page.keyboard.press('F2');
    await one.getByRole('combobox').waitFor();
  };
  const elsewhere = cell('chengdu-download', 4);
  // Escape declines the new city, and the cell keeps its old value.
  await open(shanghai);
  await page.keyboard.type('宁波');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await shanghai.getByRole('combobox').waitFor({ state: 'detached' });
  await elsewhere.click();
  await open(shanghai);
  expect([await question.count(), await page.getByRole('alert').count()]).toEqual([0, 0]);
  // A refused text stays in the cell with its reason; Escape discards it.
  await page.keyboard.type('宁波');
  await elsewhere.click();
  await page.getByText('格的内容不对').waitFor();
  await open(shanghai);
  await page.getByRole('alert').getByText('没有城市“宁波”').waitFor();
  expect(await page.getByRole('option', { name: '新增城市' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByText('格的内容不对').waitFor({ state: 'detached' });
  await open(shanghai);
  expect([await question.count(), await page.getByRole('alert').count()]).toEqual([0, 0]);
  // Typed in two cells and added in one.
  await page.keyboard.type('宁波');
  await open(cell('beijing-skip-form'));
  await page.keyboard.type('宁波');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('没有城市“宁波”').waitFor();
  await question.click();
  await page.getByRole('alert').getByText('没有城市“宁波”').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await eventually(async () => file().rules['beijing-skip-form']?.cities, ['北京', '宁波']);
  await eventually(async () => file().rules['shanghai-skip-form']?.cities, ['上海', '宁波']);
  await page.getByText('格的内容不对').waitFor({ state: 'detached' });
  await open(shanghai);
  expect([await question.count(), await page.getByRole('alert').count()]).toEqual([0, 0]);
  expect(trouble).toEqual([]);
  await page.close();
});

test('another name of a city is added where its rules are, and the city is found there by the search', async () => {
  const { page, trouble } = await site.open('#/cities');
  await page.getByRole('link', { name: '城市和别名' }).click();
  const row = page.getByRole('grid').locator('tbody tr').filter({ hasText: '成都市' });
  await row.getByText('成都市').dblclick();
  await page.keyboard.type('蓉城');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await eventually(async () => file().cities.成都?.aliases, ['成都市', '蓉城']);
  expect(await axeInFullRun(page)).toEqual([]);
  await page.keyboard.press('/');
  await page.keyboard.type('蓉城');
  await page.getByRole('option', { name: '成都' }).click();
  await page.waitForURL(/#\/city-names\?at=/);
  expect(trouble).toEqual([]);
  await page.close();
});
