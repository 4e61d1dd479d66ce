import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return `${at?.tagName.toLowerCase()} ${at?.getAttribute('aria-label') ?? at?.textContent?.trim().slice(0, 40) ?? ''}`;
  });
const focusIs = (page: Page, label: RegExp) =>
  eventually(async () => (label.test(await focused(page)) ? '' : focused(page)), '');
const entries = (file: string, map: string) => Object.keys(site.entries(file, map));

test('undoing the last step by its button, or redoing, keeps the focus there', async () => {
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '5611', 'title'], value: '一' });
  const { page, trouble } = await site.open('#/know');
  const button = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
  for (const name of ['撤销', '重做']) {
    const isOut = () => button(name).getAttribute('aria-disabled');
    await eventually(isOut, 'false');
    await button(name).focus();
    await page.keyboard.press('Enter');
    await eventually(isOut, 'true');
    await page.keyboard.press('Enter');
    await focusIs(page, new RegExp(`^button ${name}$`));
  }
  expect(site.ops.draft.undoCount).toBe(1);
  expect(trouble).toEqual([]);
  await page.close();
});

test('removing a host or selected rows moves the focus to their neighbour', async () => {
  site.edit({ do: 'set', file: 'hosts.json', path: ['hosts', 'gone.example'], value: {} });
  const { page, trouble } = await site.open('#/hosts/gone.example');
  await page.getByRole('button', { name: '删除', exact: true }).focus();
  await page.keyboard.press('Enter');
  await eventually(async () => entries('hosts.json', 'hosts').includes('gone.example'), false);
  await focusIs(page, /^a default/);
  await page.getByRole('link', { name: '渠道', exact: true }).click();
  const grid = page.getByRole('grid');
  const [first] = entries('channels.json', 'channels');
  for (const [name, keeps] of [
    ['取消选择', true],
    ['删除', false],
  ] as const) {
    await grid.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowUp');
    await page.getByRole('region', { name: /已选/ }).getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await focusIs(page, /^input 渠道表/);
    await eventually(async () => entries('channels.json', 'channels').includes(first ?? ''), keeps);
  }
  expect(trouble).toEqual([]);
  await page.close();
});

test('pressing a button that disappears moves the focus beside it', async () => {
  const { page, trouble } = await site.open('#/channels/987654');
  await page.getByRole('main').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await eventually(async () => entries('channels.json', 'channels').includes('987654'), true);
  await focusIs(page, /^(input|a|button) /);
  await page.evaluate(() => {
    location.hash = '#/brands';
  });
  await page.getByRole('main').getByRole('searchbox').fill('没有这个品牌');
  await page.getByRole('main').getByRole('button', { name: /清除/ }).focus();
  await page.keyboard.press('Enter');
  await focusIs(page, /^a /);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a witness is opened from the plan, followed in the preview, and on return the link that led there is focused', async () => {
  const rule = ['rules', 'chengdu-download', 'set', 'succ_todo'];
  site.edit({ do: 'set', file: 'definitions/cities.json', path: rule, value: 5 });
  const { page, trouble } = await site.open('#/know');
  const openPreview = page.getByRole('link', { name: '在预览里走一遍' });
  await openPreview.focus();
  await page.keyboard.press('Enter');
  await focusIs(page, /^main/);
  await page.getByRole('heading', { name: '预览', exact: true }).or(page.locator('iframe')).first().waitFor();
  await page.goBack();
  await openPreview.waitFor();
  await focusIs(page, /^a 在预览里走一遍/);
  await page.goForward();
  await focusIs(page, /^main/);
  expect(trouble).toEqual([]);
  await page.close();
});
