// In `npm test` tests/console/review/reviews.test.ts sends, approves and takes in a draft.
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { backToFirstCommit } from '../harness/first-commit.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole(commitAll);
beforeEach(() => backToFirstCommit(site));
const git = (...args: string[]) => execFileSync('git', ['-C', site.dir, ...args]).toString();
/** From now on git commits as somebody else, as it does in the console of a second person. */
const become = (name: string) => {
  git('config', 'user.name', name);
  git('config', 'user.email', `${name}@example`);
};
const isNoRefusal = (line: string) => !line.includes('409');
const nameOf = (id: string) => site.entries<{ name: string }>('brands.json', 'brands')[id]?.name;

test('a draft is sent for review, looked at before and after, pushed, approved by somebody else, taken in and committed', async () => {
  const [id = ''] = Object.keys(site.entries('brands.json', 'brands'));
  const before = nameOf(id);
  site.edit({ do: 'set', file: 'brands.json', path: ['brands', id, 'name'], value: '送审的名字' });
  const { page, trouble } = await site.open('#/save');
  const main = page.getByRole('main');
  await main.getByText('送审…').click();
  await main.getByRole('textbox', { name: '标题' }).fill('换品牌名');
  // The change suggests a name.
  const shortName = main.getByRole('textbox', { name: '分支短名' });
  await eventually(() => shortName.inputValue(), `brands-${id}`);
  await shortName.fill('brand-name');
  await main.getByRole('button', { name: '送审', exact: true }).click();
  await main.getByRole('link', { name: 'review/brand-name' }).click();
  await main.getByRole('heading', { level: 1, name: '换品牌名' }).waitFor();
  // Nobody approves their own edits, and the console says so.
  await main.getByText('这是您自己的改动，不能由您批准').waitFor();
  expect(await main.getByRole('button', { name: '批准', exact: true }).count()).toBe(0);
  // Discarded, the draft comes back from the review, for its author to go on with.
  const sent = site.text('brands.json');
  site.edit({ do: 'text', file: 'brands.json', text: git('show', 'HEAD:brands.json') });
  await main.getByRole('button', { name: '放回我的草稿' }).click();
  await main.getByRole('heading', { level: 1, name: '保存' }).waitFor();
  await eventually(async () => site.text('brands.json'), sent);
  expect(await axeInFullRun(page)).toEqual([]);
  await page.evaluate(() => {
    location.hash = '#/reviews/brand-name';
  });
  await main.getByText('这是您自己的改动，不能由您批准').waitFor();
  expect(git('status', '--porcelain', '--untracked-files=no')).toBe('');
  // Without a remote there is nowhere to push to, and the console says why; with one it shows what the remote printed.
  await main.getByText('这个仓库没有远程仓库').waitFor();
  const remote = join(site.dir, '../remote.git');
  git('init', '-q', '--bare', remote);
  const hook = join(remote, 'hooks/post-receive');
  writeFileSync(hook, '#!/bin/sh\necho "Create a pull request: https://git.example/new/brand-name"\n');
  chmodSync(hook, 0o755);
  git('remote', 'add', 'origin', remote);
  await main.getByRole('button', { name: '推送到 origin' }).click();
  await main.getByRole('link', { name: 'https://git.example/new/brand-name' }).waitFor();
  await main.getByText('origin 上已经有这个分支的全部内容。 可以在那里发起合并请求').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  // The draft is put aside, and a second person opens the link.
  const reverted = { do: 'text' as const, file: 'brands.json', text: git('show', 'HEAD:brands.json') };
  site.edit(reverted);
  become('second');
  const { page: second, trouble: troubleOfSecond } = await site.open('#/reviews');
  const there = second.getByRole('main');
  await there.getByRole('link', { name: '换品牌名' }).click();
  await there.getByText('您在 git 里是 second <second@example>').waitFor();
  await there.getByText('送审的名字').first().waitFor();
  await there.getByRole('combobox', { name: '看哪一个' }).waitFor();
  const after = second.frameLocator('iframe[title*="采用之后"]');
  await after.getByText('送审的名字').first().waitFor();
  const now = second.frameLocator('iframe[title*="现在"]');
  await now
    .getByText(before ?? '')
    .first()
    .waitFor();
  // A frame shows no title, so the phone does.
  const figures = there.getByRole('figure');
  await figures.filter({ hasText: '采用之后' }).getByText('送审的名字', { exact: true }).waitFor();
  expect(await axeInFullRun(second)).toEqual([]);
  await there.getByRole('textbox', { name: '意见' }).fill('可以');
  await there.getByRole('button', { name: '批准', exact: true }).click();
  await there.getByText('second 批准了').waitFor();
  expect(git('log', '-1', '--format=%an %B', 'review/brand-name')).toContain('Review-Verdict: approved');
  await there.getByRole('button', { name: '采用：放进草稿' }).click();
  // From here on it is a save like any other.
  await there.getByRole('heading', { level: 1, name: '保存' }).waitFor();
  expect(await there.getByRole('textbox', { name: '改动说明' }).inputValue()).toBe('换品牌名');
  expect(nameOf(id)).toBe('送审的名字');
  const risks = there.getByRole('checkbox', { name: '这是我要的' });
  await risks.first().waitFor();
  for (const risk of await risks.all()) await risk.check();
  await there
    .getByRole('button', { name: /^保存 .*并提交$/ })
    .and(second.locator(':enabled'))
    .click();
  await eventually(async () => git('log', '-1', '--format=%s').trim(), '换品牌名');
  expect(git('log', '-1', '--format=%B')).toContain('Reviewed-by: second <second@example>');
  await page.getByText('已采用', { exact: true }).waitFor();
  // The commit is on this machine only, and the review says so until it is pushed.
  await main.getByText('已采用并提交，只在这台电脑上').waitFor();
  await main.getByRole('button', { name: '推送 main 到 origin' }).click();
  await main.getByText('没有要推送的，也没有要取进来的').waitFor();
  await main.getByText('已采用并提交').waitFor({ state: 'hidden' });
  expect(git('ls-remote', 'origin', 'refs/heads/main').slice(0, 40)).toBe(git('rev-parse', 'HEAD').trim());
  expect([...trouble, ...troubleOfSecond].filter(isNoRefusal)).toEqual([]);
  await second.close();
  await page.close();
});

test('an author who goes on after sending is told what is not in it, and takes back the rest where both have changed the same', async () => {
  const [id = ''] = Object.keys(site.entries('brands.json', 'brands'));
  become('author');
  const set = (value: string) =>
    site.edit({ do: 'set', file: 'brands.json', path: ['brands', id, 'name'], value });
  set('送审的');
  site.edit({ do: 'set', file: 'brands.json', path: ['brands', id, 'slogan'], value: '送审的口号' });
  const { page, trouble } = await site.open('#/save');
  const main = page.getByRole('main');
  await main.getByText('送审…').click();
  await main.getByRole('textbox', { name: '标题' }).fill('两处');
  await main.getByRole('textbox', { name: '分支短名' }).fill('two-places');
  await main.getByRole('button', { name: '送审', exact: true }).click();
  await main.getByText('改动已存成本机的审核分支：').waitFor();
  // What has not happened is said as well.
  await main.getByText('这个仓库没有远程仓库，不能推送').waitFor();
  set('送审之后改的');
  await main.getByText('送审…').click();
  await main.getByText('之后的改动不在里面').waitFor();
  const suggested = await main.getByRole('textbox', { name: '分支短名' }).inputValue();
  expect(suggested).toMatch(/^brands-[a-z0-9-]+$/);
  // The name is taken, and another one is offered.
  await main.getByRole('textbox', { name: '标题' }).fill('再送');
  await main.getByRole('textbox', { name: '分支短名' }).fill('two-places');
  await main.getByRole('button', { name: '送审', exact: true }).click();
  await main.getByText('two-places-2').waitFor();
  site.edit({ do: 'text', file: 'brands.json', text: git('show', 'HEAD:brands.json') });
  set('送审之后改的');
  await page.evaluate(() => {
    location.hash = '#/reviews/two-places';
  });
  await main.getByText('下一步：').waitFor();
  await main.getByRole('button', { name: '放回我的草稿' }).click();
  const told = main.getByRole('alert').filter({ hasText: '送审之后改的' });
  await told.waitFor();
  expect(await told.innerText()).toContain('送审的');
  expect(await axeInFullRun(page)).toEqual([]);
  await main.getByRole('button', { name: '保留现在的值，放回其余的' }).click();
  await main.getByRole('heading', { level: 1, name: '保存' }).waitFor();
  const brand = site.entries<{ name: string; slogan: string }>('brands.json', 'brands')[id];
  expect([brand?.name, brand?.slogan]).toEqual(['送审之后改的', '送审的口号']);
  expect(trouble.filter(isNoRefusal)).toEqual([]);
  await page.close();
});

test('the save view says what has become of a review that was withdrawn or refused, and sends the same draft again', async () => {
  const [id = ''] = Object.keys(site.entries('brands.json', 'brands'));
  become('author');
  site.edit({ do: 'set', file: 'brands.json', path: ['brands', id, 'slogan'], value: '送审的口号' });
  const { page, trouble } = await site.open('#/save');
  const main = page.getByRole('main');
  const goTo = (hash: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, hash);
  const running = main.getByText('改动已存成本机的审核分支：');
  await main.getByText('送审…').click();
  await main.getByRole('textbox', { name: '标题' }).fill('换口号');
  await main.getByRole('textbox', { name: '分支短名' }).fill('first');
  await main.getByRole('button', { name: '送审', exact: true }).click();
  await running.waitFor();
  await goTo('#/reviews/first');
  await main.getByRole('button', { name: '收回这份送审' }).click();
  await main.getByText('已收回', { exact: true }).waitFor();
  await goTo('#/save');
  await main.getByText('上次送审的已经收回').waitFor();
  expect(await running.count()).toBe(0);
  expect(await axeInFullRun(page)).toEqual([]);
  // The same draft, with the same title.
  await main.getByText('送审…').click();
  expect(await main.getByRole('textbox', { name: '标题' }).inputValue()).toBe('换口号');
  await main.getByRole('textbox', { name: '分支短名' }).fill('second');
  await main.getByRole('button', { name: '送审', exact: true }).click();
  await main.getByRole('link', { name: 'review/second' }).waitFor();
  // Somebody else refuses it, with a reason.
  const said = '口号太长';
  const message = `Refuse\n\n${said}\n\nReview-Verdict: refused\nReview-Commit: ${git('rev-parse', 'review/second')}`;
  const verdict = git(
    ...['-c', 'user.name=second', '-c', 'user.email=second@example', 'commit-tree', '-m', message],
    ...['-p', 'review/second', 'review/second^{tree}'],
  );
  git('update-ref', 'refs/heads/review/second', verdict.trim());
  // Its author reads the reason beside the state, on its page and in the list.
  for (const hash of ['#/reviews', '#/reviews/second']) {
    await goTo(hash);
    await main.getByText('照意见改好，再送审').waitFor();
    const reason = main.getByText(`second 的意见：${said}`);
    await reason.waitFor();
    expect(await main.getByText('下一步：放回您的草稿').count()).toBe(0);
    expect(await axeInFullRun(page)).toEqual([]);
  }
  await goTo('#/save');
  await main.getByText('上次送审的没有通过').waitFor();
  await main.getByText(`second 的意见：${said}`).waitFor();
  expect(await running.count()).toBe(0);
  await main.getByText('送审…').click();
  const replaced = main.getByRole('checkbox', { name: /review\/second/ });
  await eventually(() => replaced.isChecked(), true);
  expect(await axeInFullRun(page)).toEqual([]);
  await main.getByRole('button', { name: '送审', exact: true }).click();
  await running.waitFor();
  await goTo('#/reviews/second');
  await main.getByText('作者另送了一份代替它').waitFor();
  expect(trouble.filter(isNoRefusal)).toEqual([]);
  await page.close();
});

test('the branch that is pushed is the one that the review tells of, also while the branch is still being read', async () => {
  const [id = ''] = Object.keys(site.entries('brands.json', 'brands'));
  const remote = join(site.dir, '../remote.git');
  git('init', '-q', '--bare', remote);
  git('remote', 'add', 'origin', remote);
  git('switch', '-q', '-c', 'review/late');
  const file = join(site.dir, 'brands.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(JSON.stringify(nameOf(id)), '"送审的名字"'));
  git('commit', '-qam', '换品牌名');
  git('switch', '-q', 'main');
  site.ops.checkDisk();
  const { page } = await site.open('#/reviews/late');
  const main = page.getByRole('main');
  const push = main.getByRole('button', { name: '推送 main 到 origin' });
  await push.waitFor();
  // From here on the branch is told late, as on a busy machine.
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/branch', async (route) => {
    // Asked before the commit, or while it is made.
    await released;
    await route.continue();
  });
  git('merge', '-q', '--no-ff', '-m', 'Merge a review', 'review/late');
  await main.getByText('已采用并提交，只在这台电脑上').waitFor();
  setTimeout(release, 2000);
  await push.click();
  await main.getByText('没有要推送的，也没有要取进来的').waitFor();
  expect(git('ls-remote', 'origin', 'refs/heads/main').slice(0, 40)).toBe(git('rev-parse', 'HEAD').trim());
  await page.close();
});
