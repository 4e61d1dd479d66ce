import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { run } from '../../ops/cli/run-main.ts';
import { eventually } from '../harness/eventually.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

// In `npm test` form-on-page.test.ts, new-page.test.ts and edit-channels-and-brands.test.ts make the parts.
const site = sharedConsole(commitAll);
const git = (...args: string[]) => execFileSync('git', ['-C', site.dir, ...args]).toString();
const show = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

/** Saves and commits what the draft has, with every risk confirmed. */
async function saveAndCommit(page: Page, message: string): Promise<void> {
  await show(page, '#/save');
  const main = page.getByRole('main');
  const commits = main.getByRole('checkbox', { name: '同时提交到 git' });
  await commits.check({ timeout: 0 });
  await main.getByLabel('改动说明').fill(message);
  const save = main.getByRole('button', { name: /^保存 \d+ 个文件并提交$/ });
  const confirm = main.getByRole('checkbox', { name: '这是我要的' });
  await eventually(async () => (await confirm.count()) > 0 || (await save.isEnabled()), true);
  for (const one of await confirm.all()) await one.check();
  await save.click({ timeout: 0 });
  await eventually(async () => git('log', '-1', '--format=%s').trim(), message);
}

test('a landing page, a form in three steps, its thank-you page and a channel are made from nothing, planned, saved and committed; a fresh worktree has no finding, and history takes it all back', async () => {
  const start = git('rev-parse', 'HEAD^{tree}');
  const { page, trouble } = await site.open('#/forms');
  const dialog = page.getByRole('dialog');
  const create = dialog.getByRole('button', { name: '新增', exact: true });
  await page.getByRole('button', { name: '新增表单…' }).click();
  await dialog.getByLabel('名称（英文 id）').fill('spring-form');
  await create.click();
  await page.getByRole('button', { name: '放到一页上…' }).click();
  await dialog.getByRole('button', { name: '放到新的一页…' }).click();
  await dialog.getByLabel('从哪里开始').selectOption({ label: '落地页：手机号登录' });
  await dialog.getByLabel('名称（英文 id）').fill('spring-offer');
  await create.click();
  await page.getByRole('button', { name: '从别处引到这一页…' }).click();
  const place = dialog.getByRole('combobox', { name: '哪一个' });
  await place.fill('按钮 页面“车贷常见问题”');
  await place.press('Enter');
  await dialog.getByRole('button', { name: '引到这一页' }).click();
  await page.getByText('从这些地方进入 (1)').waitFor();
  await show(page, '#/pages');
  await page.getByRole('button', { name: '新增页面…' }).click();
  await dialog.getByLabel('从哪里开始').selectOption({ label: '感谢页：提交回执' });
  await dialog.getByLabel('名称（英文 id）').fill('spring-thanks');
  await create.click();
  await page.getByRole('button', { name: '从别处引到这一页…' }).click();
  await place.fill('成功去向 都不符合');
  await place.press('Enter');
  await dialog.getByRole('button', { name: '引到这一页' }).click();
  await page.getByText('从这些地方进入 (1)').waitFor();
  await show(page, '#/channels');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  await dialog.getByLabel('渠道', { exact: true }).fill('channel_9001');
  await dialog.getByRole('combobox', { name: '城市规则' }).fill('北京 skip');
  await dialog.getByRole('listbox').getByRole('option', { name: 'beijing-skip-form' }).click();
  await create.click();
  await dialog.waitFor({ state: 'detached' });
  // The plan names what is new, and whom the new end of a visit reaches.
  await show(page, '#/know');
  await page.getByRole('main').getByText('spring-thanks').first().waitFor({ timeout: 0 });
  await saveAndCommit(page, '春季活动');
  expect(git('status', '--porcelain')).toBe('');
  const tree = join(site.dir, '../worktree');
  git('worktree', 'add', '--quiet', tree, 'HEAD');
  const { code, stdout } = await run(['check', '--config', tree]);
  expect([code, stdout]).toEqual([0, expect.stringContaining('0')]);
  await show(page, '#/history');
  const saved = page.getByRole('main').getByRole('listitem').filter({ hasText: '春季活动' }).first();
  await saved.getByRole('button', { name: /^撤回这次保存，后来的保留/ }).click();
  await page.getByText('已撤回，是一步未保存的改动').waitFor({ timeout: 0 });
  await saveAndCommit(page, '收回春季活动');
  expect(git('rev-parse', 'HEAD^{tree}')).toBe(start);
  expect(trouble.filter((line) => !line.includes('409'))).toEqual([]);
  await page.close();
});
