import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole(commitAll);
const git = (...args: string[]) => execFileSync('git', ['-C', site.dir, ...args]).toString();

test('a commit that lacks what an earlier save did not commit names it and is made with it', async () => {
  const { page, trouble } = await site.open('#/save');
  const main = page.getByRole('main');
  const save = async (name: string) => {
    const button = main.getByRole('button', { name, exact: true });
    await button.waitFor();
    for (const one of await main.getByRole('checkbox', { name: '这是我要的' }).all()) await one.check();
    await button.click();
  };
  const [rule] = Object.values(site.entries('definitions/cities.json', 'rules'));
  site.edit({ do: 'set', file: 'definitions/cities.json', path: ['rules', 'spring'], value: rule });
  await save('保存 1 个文件');
  await main.getByText('没有提交到 git：修改历史里还没有这次保存。').waitFor();
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '5265', 'cityRule'], value: 'spring' });
  await main.getByRole('checkbox', { name: '同时提交到 git' }).check();
  await main.getByLabel('改动说明').fill('春季城市');
  await save('保存 1 个文件并提交');
  const along = main.getByRole('button', { name: '连同这些一起提交' });
  await along.waitFor();
  expect(await main.getByText('git 的回答').count()).toBe(0);
  expect(await main.getByText('definitions/cities.json', { exact: true }).count()).toBe(1);
  expect(await axeInFullRun(page)).toEqual([]);

  // Unsaved edits would not be part of what was checked.
  const note = {
    do: 'set',
    file: 'channels.json',
    path: ['channels', '5265', 'note'],
    value: '以后',
  } as const;
  site.edit(note);
  await main.getByText(/^上次保存：/).click();
  await main.getByText('先撤销或放弃未保存的改动，再提交。').waitFor();
  await page.keyboard.press('Control+z');
  await along.click();
  await main.getByText('已提交到 git').waitFor();
  await main.getByText('一并提交了 definitions/cities.json').waitFor();
  expect(git('log', '-1', '--format=%s').trim()).toBe('春季城市');
  expect(git('status', '--short').trim()).toBe('');
  expect(trouble).toEqual([]);
  await page.close();
});

test('what was saved without git is committed later, with what was saved before it or without, and what is left stays in sight', async () => {
  const { page, trouble } = await site.open('#/save');
  const main = page.getByRole('main');
  const save = async () => {
    const button = main.getByRole('button', { name: '保存 1 个文件', exact: true });
    await button.waitFor();
    for (const one of await main.getByRole('checkbox', { name: '这是我要的' }).all()) await one.check();
    await button.click();
    await main.getByText('没有提交到 git：修改历史里还没有这次保存。').waitFor();
  };
  const note = (file: string, path: string[]) => ({ do: 'set', file, path, value: '先不提交' }) as const;
  await main.getByText('已提交到 git').waitFor();
  site.edit(note('channels.json', ['channels', '5265', 'note']));
  await main.getByRole('checkbox', { name: '同时提交到 git' }).uncheck();
  await save();
  // What was known before the second save tells nothing of it: no other form takes the message meanwhile.
  await page.route('**/api/reviews', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    // Once the list is no longer held, what is underway goes on by itself.
    await route.continue().catch(() => {});
  });
  const [host = ''] = Object.keys(site.entries('hosts.json', 'hosts'));
  site.edit(note('hosts.json', ['hosts', host, 'note']));
  await save();
  const commit = main.getByRole('button', { name: '提交到 git', exact: true });
  expect(await commit.isDisabled()).toBe(true);
  await main.getByLabel('改动说明').fill('两处备注');
  const along = main.getByRole('checkbox', { name: '连同以前改过、还没有提交的：channels.json' });
  expect(await along.isChecked()).toBe(true);
  await page.unroute('**/api/reviews');
  await along.uncheck();
  expect(await axeInFullRun(page)).toEqual([]);
  await commit.click();
  await main.getByText('已提交到 git').waitFor();
  expect(git('log', '-1', '--format=%s').trim()).toBe('两处备注');
  // What was left out stays in sight, with a commit of its own.
  const left = main.getByRole('region', { name: '还有 1 个文件改过、没有提交' });
  await left.getByRole('checkbox', { name: 'channels.json' }).waitFor();
  // Also while something is unsaved, with a link to it at the top; it is committed once that is saved or discarded.
  site.edit({ ...note('hosts.json', ['hosts', host, 'note']), value: '还没有保存' });
  await left.getByText('先保存或放弃未保存的改动').waitFor();
  expect(await left.getByRole('button').count()).toBe(0);
  const link = main.getByRole('link', { name: '去看是哪些' });
  expect((await link.boundingBox())?.y).toBeLessThan(400);
  await link.click();
  expect(await left.getByRole('heading').evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await axeInFullRun(page)).toEqual([]);
  await main.getByRole('button', { name: '放弃全部改动' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '放弃改动' }).click();
  await left.getByLabel('改动说明').fill('先前的备注');
  expect(await axeInFullRun(page)).toEqual([]);
  await left.getByRole('button', { name: '提交到 git' }).click();
  await left.waitFor({ state: 'detached' });
  // What was committed is said, also after another view; there is no remote that it could be pushed to.
  const told = main.getByRole('status').filter({ hasText: '已提交 1 个文件到 git' });
  await told.getByText('channels.json').waitFor();
  await told.getByText('先前的备注').waitFor();
  expect(await told.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await told.getByText('还没有推送').count()).toBe(0);
  expect(await axeInFullRun(page)).toEqual([]);
  await page.evaluate(() => {
    location.hash = '#/channels';
  });
  await told.waitFor({ state: 'detached' });
  await page.goBack();
  await told.getByText('先前的备注').waitFor();
  expect(git('log', '-1', '--format=%s').trim()).toBe('先前的备注');
  expect(git('status', '--short').trim()).toBe('');
  expect(trouble).toEqual([]);
  await page.close();
});

test('a draft that needs what nobody has committed is sent for review with it by one press', async () => {
  const { page, trouble } = await site.open('#/save');
  const main = page.getByRole('main');
  const [rule] = Object.values(site.entries('definitions/cities.json', 'rules'));
  site.edit({ do: 'set', file: 'definitions/cities.json', path: ['rules', 'autumn'], value: rule });
  await main.getByRole('checkbox', { name: '同时提交到 git' }).uncheck();
  await main.getByRole('button', { name: '保存 1 个文件', exact: true }).click();
  await main.getByText('没有提交到 git：修改历史里还没有这次保存。').waitFor();
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '5265', 'cityRule'], value: 'autumn' });
  await main.getByText('送审…').click();
  const form = main.getByRole('form', { name: '送审' });
  await form.getByLabel('标题').fill('秋季城市');
  await form.getByLabel('分支短名').fill('autumn');
  await form.getByRole('button', { name: '送审', exact: true }).click();
  await form.getByText('这份改动还需要这些没有提交的改动：definitions/cities.json').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await form.getByRole('button', { name: '连同这些一起送审' }).click();
  await main.getByText('改动已存成本机的审核分支').waitFor();
  await main.getByText('一起送审的还有：definitions/cities.json').waitFor();
  expect(git('show', 'review/autumn:definitions/cities.json')).toContain('"autumn"');
  expect(git('status', '--short').trim()).toBe('M definitions/cities.json');
  // The browser tells of the refusal.
  expect(trouble).toEqual([expect.stringContaining('409')]);
  await page.close();
});
