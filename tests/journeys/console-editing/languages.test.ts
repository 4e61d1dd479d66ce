import { expect, test } from 'vitest';
import { inFullRun } from '../../harness/divided-tests.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const json = (file: string) => JSON.parse(site.text(file));
const siteJson = () => json('definitions/site.json') as { language?: string; languages?: string[] };

test('a second language is added, written in and removed without JSON, and each says what it means before', async () => {
  const { page, trouble } = await site.open('#/languages');
  const main = page.getByRole('main');
  const before = siteJson();
  await main.getByRole('listitem').filter({ hasText: '中文（中国）' }).getByText('默认').waitFor();
  await main.getByRole('button', { name: '添加语言…' }).click();
  const dialog = page.getByRole('dialog', { name: '添加语言' });
  await dialog.getByRole('combobox', { name: '哪种语言' }).fill('English');
  await page.getByRole('option', { name: /^英语/ }).click();
  // What check will say, before anything is edited.
  const count = dialog.getByText(/^要写成英语的文字有 \d+ 处/);
  await count.waitFor({ timeout: 0 });
  const texts = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]);
  expect(texts).toBeGreaterThan(100);
  expect(siteJson()).toEqual(before);
  expect(await axeInFullRun(page)).toEqual([]);
  await dialog.getByRole('button', { name: '添加英语' }).click();
  await eventually(async () => siteJson().languages, ['zh-CN', 'en']);
  await page.getByText(`${texts} 个提醒`).waitFor({ timeout: 0 });
  expect(await axeInFullRun(page)).toEqual([]);
  // From the list to a text, which is then written in each language.
  await main.getByRole('button', { name: /^另外/ }).click();
  await main.getByRole('link', { name: '弹层：隐私政策' }).click();
  await page.getByRole('button', { name: /协议正文/ }).click();
  await page.getByRole('button', { name: '“章节”分语言写' }).click();
  const english = page.getByRole('textbox', { name: '章节：英语 (en)' });
  await english.waitFor();
  const read = () => json('definitions/pages/privacy-policy.json').body[0].sections[0].heading;
  const heading = read()['zh-CN'] as string;
  await english.evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(2, 2));
  await english.focus();
  await page.keyboard.type('I. ');
  await english.blur();
  await eventually(async () => read(), { 'zh-CN': heading, en: `I. ${heading}` });
  // Removing asks, and names what goes with it.
  await page
    .getByRole('navigation', { name: '视图' })
    .getByRole('link', { name: '语言', exact: true })
    .click();
  await main.getByRole('button', { name: '移除英语…' }).click();
  const removal = page.getByRole('dialog', { name: '移除英语？' });
  await removal.getByText('弹层：隐私政策').waitFor({ timeout: 0 });
  await removal.getByRole('button', { name: '移除英语和这些文字' }).click();
  await eventually(async () => siteJson().language, 'zh-CN');
  expect(read()).toBe(heading);
  // One step brings all of it back.
  await page.getByRole('button', { name: /^撤销/ }).click();
  await eventually(async () => siteJson().languages, ['zh-CN', 'en']);
  expect(read()).toEqual({ 'zh-CN': heading, en: `I. ${heading}` });
  expect(trouble).toEqual([]);
  await page.close();
});

// Adding and removing are in `npm test`; these are other edits of the same list.
inFullRun('another language becomes the default, and a host has one alone', async () => {
  site.edit({ do: 'set', file: 'definitions/site.json', path: ['languages'], value: ['zh-CN', 'en'] });
  const { page, trouble } = await site.open('#/languages');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '把英语设为默认' }).click();
  await eventually(async () => siteJson().languages, ['en', 'zh-CN']);
  const [host = ''] = Object.keys(json('hosts.json').hosts);
  await main.getByRole('combobox', { name: `${host} 的语言` }).selectOption({ label: '只用英语' });
  await eventually(async () => json('hosts.json').hosts[host].language, 'en');
  // The form of the host has the same choice, and what it means where none is made.
  await main.getByRole('link', { name: host, exact: true }).click();
  const own = page.getByRole('main').getByRole('combobox', { name: /^语言/ });
  await own.waitFor();
  expect(await own.locator('option').allTextContents()).toEqual([
    '全部（访客的浏览器决定）',
    '英语 en',
    '中文（中国） zh-CN',
  ]);
  expect(await own.inputValue()).toBe('en');
  await own.selectOption('');
  await eventually(async () => json('hosts.json').hosts[host].language, undefined);
  await page.getByRole('main').getByRole('link', { name: '网站的语言' }).click();
  await main.getByRole('button', { name: '添加语言…' }).click();
  const which = page.getByRole('combobox', { name: '哪种语言' });
  await which.fill('克林贡');
  await which.press('Enter');
  await page.getByText('没有叫“克林贡”的语言').waitFor();
  expect(await page.getByRole('button', { name: /^添加( |$)/ }).isDisabled()).toBe(true);
  expect(trouble).toEqual([]);
  await page.close();
});

// In `npm test` a language is added and removed (above), and tests/console/ui/edit-lines/revert-steps.test.ts puts it back.
inFullRun(
  'an added language is told by the save view, and put back there with the language before it',
  async () => {
    const { page, trouble } = await site.open('#/languages');
    const before = siteJson();
    await page.getByRole('button', { name: '添加语言…' }).click();
    const dialog = page.getByRole('dialog', { name: '添加语言' });
    await dialog.getByRole('combobox', { name: '哪种语言' }).fill('English');
    await page.getByRole('option', { name: /^英语/ }).click();
    await dialog.getByRole('button', { name: '添加英语' }).click();
    await eventually(async () => siteJson().languages, ['zh-CN', 'en']);
    await page.keyboard.press('Control+s');
    const messages = page.getByRole('region', { name: 'definitions/messages.json' });
    await messages
      .getByText('网站增加了语言：文案改为按语言分别写，原来的文字没有变。')
      .waitFor({ timeout: 0 });
    expect(await messages.getByText('先后顺序').count()).toBe(0);
    const own = page.getByRole('region', { name: 'definitions/site.json' });
    await own.getByRole('button', { name: /^恢复原值/ }).click();
    await eventually(async () => siteJson(), before);
    expect(trouble).toEqual([]);
    await page.close();
  },
);
