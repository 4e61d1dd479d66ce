import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Edit } from '../../../console/api/index.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { commitAll, sharedConsole } from '../harness/shared-console.ts';

// In `npm test` a step is undone (new-page.test.ts), a discard is one (tests/console/server), cards are edited and moved by
// keys (page-blocks.test.ts), and a change is saved (impact-and-preview.test.ts).
const site = sharedConsole(commitAll);
const channels = () => site.entries('channels.json', 'channels');
const title = (id: string, value: string): Edit => ({
  do: 'set',
  file: 'channels.json',
  path: ['channels', id, 'title'],
  value,
});
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return `${at?.tagName.toLowerCase()} ${at?.getAttribute('aria-label') ?? at?.textContent?.trim().slice(0, 40) ?? ''}`;
  });
const focusIs = (page: Page, label: RegExp) => eventually(async () => label.test(await focused(page)), true);

test('the search finds while typing, is navigated by the arrow keys, and is cleared once a result is opened', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('grid').waitFor();
  const box = page.getByRole('combobox', { name: '查找渠道、站点、品牌、页面、文字' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('上海');
  await page
    .getByRole('option', { name: /shanghai-skip-form/ })
    .first()
    .waitFor();
  expect(await box.getAttribute('aria-expanded')).toBe('true');
  const marked = () =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
      const option = document.getElementById(id);
      return option?.getAttribute('aria-selected') === 'true' ? option.id : '';
    });
  expect(await marked()).toBe('found-0');
  await page.keyboard.press('ArrowDown');
  expect(await marked()).toBe('found-1');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await marked()).not.toBe('found-0');
  expect(await axeInFullRun(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect([await box.inputValue(), await page.getByRole('listbox', { name: '查找' }).count()]).toEqual([
    '',
    0,
  ]);
  await page.keyboard.press('Escape');
  // Enter before the response: opens the best result for the typed text.
  await page.locator('body').press('/');
  await page.keyboard.type('channel_5265');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '渠道 5265' }).waitFor();
  expect([await box.inputValue(), await focused(page)]).toEqual(['', expect.stringMatching(/^main/)]);
  await page.getByRole('link', { name: '查找', exact: true }).click();
  await eventually(() => page.getByRole('main').getByRole('textbox').count(), 0);
  await eventually(() => box.evaluate((input) => input === document.activeElement), true);
  await page.keyboard.type('没有这个东西');
  await page.getByText('没有找到“没有这个东西”').last().waitFor();
  expect(await box.getAttribute('aria-expanded')).toBe('false');
  expect(trouble).toEqual([]);
  await page.close();
});

test('a discard is named and can be reverted, until the next step or a press dismisses the notice', async () => {
  const { page, trouble } = await site.open('#/save');
  site.edit(title('5265', '不要了'));
  const notice = page.getByRole('status').filter({ hasText: '已放弃' });
  const discard = async () => {
    await page.getByRole('button', { name: '放弃全部改动' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '放弃改动' }).click();
    await notice.getByText('已放弃 channels.json 的改动。').waitFor();
    await eventually(() => notice.evaluate((box) => box === document.activeElement), true);
  };
  await discard();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await notice.waitFor({ state: 'detached' });
  expect(channels()['5265']?.title).toBe('不要了');
  await discard();
  await notice.getByRole('button', { name: '关闭' }).click();
  await notice.waitFor({ state: 'detached' });
  site.edit(title('5265', '又改'));
  await discard();
  site.edit(title('5316', '另一步'));
  await notice.waitFor({ state: 'detached' });
  expect(trouble).toEqual([]);
  await page.close();
});

const rules = () => site.entries<{ set: Record<string, number> }>('definitions/cities.json', 'rules');

test('with the keyboard alone a channel is added, given its rule and destination, previewed, and saved', async () => {
  const { page, trouble } = await site.open('#/');
  const focus = (label: RegExp) => focusIs(page, label);
  /** The target has to be reachable with this many presses of Tab. */
  const tabTo = async (label: RegExp, most: number) => {
    for (let at = 0; at < most && !label.test(await focused(page)); at += 1) await page.keyboard.press('Tab');
    expect(await focused(page)).toMatch(label);
  };
  await page.getByRole('button', { name: '没有问题' }).waitFor();
  await focus(/^input 查找/);
  await tabTo(/^a 渠道$/, 9);
  await page.keyboard.press('Enter');
  await focus(/^main/);
  await page.getByRole('grid').waitFor();
  await tabTo(/^button 新增/, 3);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('9100');
  await tabTo(/^input 城市规则/, 4);
  await page.keyboard.type('shanghai-skip');
  await page.keyboard.press('Enter');
  await tabTo(/^input 转化编号/, 2);
  await page.keyboard.press('Enter');
  await focus(/^input 渠道表/);
  expect(channels()['9100']).toEqual({ cityRule: 'shanghai-skip-form' });
  // In the table: another rule, and then the destination of the rule.
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('chengdu-down');
  await page.keyboard.press('Enter');
  await eventually(async () => channels()['9100']?.cityRule, 'chengdu-download');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('chengdu-download');
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: '城市规则' }).waitFor();
  await focus(/^input 城市规则表/);
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await eventually(async () => rules()['chengdu-download']?.set.succ_todo, 5);
  await page.keyboard.press('/');
  await page.keyboard.type('9100');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '渠道 9100' }).waitFor();
  await tabTo(/^a 预览这个渠道/, 4);
  await page.keyboard.press('Enter');
  await page.frameLocator('iframe').locator('form').first().waitFor();
  await page.keyboard.press('Control+s');
  await focus(/^main/);
  await tabTo(/^input /, 1);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('新渠道 9100');
  const save = page.getByRole('button', { name: '保存 2 个文件并提交' });
  await save.and(page.locator(':enabled')).waitFor();
  await page.keyboard.press('Control+s');
  await focus(/^div 已保存/);
  expect(await page.getByText(/已写入 /).innerText()).toContain('channels.json');
  expect(trouble).toEqual([]);
  await page.close();
});
