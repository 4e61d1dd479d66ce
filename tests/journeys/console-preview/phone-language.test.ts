import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { phoneOf } from '../harness/console-phone.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

interface PageFile {
  body: { id: string; title?: unknown; cost?: unknown }[];
}
const pageFile = 'definitions/pages/login-v4.json';

/** The site in two languages; the title of one page is written in both. */
const site = sharedConsole((dir) => {
  const rewrite = (file: string, change: (value: Record<string, unknown>) => object) => {
    const path = join(dir, file);
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8'))), null, 2));
  };
  rewrite('definitions/site.json', ({ language: _, ...own }) => ({ ...own, languages: ['zh-CN', 'en'] }));
  rewrite(pageFile, (page) => ({
    ...page,
    body: (page as unknown as PageFile).body.map((block) =>
      block.id === 'top' ? { ...block, title: { 'zh-CN': '有车就能借', en: 'Borrow on your car' } } : block,
    ),
  }));
  commitAll(dir);
});
const titles = () => (JSON.parse(site.text(pageFile)) as PageFile).body.find(({ id }) => id === 'top')?.title;

// In `npm test` host-languages.test.ts has the languages of a host, and pressed-text.test.ts the text of one.
test('the phone beside a page shows it in each language, and a text is typed over in that one', async () => {
  const { page, trouble } = await site.open('#/pages/login-v4');
  await phoneOf(page).getByRole('heading', { name: '有车就能借' }).waitFor({ timeout: 0 });
  await page.getByLabel('语言', { exact: true }).selectOption('en');
  const title = phoneOf(page).getByRole('heading', { name: 'Borrow on your car' });
  await title.waitFor({ timeout: 0 });
  expect(await axeInFullRun(page)).toEqual([]);
  await title.click();
  const editor = phoneOf(page).locator('[data-funnel-editor]');
  await editor.fill('Borrow, and keep your car');
  await page.keyboard.press('Enter');
  await eventually(async () => titles(), { 'zh-CN': '有车就能借', en: 'Borrow, and keep your car' });
  // A text that all languages share is written for each, and Chinese visitors go on reading theirs.
  const cost = () => (JSON.parse(site.text(pageFile)) as PageFile).body.find(({ id }) => id === 'top')?.cost;
  const shared = String(cost());
  // The field stays until the phone has the next version, which takes an open field away.
  await editor.waitFor({ state: 'detached' });
  await phoneOf(page).getByRole('heading', { name: 'Borrow, and keep your car' }).waitFor({ timeout: 0 });
  const text = phoneOf(page).getByText(shared, { exact: true }).first();
  await eventually(async () => {
    if ((await editor.count()) === 0) await text.click({ position: { x: 8, y: 8 } });
    return editor.count();
  }, 1);
  await editor.fill('Fees first');
  await page.keyboard.press('Enter');
  await eventually(async () => cost(), { 'zh-CN': shared, en: 'Fees first' });
  // The next version is shown in the language that was chosen.
  await phoneOf(page).getByRole('heading', { name: 'Borrow, and keep your car' }).waitFor({ timeout: 0 });
  expect(trouble).toEqual([]);
  await page.close();
});

test('the preview has the language of its address, which the operator chooses', async () => {
  const { page, trouble } = await site.open('#/see?path=/v4/login');
  await phoneOf(page).getByRole('heading', { name: '有车就能借' }).waitFor({ timeout: 0 });
  await page.getByLabel('语言', { exact: true }).selectOption('en');
  await phoneOf(page).getByRole('heading', { name: 'Borrow on your car' }).waitFor({ timeout: 0 });
  expect(page.url()).toContain('lang=en');
  expect(await axeInFullRun(page)).toEqual([]);
  await page.reload();
  await phoneOf(page).getByRole('heading', { name: 'Borrow on your car' }).waitFor({ timeout: 0 });
  expect(trouble).toEqual([]);
  await page.close();
});

/** The two phones are in English: before and after. */
async function bothInEnglish(frames: Locator) {
  for (const at of [0, 1])
    await frames.nth(at).contentFrame().locator('html[lang=en]').waitFor({ timeout: 0 });
}

test('the phones of a plan show a visitor before and after in the language that is chosen', async () => {
  site.edit({ do: 'set', file: 'hosts.json', path: ['hosts', 'default', 'root'], value: 'loginV4' });
  const { page, trouble } = await site.open('#/know');
  const comparison = page.getByRole('region', { name: '一位访客，改动前后' });
  await comparison.waitFor({ timeout: 0 });
  await comparison.getByLabel('语言', { exact: true }).selectOption('en');
  await bothInEnglish(comparison.locator('iframe'));
  expect(await comparison.getByRole('link', { name: '在预览里走一遍' }).getAttribute('href')).toContain(
    'lang=en',
  );
  expect(await axeInFullRun(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});

test('the phones of a review show a page now and with the review in the language that is chosen', async () => {
  const { body } = JSON.parse(site.text(pageFile)) as PageFile;
  const path = ['body', body.findIndex(({ id }) => id === 'top'), 'title', 'en'];
  site.edit({ do: 'set', file: pageFile, path, value: 'Borrow today' });
  const { page, trouble } = await site.open('#/save');
  const main = page.getByRole('main');
  await main.getByText('送审…').click();
  await main.getByRole('textbox', { name: '标题' }).fill('英文标题');
  await main.getByRole('textbox', { name: '分支短名' }).fill('english-title');
  await main.getByRole('button', { name: '送审', exact: true }).click();
  await main.getByRole('link', { name: 'review/english-title' }).click();
  await main.getByLabel('语言', { exact: true }).selectOption('en', { timeout: 0 });
  await bothInEnglish(main.locator('figure iframe'));
  const [now, after] = [0, 1].map((at) => main.locator('figure iframe').nth(at).contentFrame());
  await now?.getByText('Borrow on your car').first().waitFor({ timeout: 0 });
  await after?.getByText('Borrow today').first().waitFor({ timeout: 0 });
  expect(await axeInFullRun(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});
