import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const ruleOf = (id: string) => site.entries('channels.json', 'channels')[id]?.cityRule;

test('a wrong name in a cell is reported at the first Enter, preserved, and corrected by the similar name', async () => {
  const { page, trouble } = await site.open('#/channels');
  const grid = page.getByRole('grid', { name: '渠道' });
  await grid.waitFor();
  const cell = (row: string) => grid.getByRole('row', { name: row }).first().getByRole('gridcell').nth(4);
  const editor = grid.getByRole('combobox', { name: '城市规则', exact: true });
  // Starting from the current value, and by typing at once.
  for (const opens of [true, false]) {
    const before = ruleOf('5130');
    await cell('5130').click();
    if (opens) await page.keyboard.press('Enter');
    await page.keyboard.type('shenzen-folow');
    await page.keyboard.press('Enter');
    const reason = grid.getByRole('alert');
    await reason.getByText('没有“shenzen-folow”').waitFor();
    expect(await editor.inputValue()).toBe('shenzen-folow');
    expect(await page.getByRole('listbox').count()).toBe(0);
    expect(await axeInFullRun(page)).toEqual([]);
    if (opens) {
      // Opened again, it shows the reason again.
      await cell('5167').click();
      await cell('5130').click();
      await page.keyboard.press('F2');
      await reason.getByText('没有“shenzen-folow”').waitFor();
      expect(await page.getByRole('listbox').count()).toBe(0);
      await reason.getByRole('button', { name: /^改为 .*shenzhen-follow-account$/ }).click();
    } else {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await eventually(async () => ruleOf('5130'), 'shenzhen-follow-account');
    await page.getByText('格的内容不对').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await eventually(async () => ruleOf('5130'), before);
  }
  expect(trouble).toEqual([]);
  await page.close();
});

test('Home moves to the beginning of a row, and nothing is shown for a hidden row', async () => {
  const { page, trouble } = await site.open('#/channels');
  const grid = page.getByRole('grid', { name: '渠道' });
  await grid.waitFor();
  await grid.getByRole('row', { name: '675' }).first().getByRole('gridcell').nth(2).click();
  await page.keyboard.press('End');
  await eventually(() => grid.evaluate((box) => box.scrollLeft > 0), true);
  await page.keyboard.press('Home');
  await eventually(() => grid.evaluate((box) => box.scrollLeft), 0);
  const marked = grid.locator('[data-active]');
  expect(await marked.innerText()).toContain('675');
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '9910'], value: {} });
  const all = Object.keys(site.entries('channels.json', 'channels')).length;
  await page.getByRole('status').getByText(`${all} / ${all} 行`).waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Home');
  await page.getByText('9910 是新增的，还没有保存。').waitFor();
  await page.getByRole('searchbox', { name: '在所有列中筛选' }).fill('没有这样的');
  await page.getByText('9910 是新增的，还没有保存。').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '清除筛选' }).click();
  await page.getByText('9910 是新增的，还没有保存。').waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});

test('the hosts that are counted as others are emphasised in the table of hosts', async () => {
  const { page, trouble } = await site.open('#/channels/5265');
  const sentence = await page.getByText(/另有 \d+ 个站点看到的不同/).innerText();
  const table = page.getByRole('table').filter({ hasText: '落地页' }).first();
  expect(sentence).toContain(`另有 ${await table.locator('tbody tr:has(td strong)').count()} 个站点`);
  await table
    .getByRole('row', { name: /m-v1-small\.example/ })
    .getByText(/^运营公司：/)
    .waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await page.close();
});

test('the preview keeps its visitor while another view is open', async () => {
  const { page, trouble } = await site.open('#/see?channel=5265&city=上海&device=ios%2Bwechat');
  const city = page.getByLabel('城市', { exact: true });
  await eventually(() => city.inputValue(), '上海');
  const navigation = page.getByRole('navigation', { name: '视图' });
  await navigation.getByRole('link', { name: '渠道' }).click();
  await page.getByRole('grid', { name: '渠道' }).waitFor();
  await navigation.getByRole('link', { name: '预览' }).click();
  await eventually(() => city.inputValue(), '上海');
  expect(page.url()).toContain('channel=5265');
  expect(page.url()).toContain('wechat');
  // A link that names another visitor overrides the last one.
  await page.evaluate(() => {
    location.hash = '#/see';
  });
  await eventually(() => city.inputValue(), '');
  expect(trouble).toEqual([]);
  await page.close();
});

test('the count of problems says that it is checking, and shows no zero', async () => {
  const { page, trouble } = await site.open('#/channels');
  const chip = page.locator('#problem-count');
  await eventually(() => chip.innerText(), '没有问题');
  site.edit({ do: 'set', file: 'channels.json', path: ['channels', '675', 'cityRule'], value: 'none' });
  await eventually(() => chip.innerText(), '1 个错误');
  // No all-clear while the impact is still being computed.
  await page.evaluate(() => {
    const labels: string[] = [];
    Object.assign(window, { labels });
    const box = document.getElementById('problem-count');
    new MutationObserver(() => labels.push(`${box?.textContent} ${box?.getAttribute('aria-busy')}`)).observe(
      document.getElementById('problem-count') as Node,
      { subtree: true, childList: true, characterData: true, attributes: true },
    );
  });
  site.edit({
    do: 'set',
    file: 'channels.json',
    path: ['channels', '675', 'cityRule'],
    value: 'shanghai-skip-form',
  });
  await eventually(() => chip.innerText(), '没有问题');
  const labels = await page.evaluate(() => (window as unknown as { labels: string[] }).labels);
  expect(labels).toContain('检查中… true');
  expect(labels).not.toContain('没有问题 true');
  expect(trouble).toEqual([]);
  await page.close();
});
