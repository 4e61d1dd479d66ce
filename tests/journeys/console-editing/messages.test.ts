import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { axe } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const file = 'definitions/messages.json';
/** A site in Chinese and Russian; one message stands behind a number. */
const site = sharedConsole((dir) => {
  const rewrite = (name: string, change: (value: Record<string, unknown>) => object) => {
    const path = join(dir, name);
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8'))), null, 2));
  };
  rewrite('definitions/site.json', ({ language: _, ...own }) => ({ ...own, languages: ['zh-CN', 'ru'] }));
  rewrite(file, ({ messages, ...own }) => ({
    ...own,
    messages: { ...(messages as object), 'valuation.years': { 'zh-CN': '年', ru: 'лет' } },
  }));
});
const years = () => JSON.parse(site.text(file)).messages['valuation.years'] as Record<string, unknown>;

test('a message is edited in each language and each form of its number, without JSON', async () => {
  const { page, trouble } = await site.open('#/messages');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: '按 id 或文字筛选' }).fill('valuation.years');
  await main.getByRole('button', { name: '“valuation.years（ru）”按数字分写' }).click();
  await eventually(async () => years().ru, { one: 'лет', few: 'лет', many: 'лет', other: 'лет' });
  for (const [form, text] of [
    ['one，例如 1', 'год'],
    ['few，例如 2', 'года'],
  ] as const) {
    const input = main.getByRole('textbox', { name: `valuation.years（ru）（${form}）` });
    await input.fill(text);
    await input.blur();
  }
  await eventually(async () => years(), {
    ...{ 'zh-CN': '年' },
    ru: { one: 'год', few: 'года', many: 'лет', other: 'лет' },
  });
  expect(await axe(page)).toEqual([]);
  await main.getByRole('button', { name: '“valuation.years（ru）”合成一句' }).click();
  await eventually(async () => years().ru, 'лет');
  // The text view leads to the field, and back.
  await main.getByRole('link', { name: '看文本' }).click();
  await main.getByRole('link', { name: '表单视图' }).click();
  await main.getByRole('heading', { level: 1, name: '文案' }).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});
