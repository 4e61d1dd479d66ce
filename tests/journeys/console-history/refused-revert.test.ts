import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changeFile, commitChange } from '../../console/harness/commit-history.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

const file = 'channels.json';
const loginPage = 'definitions/pages/login.json';
const [spring, summer] = ['春季标题', '夏季标题'];

/** A save of two titles, to be taken back. */
const site = sharedConsole((dir) => {
  changeFile(dir, file, ({ channels }) => {
    for (const id of ['5265', '5316']) channels[id].title = spring;
  });
  commitAll(dir);
  const change = ({ channels }: { channels: Record<string, { title: string }> }) => {
    for (const id of ['5265', '5316']) (channels[id] as { title: string }).title = summer;
  };
  commitChange(dir, loginPage, ({ body }) => {
    body[1].subtitle = summer;
    body.splice(2, 0, { type: 'notice', id: 'added', tone: 'risk', title: summer, text: summer });
  });
  commitChange(dir, file, change, { author: '韩梅梅', subject: '夏季换标题' });
});

const titles = () => {
  const channels = site.entries<{ title?: string }>(file, 'channels');
  return ['5265', '5316'].map((id) => channels[id]?.title);
};
async function typeTitle(page: Page, text: string) {
  await page.locator('td[data-active]').click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await eventually(async () => titles()[0], text);
}
const toHistory = (page: Page) =>
  page.evaluate(() => {
    location.hash = '#/history';
  });
/** The browser logs the refused call. */
const isNoRefusal = (line: string) => !line.includes('409');
const takeBack = (page: Page) =>
  page.getByRole('button', { name: '撤回这次保存，后来的保留' }).first().click();

test('a save with an own unsaved edit at a place of it is not taken back, which says whose and what; both go back in two presses', async () => {
  const { page, trouble } = await site.open('#/channels?at=5265&column=title');
  await typeTitle(page, '我没保存的');
  await toHistory(page);
  await takeBack(page);
  const dialog = page.getByRole('dialog', { name: '没有撤回：您还没有保存的改动在同一处' });
  const told = await dialog.innerText();
  for (const text of ['5265', '您在这里有还没有保存的改动', spring, summer, '我没保存的'])
    expect(told).toContain(text);
  // The other title is free.
  expect(told).not.toContain('5316');
  expect(titles()).toEqual(['我没保存的', summer]);
  expect(await axeInFullRun(page)).toEqual([]);
  await dialog.getByRole('button', { name: '先撤回我的改动' }).click();
  await page.getByText('您的改动已撤回（可以撤销），现在可以再撤回这次保存。').waitFor();
  expect(titles()).toEqual([summer, summer]);
  await takeBack(page);
  await eventually(async () => titles(), [spring, spring]);
  // Each is one step, and nothing is lost.
  const undo = page.getByRole('button', { name: '撤销', exact: true }).first();
  await undo.click();
  await eventually(async () => titles(), [summer, summer]);
  await undo.click();
  await eventually(async () => titles(), ['我没保存的', summer]);
  expect(trouble.filter(isNoRefusal)).toEqual([]);
});

test('a save with an edit of another window at a place of it says which window, and offers nothing that would lose it', async () => {
  const { page: other } = await site.open('#/channels?at=5265&column=title');
  await typeTitle(other, '别的窗口的');
  const { page, trouble } = await site.open('#/history');
  await takeBack(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/窗口 \d+在这里有还没有保存的改动/).waitFor();
  expect(await dialog.innerText()).toMatch(/对方改成（未保存）\s*别的窗口的/);
  expect(await dialog.getByRole('button', { name: '先撤回我的改动' }).count()).toBe(0);
  await dialog.getByRole('link', { name: '去看这一处' }).click();
  await page.locator('td', { hasText: '别的窗口的' }).first().waitFor();
  expect(titles()).toEqual(['别的窗口的', summer]);
  expect(trouble.filter(isNoRefusal)).toEqual([]);
});

test('an unsaved edit of another card leaves a page to be taken back; one of the same value is one press away', async () => {
  const edit = (key: string) =>
    site.edit({ do: 'set', file: loginPage, path: ['body', 1, key], value: '没保存的' });
  const body = () => (JSON.parse(site.text(loginPage)) as { body: Record<string, unknown>[] }).body;
  edit('subtitle');
  const { page, trouble } = await site.open('#/history');
  const second = page.getByRole('button', { name: '撤回这次保存，后来的保留' }).nth(1);
  await second.click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.innerText()).toContain('没保存的');
  await dialog.getByRole('link', { name: '去看这一处' }).click();
  await page.waitForURL(/#\/pages\/login\?at=%2Fbody%2F1/);
  site.edit({ do: 'set', file: loginPage, path: ['body', 1, 'subtitle'], value: summer });
  edit('title');
  await toHistory(page);
  await second.click();
  await eventually(
    async () =>
      body()
        .map(({ id }) => id)
        .includes('added'),
    false,
  );
  expect(body()[1]).toMatchObject({ title: '没保存的', subtitle: '{brand.promise}' });
  expect(trouble.filter(isNoRefusal)).toEqual([]);
});
