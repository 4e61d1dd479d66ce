import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
/** The focused entry; else the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at instanceof HTMLElement ? (at.dataset.entry ?? at.tagName.toLowerCase()) : '';
  });
const focusIs = (page: Page, wanted: string) => eventually(() => focused(page), wanted);
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const headed = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('hosts are navigated by the arrow keys, and on return the entry that was open is focused', async () => {
  const { page, trouble } = await site.open('#/hosts');
  const hosts = Object.keys(site.entries('hosts.json', 'hosts'));
  const [first = '', second = '', third = ''] = hosts;
  const last = hosts.at(-1) ?? '';
  await headed(page, first);
  await page.getByRole('searchbox', { name: '筛选' }).focus();
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await focusIs(page, third);
  await press(page, 'ArrowUp');
  await focusIs(page, second);
  await press(page, 'End', 'ArrowDown');
  await focusIs(page, last);
  await press(page, 'Home', 'ArrowUp');
  await focusIs(page, first);
  await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
  await headed(page, third);
  await focusIs(page, third);
  expect(await axeInFullRun(page)).toEqual([]);
  // One Tab stop: the next is beside the list.
  await press(page, 'Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('nav'))).toBe(null);
  await press(page, 'Shift+Tab');
  await focusIs(page, third);
  // By a link of the entry to another view, and back.
  await press(page, 'Tab', 'Enter');
  await page.waitForURL(/#\/see/);
  await focusIs(page, 'main');
  await page.goBack();
  await headed(page, third);
  await focusIs(page, third);
  // Back within the list: from the form of one entry to the previous one.
  await press(page, 'ArrowDown', 'Enter');
  await headed(page, hosts[3] ?? '');
  await page.getByRole('main').getByRole('textbox').first().focus();
  await page.goBack();
  await headed(page, third);
  await focusIs(page, hosts[3] ?? '');
  // From a field of the form, by the shortcut that is named there.
  await page.getByRole('main').getByRole('textbox').first().focus();
  await press(page, 'Escape');
  await focusIs(page, third);
  // By the list's own link.
  await page.getByRole('link', { name: '渠道', exact: true }).click();
  await page.getByRole('grid').waitFor();
  await page.getByRole('link', { name: '站点', exact: true }).click();
  await headed(page, first);
  await focusIs(page, third);
  expect(trouble).toEqual([]);
  await page.close();
});

test('brands and files restore the focus like hosts, and a search result starts at its form', async () => {
  const { page, trouble } = await site.open('#/brands');
  const brands = Object.keys(site.entries('brands.json', 'brands'));
  await headed(page, brands[0] ?? '');
  await page.locator(`[data-entry="${brands[1]}"]`).click();
  await headed(page, brands[1] ?? '');
  await page.getByRole('link', { name: '文本视图' }).click();
  await page.getByRole('heading', { level: 1, name: 'brands.json' }).waitFor();
  await page.goBack();
  await headed(page, brands[1] ?? '');
  await focusIs(page, brands[1] ?? '');
  await press(page, 'Control+k');
  await page.keyboard.type(brands[2] ?? '');
  await press(page, 'Enter');
  await headed(page, brands[2] ?? '');
  await focusIs(page, 'main');
  await page.getByRole('link', { name: '全部文件', exact: true }).click();
  await focusIs(page, 'brands.json');
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown');
  const file = await focused(page);
  expect(file).toMatch(/\.json$/);
  await press(page, 'Enter');
  await page.getByRole('heading', { level: 1, name: file }).waitFor();
  await press(page, 'Tab', 'Tab');
  await page.goBack();
  await focusIs(page, file);
  await press(page, 'Control+s');
  await headed(page, '保存');
  await page.goBack();
  await focusIs(page, file);
  expect(await axeInFullRun(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});
