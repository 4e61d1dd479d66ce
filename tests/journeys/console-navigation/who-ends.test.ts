import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { phoneOf } from '../harness/console-phone.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const traffic = 'channel,host,city,visitors\n5265,m.example,,1200\n675,baidu.example,,40\n';
const site = sharedConsole((dir) => writeFileSync(join(dir, 'traffic.csv'), traffic));
const addressOf = (url: string) => new URLSearchParams(new URL(url).hash.split('?')[1]);

test('from a page: which channels of a brand end at it, on which hosts, by which row, and a visitor to look at', async () => {
  const { page, trouble } = await site.open('#/pages/download-page');
  await page.getByRole('main').getByRole('link', { name: '谁会到这里' }).click();
  await page.getByRole('heading', { name: '谁会到“下载应用”', level: 1 }).waitFor();
  const channels = page.getByRole('table').locator('tbody tr');
  await channels.first().waitFor();
  // The visitors a day are those of traffic.csv, the most first.
  expect(await channels.first().innerText()).toContain('1,200');
  const all = await channels.count();
  await page.getByLabel('品牌', { exact: true }).selectOption({ label: '鹭洲快贷' });
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ 个渠道.*最多约 40 名访客\/天/ })
    .waitFor();
  expect(await channels.first().innerText()).toContain('baidu.example');
  expect(await channels.first().innerText()).not.toContain('m.example');
  expect(await axeInFullRun(page)).toEqual([]);
  // Who ends there is told apart from who comes through it.
  const numberOf = async (label: string) =>
    Number(/\d+$/.exec(await page.locator('label').filter({ hasText: label }).innerText())?.[0]);
  const [here, further] = [await numberOf('在这里结束'), await numberOf('经过这里')];
  await page.getByRole('radio', { name: /^在这里结束/ }).check();
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${here} 个渠道`) })
    .waitFor();
  expect(addressOf(page.url()).get('end')).toBe('here');
  await page.getByRole('radio', { name: /^经过这里/ }).check();
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${further} 个渠道`) })
    .waitFor();
  await page.getByRole('radio', { name: '不限', exact: true }).check();
  await eventually(async () => addressOf(page.url()).has('end'), false);
  // One way of those in which they come, and one channel of those.
  await page.getByRole('radio', { name: /^直接打开它的网址/ }).check();
  await channels.filter({ hasText: '打开 /download-page' }).first().waitFor();
  await page.getByRole('searchbox', { name: '筛选渠道' }).fill('675');
  await eventually(() => channels.count(), 1);
  expect(all).toBeGreaterThan(1);
  expect(Object.fromEntries(addressOf(page.url()))).toEqual({
    page: 'download-page',
    brand: 'quick-loan',
    way: 'address',
  });
  // The visitor is opened with the phone and the explanation, and Back leads to the question.
  await page.getByRole('link', { name: '看渠道 675 的这位访客：解释和手机' }).click();
  await page.getByRole('heading', { name: '为什么' }).waitFor();
  await phoneOf(page).getByRole('heading', { name: '下载应用' }).first().waitFor({ timeout: 0 });
  await page.goBack();
  await page.getByRole('heading', { name: '谁会到“下载应用”', level: 1 }).waitFor();
  expect(await page.title()).toBe('谁会到“下载应用” · 运营控制台');
  expect(trouble).toEqual([]);
  await page.close();
});

test('from a row of a table, and back to the row that decides; an edit is answered on the draft', async () => {
  const { page, trouble } = await site.open('#/decisions/destinations.success?at=2');
  const row = page.locator('tr[data-row="download-page"]');
  await row.getByRole('link', { name: '谁会走到这里' }).click();
  await page.getByRole('heading', { name: '谁会走到成功去向 第 3 行：去“下载应用”' }).waitFor();
  const channels = page.getByRole('table').locator('tbody tr');
  await channels.first().waitFor();
  const count = Number(
    /^\d+/.exec(await page.getByRole('status').filter({ hasText: '个渠道' }).innerText())?.[0],
  );
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '675', 'blocked'], value: true });
  await page
    .getByRole('status')
    .filter({ hasText: `${count - 1} 个渠道` })
    .waitFor();
  const decides = channels.first().getByRole('link', { name: /成功去向 第 3 行/ });
  expect(await decides.innerText()).toContain('去“下载应用”');
  await decides.click();
  await row.waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('from the search by keys alone: 谁会到, then a page', async () => {
  const { page, trouble } = await site.open('#/decisions');
  await page.getByRole('heading', { name: '决策表', level: 1 }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('谁会到 下载应用');
  await page.getByRole('group', { name: '谁会到这一页' }).getByRole('option').first().waitFor();
  expect(await page.getByRole('option', { selected: true }).innerText()).toMatch(/^下载应用/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^谁会到“下载应用/, level: 1 }).waitFor();
  // Nobody ends here so: it says so, and how to go on.
  await page.goto(
    `${page.url().split('#')[0]}#/who?page=not-found&brand=quick-loan&flag.succ_todo=0&way=outcome:nothing`,
  );
  await page.getByRole('status').filter({ hasText: '没有访客这样到这里' }).waitFor();
  await page.goto(`${page.url().split('#')[0]}#/who?page=no-such-page`);
  await page.getByRole('alert').filter({ hasText: '草稿里没有“no-such-page”' }).waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});
