import { expect, test } from 'vitest';
import { axe } from '../harness/console-site.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

const places = [
  ['#/', '最近打开|从这里开始'],
  ['#/channels', '111 / 111 行'],
  ['#/cities', '\\d+ / \\d+ 行'],
  ['#/channels/5265', '各站点的落地页'],
  ['#/channels/123456', '没有单独配置'],
  ['#/hosts', 'default'],
  ['#/brands/fast-loan', '棠溪速贷'],
] as const;

// As all states of the console's journeys, which axe judges in `npm run test:full` alone.
test.each(places)('axe finds nothing on %s, in Chinese and in English', async (place, shown) => {
  const { page, trouble } = await site.open(place);
  await page.getByText(new RegExp(shown)).first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'English' }).click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: '中文' }).click();
  expect(trouble).toEqual([]);
  await page.close();
});
