import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { eventually } from '../harness/eventually.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole(commitAll);

/** 渠道,页面标题,广告平台 with 5265,夏季活动,小红书 and 99002,新渠道,快手, as Excel in China writes them. */
const gb18030 =
  'c7feb5c02cd2b3c3e6b1eacce22cb9e3b8e6c6bdcca80d0a353236352ccfc4bcbebbeeb6af2cd0a1baeccae90d0a39393030322cd0c2c7feb5c02cbfeccad60d0a';

test('a file is corrected, looked at, taken, undone, redone, saved and committed, and what was committed passes the check', async () => {
  const { page, trouble } = await site.open('#/channels');
  const grid = page.getByRole('grid');
  await grid.waitFor();
  const before = site.text('channels.json');
  const dialog = page.getByRole('dialog');
  const choose = (name: string, buffer: Buffer) =>
    dialog.getByLabel('选择表格文件（.xlsx、.csv）…').setInputFiles({ name, mimeType: '', buffer });
  const open = () => page.getByRole('button', { name: '粘贴或导入…' }).click();
  await open();
  await choose('channels.csv', Buffer.from(gb18030, 'hex'));
  await dialog.getByText('按 GB18030 编码').waitFor();
  await dialog.getByRole('button', { name: '取消' }).click();
  await open();
  const left = dialog.getByText('这些行是上次留下、还没有粘贴的');
  await left.waitFor();
  // The same file again: its rows are those of the file, whatever was left before.
  await choose('channels.csv', Buffer.from(gb18030, 'hex'));
  await dialog.getByText('按 GB18030 编码').waitFor();
  expect(await left.count()).toBe(0);

  // Where the table goes on to the right, its shadow lies on no button of the dialog.
  for (const width of [1280, 900]) {
    await page.setViewportSize({ width, height: 480 });
    const table = dialog.getByRole('region', { name: '预览' }).locator('..');
    const buttons = dialog.getByRole('button', { name: '取消' }).locator('..');
    const [top, area] = [(await table.boundingBox())?.y ?? 0, await buttons.boundingBox()];
    if (!area) throw new Error('the dialog has buttons');
    await dialog.evaluate((one, by) => one.scrollBy(0, by), top - area.y + 10);
    expect((await table.boundingBox())?.y).toBeLessThan(area.y);
    // Of the window, because a picture of an element is scrolled to.
    const picture = async (right: boolean) => {
      await table.evaluate((one, on) => one.toggleAttribute('data-right', on), right);
      return await page.screenshot({ clip: area });
    };
    expect((await picture(true)).equals(await picture(false)), `${width}`).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await dialog.getByText(/^C2 广告平台：没有“小红书”/).waitFor();
  const fault = dialog.locator('tbody input').first();
  await fault.fill('巨量引擎');
  await fault.press('Enter');
  await dialog.getByRole('button', { name: '先看影响' }).click();
  await dialog.getByText(/^影响 2 个渠道、\d+ 个站点的访客/).waitFor({ timeout: 180_000 });
  await dialog.getByRole('button', { name: '应用 2 行' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('已应用：新增 1 行，修改 1 行').waitFor();
  await grid.getByText('夏季活动').waitFor();
  await page.keyboard.press('Control+z');
  await eventually(async () => site.text('channels.json') === before, true);
  await grid.getByText('夏季活动').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Shift+z');
  await grid.getByText('夏季活动').waitFor();

  await page.getByRole('navigation').getByRole('link', { name: '保存', exact: true }).click();
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: '这是我要的' }).first().waitFor({ timeout: 0 });
  for (const one of await main.getByRole('checkbox', { name: '这是我要的' }).all()) await one.check();
  await main.getByRole('checkbox', { name: '同时提交到 git' }).check();
  await main.getByLabel('改动说明').fill('从表格导入');
  await main.getByRole('button', { name: '保存 1 个文件并提交' }).click();
  await main.getByText('已提交到 git').waitFor({ timeout: 0 });

  const fresh = join(site.dir, '..', 'fresh');
  execFileSync('git', ['-C', site.dir, 'worktree', 'add', '-q', fresh, 'HEAD']);
  const { channels } = readConfig(fresh).config?.channels ?? {};
  expect(channels?.['5265']).toMatchObject({ title: '夏季活动', ads: { network: 'ocean-engine' } });
  expect(channels?.['99002']).toEqual({ title: '新渠道', ads: { network: 'kuaishou' } });
  expect(trouble).toEqual([]);
  await page.close();
});
