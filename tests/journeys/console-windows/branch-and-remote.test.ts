// In `npm test` tests/console/branch/branch-calls.test.ts pushes, merges and chooses; the review of a draft is in review.test.ts.
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { backToFirstCommit } from '../harness/first-commit.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

const gitIn = (dir: string, ...args: string[]) =>
  execFileSync('git', ['-C', dir, ...args], { stdio: 'pipe' })
    .toString()
    .trim();
const site = sharedConsole(commitAll);
const remote = () => join(site.dir, '../origin.git');
const other = () => join(site.dir, '../other');
beforeEach(() => {
  backToFirstCommit(site);
  for (const folder of [remote(), other()]) rmSync(folder, { recursive: true, force: true });
  gitIn(site.dir, 'init', '-q', '--bare', '-b', 'main', remote());
  gitIn(site.dir, 'remote', 'add', 'origin', remote());
  gitIn(site.dir, 'push', '-q', '-u', 'origin', 'main');
  gitIn(site.dir, 'clone', '-q', remote(), other());
});

/** Names the first brand in a clone, and commits it as somebody. */
function commitName(dir: string, name: string, by: string) {
  const file = join(dir, 'brands.json');
  const text = readFileSync(file, 'utf8');
  const [brand] = Object.values((JSON.parse(text) as { brands: Record<string, { name: string }> }).brands);
  writeFileSync(file, text.replace(JSON.stringify(brand?.name), JSON.stringify(name)));
  gitIn(dir, '-c', `user.name=${by}`, '-c', `user.email=${by}@example`, 'commit', '-qam', `${by}: ${name}`);
}
const hook = (text: string) => {
  const file = join(remote(), 'hooks/pre-receive');
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
};

test('what is committed and not pushed is said; a name that both have changed is chosen, and both clones end with the same', async () => {
  commitName(other(), '别人的名字', 'other');
  gitIn(other(), 'push', '-q');
  commitName(site.dir, '这里的名字', 'operator');
  // By a program: noticed before the page is there.
  site.ops.checkDisk();
  const { page, trouble } = await site.open('#/save');
  const main = page.getByRole('main');
  await main.getByText('这里有 1 次提交还没有推送到 origin 的 main').waitFor();
  await main.getByText('operator: 这里的名字').waitFor();
  await main.getByRole('button', { name: '推送 main 到 origin' }).click();
  // Refused in plain words, with what the others have pushed, and the way on.
  await main.getByText('没有推送。origin 的这个分支上有别人推送的提交').waitFor();
  await main.getByText('other: 别人的名字').waitFor();
  const bring = main.getByRole('button', { name: '取进来，与这里的提交合并' });
  await bring.click();
  await main.getByText('请逐个选定，再取进来').waitFor();
  expect(await bring.getAttribute('aria-disabled')).toBe('true');
  expect(await axeInFullRun(page)).toEqual([]);
  await main.getByRole('radio', { name: /^我的/ }).check();
  await bring.click();
  await main.getByText('已取进来 1 次提交，配置文件已更新').waitFor();
  expect(JSON.parse(site.text('brands.json'))).toEqual(
    JSON.parse(readFileSync(join(site.dir, 'brands.json'), 'utf8')),
  );
  // What the operator has asked for needs no notice of somebody else.
  expect(await page.getByText('别人或其他程序改了').count()).toBe(0);
  await main.getByRole('button', { name: '推送 main 到 origin' }).click();
  await main.getByText('已推送：').waitFor();
  await main.getByText('没有要推送的，也没有要取进来的').waitFor();
  gitIn(other(), 'pull', '-q', '--ff-only');
  expect(gitIn(other(), 'rev-parse', 'HEAD')).toBe(gitIn(site.dir, 'rev-parse', 'HEAD'));
  expect(readFileSync(join(other(), 'brands.json'), 'utf8')).toContain('这里的名字');
  expect(trouble.filter((line) => !line.includes('409'))).toEqual([]);
  await page.close();
});

test('a protected branch is refused in plain words, and its commits go by pull request until they are merged there', async () => {
  hook(
    'while read old new ref; do if [ "$ref" = refs/heads/main ]; then echo "GH006: Protected branch update failed" >&2; exit 1; fi; done',
  );
  commitName(site.dir, '要合并请求的名字', 'operator');
  const { page } = await site.open('#/history');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '推送 main 到 origin' }).click();
  await main.getByText('不让直接推送到这个分支（受保护）').waitFor();
  await main.getByRole('textbox', { name: '新分支的短名' }).fill('new-name');
  await main.getByRole('button', { name: '推送到 save/new-name' }).click();
  await main.getByText('已推送到 origin 的分支 save/new-name').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  // Merged where the remote is hosted, as one commit of its own.
  hook('exit 0');
  commitName(other(), '要合并请求的名字', 'host');
  gitIn(other(), 'push', '-q');
  await main.getByRole('button', { name: '从 origin 取最新的' }).click();
  await main.getByText('已从 origin 取到最新的提交和审核；配置文件还是原来的').waitFor();
  expect(await main.getByText('host: 要合并请求的名字').count()).toBeGreaterThan(0);
  await main.getByRole('button', { name: '取进来，与这里的提交合并' }).click();
  await main.getByText('还不在 origin 的 main 上').waitFor({ state: 'hidden' });
  expect(gitIn(site.dir, 'rev-parse', 'HEAD')).toBe(gitIn(other(), 'rev-parse', 'HEAD'));
  await page.close();
});
