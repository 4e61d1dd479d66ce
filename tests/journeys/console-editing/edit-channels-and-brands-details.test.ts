import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { timersFired } from '../../harness/page-events.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

interface Files {
  channels: Record<string, Record<string, unknown>>;
  brands: Record<string, { logo: string; theme: Record<string, string> }>;
  rules: Record<string, { cities: string[]; set: Record<string, number> }>;
}
const draft = <Key extends keyof Files>(file: string, key: Key): Files[Key] =>
  (JSON.parse(site.text(file)) as Files)[key];

const undoAll = async (page: Page) => {
  const undo = page.getByRole('button', { name: '撤销' });
  while (site.ops.draft.undoCount > 0) {
    const before = site.ops.draft.version;
    await undo.click();
    await eventually(async () => site.ops.draft.version > before, true);
  }
  expect([...site.ops.draft.changed.keys()]).toEqual([]);
};

// In `npm test` a brand is edited in same-cell.test.ts, and what is typed into a form and a cell is stored in
// lost-connection.test.ts.
test('a brand gets another colour and logo in its form, and undo restores both', async () => {
  const { page, trouble } = await site.open('#/brands/quick-loan');
  const brand = () => draft('brands.json', 'brands')['quick-loan'];
  await page.getByRole('textbox', { name: '主色', exact: true }).fill('#FFD000');
  await page.keyboard.press('Enter');
  await eventually(async () => brand()?.theme.primary, '#ffd000');
  // White text would be unreadable on it; the phone adjusts the colour (renderer/ui/theme.ts).
  await page
    .getByText(/1\.4:1，手机上“主色”会调深为 #/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: '标志图片：选择图片' }).first().click();
  await page.getByRole('button', { name: 'fast-loan/logo.svg' }).click();
  await eventually(async () => brand()?.logo, '/assets/brands/fast-loan/logo.svg');
  const shown = page.locator('section img').first();
  const logo = '/assets/brands/fast-loan/logo.svg';
  const isShown = (image: Element, end: string) =>
    image instanceof HTMLImageElement && image.naturalWidth > 0 && image.src.endsWith(end);
  await eventually(() => shown.evaluate(isShown, logo), true);
  await undoAll(page);
  await eventually(() => page.getByRole('textbox', { name: '主色', exact: true }).inputValue(), '#1a56c4');
  expect(trouble).toEqual([]);
  await page.close();
});

test('typed text is in the draft when the operator pauses, nothing of it is lost, and Ctrl+S opens the save view', async () => {
  const { page, trouble } = await site.open('#/channels/5265');
  const title = page.getByRole('textbox', { name: '页面标题' });
  const drafted = () => draft('channels.json', 'channels')['5265']?.title;
  await title.pressSequentially('先看');
  await eventually(async () => drafted(), '先看');
  await title.pressSequentially('清楚 ');
  await timersFired(page, 900);
  await title.pressSequentially('再借');
  await eventually(async () => drafted(), '先看清楚 再借');
  expect(await title.inputValue()).toBe('先看清楚 再借');
  await title.pressSequentially('款');
  await page.keyboard.press('Control+s');
  await page.waitForURL(/#\/save/);
  await eventually(async () => drafted(), '先看清楚 再借款');
  await undoAll(page);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a table that is pasted while a cell is edited is pasted as a table', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.getByRole('grid').waitFor();
  await page.getByRole('gridcell').filter({ hasText: /^675/ }).first().dblclick();
  await page.locator('[role=grid] input:not([type=checkbox]):focus').waitFor();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '8801\tquick-loan\n8802\tquick-loan');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await page
    .getByText(/新增 2 行|2 新增/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  expect(trouble).toEqual([]);
  await page.close();
});
