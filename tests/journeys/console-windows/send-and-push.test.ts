// In `npm test` tests/console/review/push-review.test.ts and ended-elsewhere.test.ts push, withdraw and get.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { backToFirstCommit } from '../harness/first-commit.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole(commitAll);
const git = (...args: string[]) =>
  execFileSync('git', ['-C', site.dir, ...args], { stdio: 'pipe' }).toString();
const remote = () => join(site.dir, '../origin.git');
beforeEach(() => {
  backToFirstCommit(site);
  rmSync(remote(), { recursive: true, force: true });
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', remote()]);
  git('remote', 'add', 'origin', remote());
  git('push', '-q', '-u', 'origin', 'main');
});
const there = (branch: string) => git('ls-remote', 'origin', `refs/heads/${branch}`).slice(0, 40);

test('a review is pushed where it is sent, in the list and at its head, if the operator chooses so, and again after a failure', async () => {
  const [id = ''] = Object.keys(site.entries('brands.json', 'brands'));
  site.edit({ do: 'set', file: 'brands.json', path: ['brands', id, 'slogan'], value: '送审的口号' });
  const { page, trouble } = await site.open('#/save');
  const main = page.getByRole('main');
  const send = async (name: string) => {
    await main.getByText('送审…').click();
    await main.getByRole('textbox', { name: '标题' }).fill(`口号 ${name}`);
    await main.getByRole('textbox', { name: '分支短名' }).fill(name);
  };
  // The plan that is sent along takes as long as the machine needs.
  const isSent = () => main.getByText('正在送审…').waitFor({ state: 'detached', timeout: 180_000 });
  // Nothing is pushed unless it is ticked; the button stands where it was sent.
  await send('first');
  const pushToo = main.getByRole('checkbox', { name: '同时推送到 origin' });
  await pushToo.waitFor();
  expect(await pushToo.isChecked()).toBe(false);
  await main.getByRole('button', { name: '送审', exact: true }).click();
  await isSent();
  await main.getByText('还没有推送到 origin，别人看不到').waitFor();
  expect(there('review/first')).toBe('');
  expect(await axeInFullRun(page)).toEqual([]);
  await main.getByRole('button', { name: '推送到 origin' }).click();
  await main.getByText('git push origin review/first').waitFor();
  expect(there('review/first')).toBe(git('rev-parse', 'review/first').trim());
  // Ticked, it is pushed in the same step; where that fails, the review is kept, and can be pushed again.
  site.edit({ do: 'set', file: 'brands.json', path: ['brands', id, 'slogan'], value: '又改的口号' });
  git('remote', 'set-url', 'origin', join(site.dir, '../nowhere.git'));
  await send('second');
  await main.getByRole('checkbox', { name: /^口号 first/ }).check();
  await pushToo.check();
  await main.getByRole('button', { name: '送审并推送到 origin' }).click();
  await isSent();
  await main.getByText('没有推送。').waitFor();
  await main.getByText('这份审核在这台电脑上，没有变，可以再推送一次').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  git('remote', 'set-url', 'origin', remote());
  await main.getByRole('button', { name: '推送到 origin' }).click();
  await main.getByText('git push origin review/second').waitFor();
  expect(there('review/second')).toBe(git('rev-parse', 'review/second').trim());
  // Withdrawn, it has the button at its head; the list has it beside each review that is not pushed.
  await page.evaluate(() => {
    location.hash = '#/reviews/second';
  });
  await main.getByRole('button', { name: '收回这份送审' }).click();
  await main.getByText('别人才知道您已收回').waitFor();
  // Nobody merges what was withdrawn.
  await main.getByText('推送的是分支 review/second').waitFor();
  expect(await main.getByText('合并请求').count()).toBe(0);
  const head = await main.getByRole('button', { name: '推送到 origin' }).boundingBox();
  const edits = await main.getByRole('heading', { name: '改了什么' }).boundingBox();
  expect(head?.y).toBeLessThan(edits?.y ?? 0);
  await page.evaluate(() => {
    location.hash = '#/reviews';
  });
  await main.getByRole('button', { name: '推送到 origin 口号 second' }).click();
  await main.getByText('git push origin review/second').waitFor();
  expect(await main.getByRole('button', { name: /^推送到 origin/ }).count()).toBe(0);
  expect(await axeInFullRun(page)).toEqual([]);
  // A plan that was left is a refused call.
  expect(trouble.filter((line) => !line.includes('409'))).toEqual([]);
  await page.close();
});
