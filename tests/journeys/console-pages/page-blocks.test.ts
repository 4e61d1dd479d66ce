import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inFullRun } from '../../harness/divided-tests.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

interface Item {
  type: string;
  id: string;
  title?: string;
  text?: string;
}
const file = 'definitions/pages/login.json';
const body = (): Item[] => (JSON.parse(site.text(file)) as { body: Item[] }).body;
const types = async () => body().map(({ type }) => type);
const card = (page: Page, id: string) =>
  page.locator('li[data-item]').filter({ has: page.locator('small', { hasText: new RegExp(`^${id}$`) }) });
/** The page in the phone that is not being replaced. */
const phone = (page: Page) => page.frameLocator('iframe:not([inert])').last();

inFullRun('the list of pages is found by title, address and form, and opens a page by keyboard', async () => {
  const { page, trouble } = await site.open('#/pages');
  const list = page.getByRole('navigation', { name: '页面', exact: true });
  await list.locator('[data-entry="login"]').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  const shown = () =>
    list
      .locator('[data-entry]')
      .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.entry));
  await list.getByRole('searchbox').fill('/car-valuation');
  await eventually(shown, ['car-valuation']);
  await list.getByRole('searchbox').fill('sms-login /v2/login');
  await eventually(shown, ['login-v2']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(page.url()).toContain('#/pages/login-v2');
  await page.goBack();
  await eventually(
    () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.entry),
    'login-v2',
  );
  expect(trouble).toEqual([]);
  await page.close();
});

test('a block is added from the palette, edited, moved by keyboard and undone, and the phone shows it', async () => {
  const before = await types();
  const { page, trouble } = await site.open('#/pages/login');
  await card(page, 'top').locator('[data-head]', { hasText: '首屏标题' }).click();
  await page.getByLabel('副标题').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await page.getByRole('button', { name: '添加块…', exact: true }).click();
  const palette = page.getByRole('dialog');
  expect(await palette.getByRole('listitem').count()).toBe(34);
  expect(await axeInFullRun(page)).toEqual([]);
  await palette.getByRole('button', { name: /^提示/ }).click();
  await eventually(types, [...before.slice(0, 2), 'notice', ...before.slice(2)]);
  // It is open, focused, and the smallest that the schema accepts.
  const own = card(page, 'notice');
  await own.getByLabel('正文').fill('节日期间照常审核');
  await own.getByLabel('标题').fill('春节安排');
  await own.getByLabel('标题').blur();
  await eventually(async () => body()[2]?.title, '春节安排');
  await phone(page).getByText('节日期间照常审核').waitFor({ timeout: 0 });
  // What visitors read comes first, then the kind.
  const head = own.getByRole('button', { name: /^春节安排 ?提示/ });
  await head.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await eventually(types, [...before.slice(0, 3), 'notice', ...before.slice(3)]);
  // The focus goes with the card: the key works again.
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-item]')?.getAttribute('data-item'));
  await eventually(focused, '/body/3');
  await page.keyboard.press('Alt+ArrowUp');
  await eventually(types, [...before.slice(0, 2), 'notice', ...before.slice(2)]);
  // The page has followed, too: the link to the text leads to the place that its address names.
  await eventually(focused, '/body/2');
  const address = () => page.evaluate(() => decodeURIComponent(location.hash));
  await eventually(async () => /[?&]at=\/body\/2\b/.test(await address()), true);
  // The text view shows the same block, and leads back to it.
  await page.getByRole('link', { name: '文本视图' }).click();
  await page.getByText('提示 notice').first().waitFor();
  await page.getByRole('link', { name: '卡片视图' }).click();
  await own.getByLabel('正文').waitFor();
  // Typing is as many steps as it had pauses.
  while (site.ops.draft.undoCount > 0) {
    const left = site.ops.draft.undoCount;
    await page.getByRole('button', { name: /^撤销/ }).click();
    await eventually(async () => site.ops.draft.undoCount < left, true);
  }
  expect(await types()).toEqual(before);
  expect(site.ops.draft.changed.size).toBe(0);
  expect(trouble).toEqual([]);
  await page.close();
});

// In `npm test` a block is added, moved and undone.
inFullRun('a block is duplicated with ids of its own and deleted, each as one step', async () => {
  const before = await types();
  const { page, trouble } = await site.open('#/pages/login-v1');
  const own = 'definitions/pages/login-v1.json';
  const ids = () =>
    JSON.stringify((JSON.parse(site.text(own)) as { body: unknown }).body).match(/"id":"[^"]+"/g) ?? [];
  const count = ids().length;
  const section = page.locator('li[data-item]').filter({ hasText: /^分区/ }).first();
  await section.getByRole('button', { name: /^复制/ }).click();
  await eventually(async () => ids().length > count, true);
  expect(new Set(ids()).size).toBe(ids().length);
  await page.getByRole('button', { name: /^撤销/ }).click();
  await eventually(async () => ids().length, count);
  await section.getByRole('button', { name: /^删除/ }).click();
  await eventually(async () => site.text(own).includes('"section"'), false);
  await page.getByRole('button', { name: /^撤销/ }).click();
  await eventually(async () => ids().length, count);
  expect(await types()).toEqual(before);
  expect(trouble).toEqual([]);
  await page.close();
});
