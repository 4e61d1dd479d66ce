import { execFileSync } from 'node:child_process';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { timersFired } from '../../harness/page-events.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole((dir) => {
  commitAll(dir);
  execFileSync('git', ['-C', dir, 'checkout', '-q', '--detach']);
});

const set = (file: string, path: string[], value: unknown) => site.edit({ do: 'set', file, path, value });
const channel = (id: string) => site.entries<Record<string, unknown>>('channels.json', 'channels')[id];
const leftOf = async (one: Locator) => Math.round((await one.boundingBox())?.x ?? -1);

test('each fix of a problem describes its change, and the unsaved edit that caused it is reverted', async () => {
  const before = channel('5611')?.cityRule;
  set('channels.json', ['channels', '5611', 'cityRule'], 'chengdu-downlod');
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('button', { name: /1 个错误/ }).click();
  const panel = page.getByRole('complementary', { name: '问题' });
  const fix = panel.getByRole('button', { name: /^改为 chengdu-download：/ });
  await eventually(() => fix.getAttribute('title'), '把“chengdu-downlod”改为“chengdu-download”');
  const back = panel.getByRole('button', { name: /^恢复原值：渠道 5611/ });
  expect(await back.getAttribute('title')).toMatch(/^把“chengdu-downlod”恢复成“.*chengdu-download.*”$/);
  // At the same edge in every finding.
  const edges = await panel
    .locator('li p:has(button)')
    .evaluateAll((all) => all.map((one) => one.firstElementChild?.getBoundingClientRect().left));
  expect(new Set(edges).size).toBe(1);
  expect(await axeInFullRun(page)).toEqual([]);
  await back.click();
  await eventually(async () => channel('5611')?.cityRule, before);
  await panel.getByText('没有问题，可以保存').waitFor();
  expect(await panel.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(trouble).toEqual([]);
  await page.close();
});

test.each([1280, 900])(
  'the buttons of the top bar keep their position at %i px, whatever their labels',
  async (width) => {
    const { page } = await site.open('#/channels');
    await page.setViewportSize({ width, height: 800 });
    const bar = page.getByRole('banner');
    await bar.getByText('没有改动').waitFor();
    await bar.getByRole('link', { name: '访客不受影响' }).waitFor();
    const buttons = bar.locator('button, a.button, a[href="#/know"], a[href="#/save"]');
    const places = async () => Promise.all((await buttons.all()).map(leftOf));
    const calm = await places();
    set('channels.json', ['channels', '5611', 'title'], '新');
    await bar.getByRole('link', { name: '正在核对影响' }).waitFor();
    expect(await places()).toEqual(calm);
    await bar.getByRole('link', { name: '影响 1 个渠道' }).waitFor();
    await bar.getByText('保存 1 个文件').waitFor();
    expect(await places()).toEqual(calm);
    set('channels.json', ['channels', '5611', 'cityRule'], 'no-such-rule');
    await bar.getByText('1 个错误').waitFor();
    expect(await places()).toEqual(calm);
    await page.close();
  },
);

test('the form of the preview keeps its position when a channel is chosen, and a phone says that its page is loading', async () => {
  const { page, trouble } = await site.open('#/channels');
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/localhost:\d+\/(\?.*)?$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => {
    location.hash = '#/see';
  });
  await page.getByText('手机里的页面正在载入…').waitFor();
  const hint = page.getByText('留空：网址里没有渠道号');
  await hint.waitFor();
  const city = page.getByRole('combobox', { name: '城市' });
  const before = await city.boundingBox();
  await page.getByRole('combobox', { name: '渠道', exact: true }).fill('5265');
  await page.getByRole('combobox', { name: '渠道', exact: true }).press('Enter');
  await hint.waitFor({ state: 'hidden' });
  expect(await city.boundingBox()).toEqual(before);
  letGo();
  await page.getByText('手机里的页面正在载入…').waitFor({ state: 'detached' });
  expect(trouble).toEqual([]);
  await page.close();
});

test('the lists of brands and hosts mark changed and new entries, as tables do', async () => {
  const { page, trouble } = await site.open('#/brands');
  const list = page.getByRole('navigation', { name: '品牌' });
  await list.getByRole('link', { name: /fast-loan/ }).waitFor();
  expect(await list.locator('[data-changed]').count()).toBe(0);
  set('brands.json', ['brands', 'fast-loan', 'name'], '新名字');
  set('brands.json', ['brands', 'fast-loan', 'theme', 'primary'], '#123456');
  const one = site.entries('brands.json', 'brands')['quick-loan'];
  set('brands.json', ['brands', 'zzz-loan'], one);
  await list.getByRole('link', { name: /fast-loan.*2 处改动/ }).waitFor();
  await list.getByRole('link', { name: /zzz-loan.*新增/ }).waitFor();
  expect(await list.locator('[data-changed]').count()).toBe(2);
  expect(await axeInFullRun(page)).toEqual([]);
  const host = Object.keys(site.entries('hosts.json', 'hosts'))[1] ?? '';
  set('hosts.json', ['hosts', host, 'note'], '改过');
  await page.evaluate(() => {
    location.hash = '#/hosts';
  });
  await page.getByRole('navigation', { name: '站点' }).getByText('1 处改动').waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

const pasted = (page: Page, text: string) => page.getByRole('dialog').getByRole('textbox').first().fill(text);

test('a paste names the columns that it leaves out, and shows that there are more beyond the edge', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.setViewportSize({ width: 900, height: 700 });
  await page.getByRole('button', { name: '粘贴或导入…' }).click();
  await pasted(page, '渠道\t名称\t页面标题\n9001\t甲\t乙\n9002\t丙\t丁');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('“名称”一列不粘贴。').waitFor();
  expect(await dialog.getByText('右边还有列').count()).toBe(0);
  const wide = ['渠道', '备注', '页面标题', '品牌', '城市规则', '广告平台', '转化', '标签', '一', '二', '三'];
  await pasted(
    page,
    `${wide.join('\t')}\n${wide.map((_, at) => (at === 0 ? '9003' : `长长的内容 ${at}`)).join('\t')}`,
  );
  const more = dialog.getByRole('button', { name: '右边还有列' });
  await more.waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  for (let at = 0; at < 6 && (await more.isVisible()); at += 1) {
    await more.click({ timeout: 2000 }).catch(() => {});
    await timersFired(page, 500);
  }
  await more.waitFor({ state: 'detached' });
  expect(trouble).toEqual([]);
  await page.close();
});

test('a cell with a list opens at its current value', async () => {
  const { page, trouble } = await site.open('#/channels?at=5611&column=cityRule');
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('F2');
  const list = page.getByRole('listbox');
  const marked = list.getByRole('option', { selected: true });
  await marked.filter({ hasText: 'chengdu-download' }).waitFor();
  expect(await marked.count()).toBe(1);
  const first = await list.getByRole('option').first().textContent();
  expect(await marked.textContent()).not.toBe(first);
  // Opening a cell without typing leaves its value; the arrow keys continue from there.
  await page.keyboard.press('Enter');
  expect(channel('5611')?.cityRule).toBe('chengdu-download');
  expect(trouble).toEqual([]);
  await page.close();
});

test('a rule that is added on the page of a channel is assigned to it in the same step, without a warning', async () => {
  const { page, trouble } = await site.open('#/channels/5230');
  const warned: string[] = [];
  const { send } = site.ops.events;
  site.ops.events.send = (name, data) => {
    if (name === 'problems') warned.push(JSON.stringify(data));
    send.call(site.ops.events, name, data);
  };
  const before = channel('5230');
  await page.getByRole('button', { name: '新建城市规则…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('规则', { exact: true }).fill('ningbo-alone');
  await dialog.getByRole('combobox', { name: '城市' }).fill('宁波');
  await dialog.getByRole('combobox', { name: '城市' }).press('Enter');
  await dialog.getByText('会新增城市“宁波”，也认“宁波市”。').waitFor();
  await dialog.getByRole('button', { name: '新增', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await eventually(async () => channel('5230')?.cityRule, 'ningbo-alone');
  expect(Object.keys(site.entries('definitions/cities.json', 'rules'))).toContain('ningbo-alone');
  await page.getByRole('banner').getByText('没有问题').waitFor();
  site.ops.events.send = send;
  expect(warned.join()).not.toContain('ningbo-alone');
  await page.getByRole('button', { name: '撤销' }).click();
  await eventually(async () => channel('5230'), before);
  expect(Object.keys(site.entries('definitions/cities.json', 'rules'))).not.toContain('ningbo-alone');
  expect(trouble).toEqual([]);
  await page.close();
});

test('a save on a detached HEAD says so beside the commit, and added text does not look like a link', async () => {
  set('channels.json', ['channels', '5611', 'title'], '甲');
  const { page, trouble } = await site.open('#/save');
  await page.getByText(/^同时提交到 git 不在分支上，当前提交 [0-9a-f]{7}$/).waitFor();
  const added = page.getByRole('insertion').filter({ hasText: '甲' });
  await added.waitFor();
  const look = (one: Locator) =>
    one.evaluate((element) => {
      const { textDecorationLine, fontWeight, backgroundColor } = getComputedStyle(element);
      return { textDecorationLine, fontWeight, backgroundColor };
    });
  expect(await look(added)).toMatchObject({ textDecorationLine: 'none', fontWeight: '600' });
  expect((await look(added)).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect((await look(page.getByRole('deletion').first())).textDecorationLine).toBe('line-through');
  expect(await axeInFullRun(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});

test('an address of no view says which, and leads on', async () => {
  const { page, trouble } = await site.open('#/渠道/5265');
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: '没有这个页面' }).waitFor();
  await main.getByText('控制台里没有 #/渠道/5265').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await main.getByRole('link', { name: '去查找' }).click();
  await main.getByRole('heading', { level: 1, name: '没有这个页面' }).waitFor({ state: 'detached' });
  expect(trouble).toEqual([]);
  await page.close();
});
