import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();
const channels = () => site.entries('channels.json', 'channels');
const rules = () => site.entries<{ cities: string[] }>('definitions/cities.json', 'rules');
/** Activates a cell by a click. */
const mark = (page: Page, row: string, column: number) =>
  page.getByRole('row', { name: row }).first().getByRole('gridcell').nth(column).click();

test('an input method composes on the active cell from the first letter on', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('grid').waitFor();
  const keys = await page.context().newCDPSession(page);
  const compose = async (...steps: string[]) => {
    for (const text of steps) {
      await keys.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
  };
  await mark(page, '675', 2);
  await compose('s', 'sh', "shang'hai");
  const composing = page.locator('[data-grid-input]');
  expect(await composing.inputValue()).toBe("shang'hai");
  const [at, cell] = [
    await composing.boundingBox(),
    await page.getByRole('row', { name: '675' }).first().getByRole('gridcell').nth(2).boundingBox(),
  ];
  expect([Math.abs((at?.x ?? 0) - (cell?.x ?? 9)) < 2, Math.abs((at?.y ?? 0) - (cell?.y ?? 9)) < 3]).toEqual([
    true,
    true,
  ]);
  await keys.send('Input.insertText', { text: '上海' });
  const open = page.getByRole('grid').getByRole('textbox', { name: '页面标题', exact: true });
  await open.waitFor();
  await compose('d', 'dai');
  await keys.send('Input.insertText', { text: '贷' });
  expect(await open.inputValue()).toBe('上海贷');
  await page.keyboard.press('Enter');
  await eventually(async () => channels()['675']?.title, '上海贷');
  // Letters without an input method, in a cell with choices and in one with tokens.
  await mark(page, '679', 4);
  await page.keyboard.type('beijing-skip');
  await page.keyboard.press('Enter');
  await eventually(async () => channels()['679']?.cityRule, 'beijing-skip-form');
  await page.evaluate(() => {
    location.hash = '#/cities';
  });
  await page.getByRole('grid', { name: '城市规则' }).waitFor();
  await mark(page, 'shanghai-skip-form', 2);
  await compose('s', 'shen');
  await keys.send('Input.insertText', { text: '深圳' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await eventually(async () => rules()['shanghai-skip-form']?.cities, ['上海', '深圳']);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a refused text stays in its cell with the reason, until it is corrected or discarded', async () => {
  const { page, trouble } = await site.open('#/cities');
  await page.getByRole('grid').waitFor();
  const wrong = page.getByRole('row', { name: 'shanghai-skip-form' }).first().getByRole('gridcell').nth(4);
  await mark(page, 'shanghai-skip-form', 4);
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  // The reason covers the row below.
  const isSeen = (reason: Element) => {
    const { x, y, height } = reason.getBoundingClientRect();
    return reason.contains(document.elementFromPoint(x + 5, y + height - 3));
  };
  expect(await page.getByRole('alert').evaluate(isSeen)).toBe(true);
  await mark(page, 'beijing-skip-form', 2);
  expect(await wrong.innerText()).toContain('99');
  expect(await wrong.getAttribute('aria-invalid')).toBe('true');
  expect(await wrong.getAttribute('title')).toContain('没有“99”');
  // An unknown city, with known ones beside it.
  await page.keyboard.press('F2');
  await page.keyboard.type('火星');
  await mark(page, 'shanghai-skip-form', 1);
  const cities = page.getByRole('row', { name: 'beijing-skip-form' }).first().getByRole('gridcell').nth(2);
  expect(await cities.innerText()).toContain('北京、火星');
  expect(rules()['beijing-skip-form']?.cities).toEqual(['北京']);
  await page.getByText('城市规则表里有 2 格的内容不对').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await page.getByText('城市规则表里有 2 格的内容不对').waitFor();
  await page.getByRole('link', { name: '去改正' }).click();
  await page.getByRole('grid').waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.hasAttribute('data-grid-input')), true);
  await page.keyboard.press('Enter');
  const editor = page.getByRole('grid').getByRole('combobox', { name: '成功去向', exact: true });
  expect(await editor.inputValue()).toBe('99');
  await editor.fill('4');
  await page.keyboard.press('Enter');
  await page.getByText('城市规则表里有 1 格的内容不对').waitFor();
  await cities.click();
  await page.keyboard.press('Escape');
  await page.getByText('格的内容不对').waitFor({ state: 'detached' });
  expect((await cities.innerText()).trim()).toBe('北京');
  expect(trouble).toEqual([]);
  await page.close();
});

test('a text that is being typed in a cell is kept when its page is loaded again or closed', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('grid').waitFor();
  await mark(page, '675', 2);
  await page.keyboard.type('打到一半');
  await page.reload();
  await eventually(async () => channels()['675']?.title, '打到一半');
  await mark(page, '679', 2);
  await page.keyboard.type('关掉之前');
  const context = page.context();
  const { origin } = new URL(page.url());
  await page.close({ runBeforeUnload: true });
  await eventually(async () => context.pages().length, 0);
  // A link in a new tab has no token in its address.
  const next = await context.newPage();
  await next.goto(`${origin}/#/channels`);
  await next.getByRole('grid').waitFor();
  await eventually(async () => channels()['679']?.title, '关掉之前');
  expect(trouble).toEqual([]);
  await next.close();
});
