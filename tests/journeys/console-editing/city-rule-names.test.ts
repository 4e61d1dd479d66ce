import { expect, test } from 'vitest';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

test('wherever a city rule is listed or chosen, it has its cities, what it does, and how many channels have it', async () => {
  const rule = 'seven-cities-skip-form';
  const channels = Object.entries(site.entries('channels.json', 'channels'));
  const having = channels.filter(([, { cityRule }]) => cityRule === rule);
  const [id = ''] = having[0] ?? [];
  const does = new RegExp(`跳过表单；成功、失败都去“.+”；${having.length} 个渠道在用$`);
  const { page, trouble } = await site.open(`#/channels?at=${id}`);
  const grid = page.getByRole('grid', { name: '渠道' });
  const cell = grid.getByRole('row', { name: id }).first().getByRole('gridcell').nth(4);
  await cell.getByText('上海、北京、成都等 7 城').waitFor();
  await cell.click();
  // Under the table.
  await page.getByText(does).first().waitFor();
  // The channel's own page.
  await page.goto(`${page.url().split('#')[0]}#/channels/${id}`);
  await page.getByText(does).first().waitFor();
  await page
    .getByRole('link', { name: /^上海、北京、成都、深圳、广州、杭州、青岛.* seven-cities-skip-form$/ })
    .waitFor();
  // A hit of the search.
  await page.getByRole('combobox', { name: '查找渠道、站点、品牌、页面、文字' }).fill(rule);
  await page
    .getByRole('option', { name: new RegExp(`^上海、北京、成都、深圳.*${rule}.*个渠道在用`) })
    .first()
    .waitFor();
  // The table of the rules.
  await page.goto(`${page.url().split('#')[0]}#/cities?at=${rule}`);
  const ofRule = page.getByRole('row', { name: rule }).first().getByRole('gridcell').nth(1);
  await ofRule.getByText(`${having.length} 个渠道在用`).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});
