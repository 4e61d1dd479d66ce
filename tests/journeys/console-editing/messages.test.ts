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
  await main.getByRole('searchbox', { name: '按文字、用处或 id 筛选' }).fill('valuation.years');
  await main.getByRole('button', { name: '“年：俄语（ru）”按数字分写' }).click();
  await eventually(async () => years().ru, { one: 'лет', few: 'лет', many: 'лет', other: 'лет' });
  for (const [form, text] of [
    ['one，例如 1', 'год'],
    ['few，例如 2', 'года'],
  ] as const) {
    const input = main.getByRole('textbox', { name: `年：俄语（ru）（${form}）` });
    await input.fill(text);
    await input.blur();
  }
  await eventually(async () => years(), {
    ...{ 'zh-CN': '年' },
    ru: { one: 'год', few: 'года', many: 'лет', other: 'лет' },
  });
  expect(await axe(page)).toEqual([]);
  await main.getByRole('button', { name: '“年：俄语（ru）”合成一句' }).click();
  await eventually(async () => years().ru, 'лет');
  // The text view leads to the field, and back.
  await main.getByRole('link', { name: '看文本' }).click();
  await main.getByRole('link', { name: '表单视图' }).click();
  await main.getByRole('heading', { level: 1, name: '文案' }).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('a message is found by its words from every view, and stands with what it is for; no mark breaks in two', async () => {
  const { page, trouble } = await site.open('#/channels');
  const search = page.getByRole('combobox', { name: '查找渠道、站点、品牌、页面、文字' });
  await search.fill('验证码已过期');
  await page.getByRole('option', { name: /^验证码已过期，请重新获取 login\.codeExpired/ }).waitFor();
  await search.press('Enter');
  const main = page.getByRole('main');
  const found = main
    .getByRole('group', { name: '登录' })
    .getByRole('textbox', { name: '验证码已过期，请重新获取' });
  await found.waitFor();
  const filter = main.getByRole('searchbox');
  // The shipped text in the operator's language says what another text stands for.
  await filter.fill('trackers 目的');
  await main.getByRole('textbox', { name: '使用目的' }).waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await filter.fill('has expired');
  await main
    .getByText('login.codeExpired · in English: “The code has expired. Please get another one.”')
    .waitFor();
  await page.getByRole('button', { name: '中文' }).click();
  await filter.fill('');
  await page.setViewportSize({ width: 900, height: 800 });
  // Russian does not ship: every text is required.
  await main.getByText('必填').first().waitFor();
  // Two lines of small print are higher.
  const broken = await main
    .locator('label span', { hasText: '必填' })
    .evaluateAll((marks) => marks.filter((mark) => mark.getBoundingClientRect().height > 20).length);
  expect(broken).toBe(0);
  expect(await axe(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});
