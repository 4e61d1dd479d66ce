import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changeFile, commitChange, gitAs } from '../../console/harness/commit-history.ts';
import { inFullRun } from '../../harness/divided-tests.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

const file = 'channels.json';
const ancient = '2020-02-03T04:05:06Z';

/** Two operators; the second has changed one of the places again. */
const site = sharedConsole((dir) => {
  changeFile(dir, file, () => {});
  commitAll(dir);
  gitAs(dir, {}, 'commit', '--amend', '-q', '--no-edit', '--date', ancient);
  commitChange(
    dir,
    file,
    ({ channels }) => {
      channels['5265'].title = '春季标题';
      channels['5265'].note = '李雷写的';
    },
    { author: '李雷 <b>', subject: '春季换标题', at: '2026-01-02T03:04:05Z' },
  );
  commitChange(
    dir,
    file,
    ({ channels }) => {
      channels['5265'].title = '夏季标题';
      channels['5599'] = { title: '新渠道' };
    },
    { author: '韩梅梅', subject: '夏季换标题' },
  );
});

const saved = () => JSON.parse(readFileSync(join(site.dir, file), 'utf8')).channels['5265'];
const itemOf = (page: Page, subject: string) =>
  page.locator('li', { has: page.getByRole('heading', { name: subject, exact: true }) });

test('the history lists who changed what and when, in words, by time and author', async () => {
  const { page, trouble } = await site.open('#/history');
  const summer = itemOf(page, '夏季换标题');
  await summer.getByText('韩梅梅').waitFor();
  // In words, with both values.
  await summer.locator('del', { hasText: '春季标题' }).waitFor();
  await summer.locator('ins', { hasText: '夏季标题' }).waitFor();
  await summer.getByText('渠道 5599').waitFor();
  // What puts back that there was no such channel says so: it deletes one.
  await summer.getByRole('button', { name: /^删除这项新增：渠道 5599/ }).waitFor();
  await summer.getByRole('button', { name: /^恢复原来的：渠道 5265/ }).waitFor();
  // The spring is longer ago than a week.
  expect(await itemOf(page, '春季换标题').count()).toBe(0);
  await page.getByLabel('时间').selectOption('从某一天起…');
  await page.getByLabel('从这一天起').fill('2026-01-01');
  await itemOf(page, '春季换标题').locator('ins', { hasText: '春季标题' }).waitFor();
  await page.getByLabel('谁改的').selectOption('李雷 b');
  await eventually(() => summer.count(), 0);
  expect(await axeInFullRun(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});

// In `npm test` saves are listed and one is not put back; revert-save.test.ts puts saves back.
inFullRun(
  'an edit of a past save is put back from the keyboard, undone, redone, saved, and then part of the history',
  async () => {
    const { page, trouble } = await site.open(`#/history?file=${file}&at=/channels/5265`);
    await page.getByRole('heading', { name: '渠道 5265 的修改历史' }).waitFor();
    // The other operator's later change of the same title stands: only the summer can be put back.
    const revert = itemOf(page, '夏季换标题').getByRole('button', { name: /^恢复原来的：渠道 5265/ });
    await revert.press('Enter');
    await page.getByText('已恢复，是一步未保存的改动').waitFor();
    expect(site.entries(file, 'channels')['5265']).toMatchObject({ title: '春季标题', note: '李雷写的' });
    expect(site.entries(file, 'channels')['5599']).toBeDefined();
    expect(await axeInFullRun(page)).toEqual([]);
    await itemOf(page, '夏季换标题').getByRole('button', { name: '撤销' }).click();
    await eventually(async () => site.entries(file, 'channels')['5265']?.title, '夏季标题');
    await page.getByRole('button', { name: '重做' }).click();
    await eventually(async () => site.entries(file, 'channels')['5265']?.title, '春季标题');
    await page.keyboard.press('Control+s');
    await page.getByRole('checkbox', { name: '同时提交到 git' }).check();
    await page.getByLabel('改动说明').fill('恢复春季标题');
    const confirm = page.getByRole('checkbox', { name: '这是我要的' });
    await page.getByRole('button', { name: '保存 1 个文件并提交', exact: true }).waitFor();
    for (const one of await confirm.all()) await one.check();
    await page.getByRole('button', { name: '保存 1 个文件并提交', exact: true }).click();
    await page.getByText('已提交到 git').waitFor();
    expect(saved()).toMatchObject({ title: '春季标题' });
    await page.evaluate((to) => {
      location.hash = to;
    }, `#/history?file=${file}&at=/channels/5265/title`);
    await itemOf(page, '恢复春季标题').locator('del', { hasText: '夏季标题' }).waitFor();
    await itemOf(page, '夏季换标题').waitFor();
    expect(trouble).toEqual([]);
    await page.close();
  },
);

inFullRun('a place that was changed again is not put back, and its three values are shown', async () => {
  commitChange(site.dir, file, ({ channels }) => {
    channels['5265'].title = '秋季标题';
  });
  site.ops.checkDisk();
  const { page } = await site.open(`#/history?file=${file}&since=all`);
  await itemOf(page, '春季换标题').getByRole('button', { name: '恢复这个文件的改动' }).click();
  const dialog = page.getByRole('dialog', { name: '这里在那次保存之后又改过' });
  await dialog.getByText('渠道 5265 的页面标题').waitFor();
  const values = await dialog.getByRole('definition').allInnerTexts();
  expect(values.slice(1)).toEqual(['春季标题', '秋季标题']);
  expect(await axeInFullRun(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(site.ops.draft.undoCount).toBe(site.ops.draft.steps.length);
  expect(site.entries(file, 'channels')['5265']).toMatchObject({ title: '秋季标题', note: '李雷写的' });
  await page.close();
});

inFullRun(
  'a save has its plan when it is asked for, without buttons that would revert the past twice',
  async () => {
    const { page, trouble } = await site.open(`#/history?file=${file}&at=/channels/5599&since=all`);
    const summer = itemOf(page, '夏季换标题');
    await summer.getByRole('button', { name: '看这次的影响' }).press('Enter');
    await summer.getByRole('button', { name: '取消' }).press('Enter');
    await eventually(() => summer.getByText('正在算这次保存影响了谁').count(), 0);
    const plan = summer.getByRole('button', { name: '看这次的影响' });
    await plan.press('Enter');
    await summer.getByRole('button', { name: '收起影响' }).waitFor();
    await summer
      .getByText(/影响 .*渠道/)
      .first()
      .waitFor();
    expect(await summer.getByRole('button', { name: /^恢复原值/ }).count()).toBe(0);
    expect(await axeInFullRun(page)).toEqual([]);
    // A plan that was cancelled is a refused call.
    expect(trouble.filter((one) => !one.includes('409'))).toEqual([]);
    await page.close();
  },
);

inFullRun(
  'a row of the table and the page of a channel say who changed them last, with a link to the history',
  async () => {
    const { page, trouble } = await site.open('#/channels?at=5599');
    const line = page.locator('p', { hasText: '韩梅梅 于' });
    await line.getByText('夏季换标题').waitFor();
    const link = line.getByRole('link', { name: '5599 的修改历史' });
    expect(await link.getAttribute('href')).toBe('#/history?file=channels.json&at=%2Fchannels%2F5599');
    await page.evaluate(() => {
      location.hash = '#/channels/5599';
    });
    await page.locator('p', { hasText: '韩梅梅 于' }).waitFor();
    expect(await axeInFullRun(page)).toEqual([]);
    expect(trouble).toEqual([]);
    await page.close();
  },
);

inFullRun('what was saved without a commit is told as not in the history', async () => {
  site.edit({ do: 'set', file, path: ['channels', '5265', 'note'], value: '没有提交' });
  const { page } = await site.open('#/save');
  await page.getByRole('checkbox', { name: '同时提交到 git' }).uncheck();
  const save = page.getByRole('button', { name: '保存 1 个文件', exact: true });
  await eventually(() => save.isEnabled(), true);
  await save.click();
  await page.getByText('修改历史里还没有这次保存').waitFor();
  await page.evaluate(() => {
    location.hash = '#/history';
  });
  await page.getByText(`历史里没有：${file}`).waitFor();
  await page.close();
});

inFullRun('who changed the text of a page is one press from its cards, however long ago', async () => {
  const { page, trouble } = await site.open('#/pages/privacy-policy');
  await page.getByRole('link', { name: '修改历史', exact: true }).click();
  await page.getByRole('heading', { name: '修改历史', level: 1 }).waitFor();
  await page.getByText('1 次保存').waitFor();
  expect(await page.getByLabel('文件').inputValue()).toBe('definitions/pages/privacy-policy.json');
  expect(trouble).toEqual([]);
  await page.close();
});

inFullRun(
  'a channel is put back to what an old save made it, in one press, from the history of one of its fields',
  async () => {
    const { page, trouble } = await site.open(`#/history?file=${file}&at=/channels/5265/title`);
    const before = site.entries(file, 'channels')['5265']?.title;
    await page.getByRole('link', { name: '看渠道 5265 的修改历史' }).click();
    await page.getByRole('heading', { name: '渠道 5265 的修改历史' }).waitFor();
    const spring = itemOf(page, '春季换标题');
    await spring.getByRole('button', { name: '恢复成这次保存后的样子' }).click();
    await spring.getByText('已恢复，是一步未保存的改动').waitFor();
    expect(site.entries(file, 'channels')['5265']).toMatchObject({ title: '春季标题', note: '李雷写的' });
    expect(site.entries(file, 'channels')['5599']).toEqual({ title: '新渠道' });
    expect(await axeInFullRun(page)).toEqual([]);
    await spring.getByRole('button', { name: '撤销' }).click();
    await eventually(async () => site.entries(file, 'channels')['5265']?.title, before);
    expect(trouble).toEqual([]);
    await page.close();
  },
);

test('the revert of a whole save says what it does: it deletes, or it does both', async () => {
  // What other tests have left on the disk is no part of the next save.
  commitChange(
    site.dir,
    file,
    ({ channels }) => {
      channels['5599'].note = '之前的';
    },
    { author: '李雷', subject: '之前的一次' },
  );
  commitChange(
    site.dir,
    file,
    ({ channels }) => {
      channels['5600'] = { title: '只新增' };
    },
    { author: '李雷', subject: '只加一个渠道' },
  );
  commitChange(
    site.dir,
    file,
    ({ channels }) => {
      channels['5601'] = { title: '又新增' };
      channels['5600'].title = '改过';
    },
    { author: '李雷', subject: '又加又改' },
  );
  site.ops.checkDisk();
  const { page, trouble } = await site.open('#/history?since=all');
  const both = itemOf(page, '又加又改');
  await both.getByRole('button', { name: '撤回这次保存，后来的保留' }).click();
  await both.getByText('已撤回，是一步未保存的改动').waitFor();
  expect(site.entries(file, 'channels')['5601']).toBeUndefined();
  expect(site.entries(file, 'channels')['5600']).toEqual({ title: '只新增' });
  const added = itemOf(page, '只加一个渠道');
  // A save is read once it is in view.
  await added.scrollIntoViewIfNeeded();
  await added.getByRole('button', { name: '删除这项新增', exact: true }).click();
  await added.getByText('已删除，是一步未保存的改动').waitFor();
  expect(site.entries(file, 'channels')['5600']).toBeUndefined();
  expect(await page.getByText(/^已恢复/).count()).toBe(0);
  expect(await axeInFullRun(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});

test('one of several fields of a save is put back alone; each that was put back says so until it changes', async () => {
  const id = '5265';
  commitChange(
    site.dir,
    file,
    ({ channels }) => {
      channels[id].title = '两项的标题';
      channels[id].note = '两项的备注';
      channels['5599'].note = '也改了';
    },
    { author: '李雷', subject: '一次改几项' },
  );
  site.ops.checkDisk();
  const { title, note } = site.entries<{ title: string; note: string }>(file, 'channels')[id] ?? {};
  const { page, trouble } = await site.open('#/history?since=all');
  const save = itemOf(page, '一次改几项');
  const part = (what: string) =>
    save.getByRole('button', { name: new RegExp(`^只恢复这一项：.*${id}.*${what}`) });
  await part('页面标题').click();
  await save.getByText('已恢复，是一步未保存的改动').waitFor();
  const now = () => site.entries<{ title: string; note: string }>(file, 'channels')[id];
  expect(now()).toMatchObject({ note });
  expect(now()?.title).not.toBe(title);
  // The second is the newest step; the first says so still.
  await save.getByRole('button', { name: /^恢复原来的：渠道 5599/ }).click();
  await save.getByText('已恢复，还没有保存。').waitFor();
  await save.getByText('已恢复，是一步未保存的改动').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  site.edit({ do: 'set', file, path: ['channels', id, 'title'], value: '又是别的' });
  await eventually(() => save.getByText(/^已恢复/).count(), 1);
  await save.getByText('已恢复，还没有保存。').waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});
