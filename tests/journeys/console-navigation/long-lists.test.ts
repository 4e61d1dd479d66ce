import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

/** More city rules than a list shows at once. */
const site = sharedConsole((dir) => {
  const path = join(dir, 'definitions/cities.json');
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const set = { input_form: 0, succ_todo: 0, fail_todo: 0 };
  for (let at = 1; at <= 150; at += 1) file.rules[`many-${at}`] = { cities: ['上海'], set };
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
});
const marked = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  });

test('a search reports how many of how many results it shows, and loads more behind the last one', async () => {
  const { page, trouble } = await site.open('#/');
  await page.getByRole('combobox', { name: /^查找/ }).focus();
  await page.keyboard.type('many-');
  await page.getByText('显示前 60 个，共 150 个').last().waitFor();
  const results = page.getByRole('listbox', { name: '查找' }).getByRole('option');
  expect(await results.count()).toBe(61);
  const first = await results.allInnerTexts();
  await page.keyboard.press('ArrowUp');
  expect(await marked(page)).toBe('再显示 90 个');
  expect(await axeInFullRun(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('共 150 个结果').last().waitFor();
  expect(await results.count()).toBe(150);
  // The highlight moves to the first new result.
  await eventually(async () => /many-\d/.test(await marked(page)), true);
  const all = await results.allInnerTexts();
  const at = Number(
    await page.evaluate(() => document.activeElement?.getAttribute('aria-activedescendant')?.slice(6)),
  );
  expect(all.findIndex((one) => !first.includes(one))).toBe(at);
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: '城市规则' }).waitFor();
  // Results beyond the limit are reached by another query.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('a');
  for (const shown of [60, 180, 300, 420]) {
    await page
      .getByText(new RegExp(`^显示前 ${shown} 个，共 \\d{3,} 个$`))
      .last()
      .waitFor();
    await page.getByRole('option', { name: /^再显示/ }).click();
  }
  await page
    .getByText(/^显示前 500 个，共 \d{3,} 个；再加一个词，范围就小了$/)
    .last()
    .waitFor();
  expect(await page.getByRole('option', { name: /^再显示/ }).count()).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a completion list says that there are more options, and loads them by a press or by the keys', async () => {
  const { page, trouble } = await site.open('#/channels/5265');
  const rule = page.getByRole('combobox', { name: '城市规则' });
  await rule.fill('many');
  const options = page.getByRole('listbox').getByRole('option');
  await options.filter({ hasText: '显示前 60 个，共 150 个：显示更多' }).waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  expect(await marked(page)).toContain('显示更多');
  await page.keyboard.press('Enter');
  await options.filter({ hasText: '显示前 120 个，共 150 个：显示更多' }).waitFor();
  expect([await marked(page), await rule.inputValue()]).toEqual([
    await options.nth(60).textContent(),
    'many',
  ]);
  await options.filter({ hasText: '显示更多' }).click();
  await eventually(() => options.count(), 150);
  expect(await rule.evaluate((input) => input === document.activeElement)).toBe(true);
  await options.filter({ hasText: 'many-150' }).click();
  await eventually(async () => site.entries('channels.json', 'channels')['5265']?.cityRule, 'many-150');
  expect(trouble).toEqual([]);
  await page.close();
});
