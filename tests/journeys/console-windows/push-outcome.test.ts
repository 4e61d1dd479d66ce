// In `npm test` tests/console/ui/remote/remote-call.test.ts; what git and the remote answer is in send-and-push.test.ts.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { backToFirstCommit } from '../harness/first-commit.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole(commitAll);
const git = (...args: string[]) =>
  execFileSync('git', ['-C', site.dir, ...args], { stdio: 'pipe' }).toString();
beforeEach(() => {
  backToFirstCommit(site);
  const remote = join(site.dir, '../origin.git');
  rmSync(remote, { recursive: true, force: true });
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', remote]);
  git('remote', 'add', 'origin', remote);
  git('push', '-q', '-u', 'origin', 'main');
});
const noRemoteThere = () => git('remote', 'set-url', 'origin', join(site.dir, '../nowhere.git'));

const say = (slogan: string) => {
  const [id = ''] = Object.keys(site.entries('brands.json', 'brands'));
  site.edit({ do: 'set', file: 'brands.json', path: ['brands', id, 'slogan'], value: slogan });
};

async function sendAndPush(page: Page, name: string) {
  const main = page.getByRole('main');
  await main.getByText('送审…').click();
  await main.getByRole('textbox', { name: '标题' }).fill(`口号 ${name}`);
  await main.getByRole('textbox', { name: '分支短名' }).fill(name);
  await main.getByRole('checkbox', { name: '同时推送到 origin' }).check();
  await main.getByRole('button', { name: '送审并推送到 origin' }).click();
}

/** Holds a call back until it is let go, once. */
async function held(page: Page, path: string) {
  let go = () => {};
  const letGo = new Promise<void>((resolve) => {
    go = resolve;
  });
  let here = () => {};
  const isHere = new Promise<void>((resolve) => {
    here = resolve;
  });
  await page.route(
    `**${path}`,
    async (route) => {
      here();
      await letGo;
      await route.continue();
    },
    { times: 1 },
  );
  return { isHere, go };
}

test('a push that failed is told of where another window has edited the draft meanwhile, and after another view', async () => {
  say('送审的口号');
  const { page } = await site.open('#/save');
  const main = page.getByRole('main');
  noRemoteThere();
  const push = await held(page, '/api/review/push');
  await sendAndPush(page, 'edited');
  await push.isHere;
  say('别的窗口又改了');
  await main.getByText('送审…').waitFor();
  push.go();
  await main.getByText('没有推送。').waitFor();
  await main.getByRole('link', { name: 'review/edited' }).first().waitFor();
  await main.getByRole('button', { name: '推送到 origin' }).waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await page.evaluate(() => {
    location.hash = '#/reviews';
  });
  await main.getByText('没有推送。').waitFor();
  await page.evaluate(() => {
    location.hash = '#/save';
  });
  await main.getByText('没有推送。').waitFor();
  git('remote', 'set-url', 'origin', join(site.dir, '../origin.git'));
  await main.getByRole('button', { name: '推送到 origin' }).click();
  await main.getByText('git push origin review/edited').waitFor();
  expect(await main.getByText('没有推送。').count()).toBe(0);
  await page.close();
});

test('a push that failed is told of where the draft was put back meanwhile', async () => {
  const before = site.text('brands.json');
  say('送审的口号');
  const { page } = await site.open('#/save');
  const main = page.getByRole('main');
  noRemoteThere();
  const push = await held(page, '/api/review/push');
  await sendAndPush(page, 'emptied');
  await push.isHere;
  site.edit({ do: 'text', file: 'brands.json', text: before });
  await main.getByText('没有未保存的改动').waitFor();
  push.go();
  await main.getByText('没有推送。').waitFor();
  await page.close();
});

test('a push that failed is told of where the list of reviews does not come', async () => {
  say('送审的口号');
  const { page } = await site.open('#/save');
  const main = page.getByRole('main');
  noRemoteThere();
  const push = await held(page, '/api/review/push');
  await sendAndPush(page, 'listless');
  await push.isHere;
  await page.route('**/api/reviews', () => {});
  push.go();
  await main.getByText('没有推送。').waitFor();
  await page.close();
});

test('a review is pushed also where it was sent while another one was still being pushed', async () => {
  say('第一个口号');
  const { page } = await site.open('#/save');
  const main = page.getByRole('main');
  const first = await held(page, '/api/review/push');
  await sendAndPush(page, 'slow');
  await first.isHere;
  say('第二个口号');
  await sendAndPush(page, 'next');
  await main.getByText('git push origin review/next').waitFor();
  first.go();
  await page.evaluate(() => {
    location.hash = '#/reviews/slow';
  });
  await main.getByText('git push origin review/slow').waitFor();
  await page.close();
});

test('whether a review is pushed has its place before it is known that there is a remote, and is waited for shortly', async () => {
  say('送审的口号');
  git('commit', '-q', '--allow-empty', '-m', 'Not pushed');
  const { page } = await site.open('#/save');
  const main = page.getByRole('main');
  const box = (name: string) => main.getByRole('checkbox', { name });
  let go = () => {};
  const list = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/reviews', async (route) => {
    await list;
    await route.continue();
  });
  await page.reload();
  await main.getByText('送审…').click();
  const submit = main.getByRole('button', { name: '送审', exact: true });
  expect(await box('正在看有没有远程仓库').isDisabled()).toBe(true);
  expect(await submit.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => submit.getAttribute('aria-disabled'), { timeout: 10_000 }).toBeNull();
  go();
  await main.getByText('推送的是分支 review/').waitFor();
  expect(await box('同时推送到 origin').isEnabled()).toBe(true);
  // One true thing: the branch has the commits before it.
  await main.getByText('连同在它之前、origin 还没有的 1 次提交').waitFor();
  expect(await main.getByText('当前分支不推送').count()).toBe(0);
  await page.close();
});
