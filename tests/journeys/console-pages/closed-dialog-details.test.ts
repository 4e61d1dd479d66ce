import { expect, test } from 'vitest';
import { sharedConsole } from '../harness/shared-console.ts';

// `new-page.test.ts` opens, fills in and closes such a dialog in `npm test`.
const site = sharedConsole();

test('an Escape over a typed text asks before the dialog closes, the next one closes it, and one over nothing closes it at once', async () => {
  const { page, trouble } = await site.open('#/pages');
  const open = page.getByRole('button', { name: '新增页面…' });
  const dialog = page.getByRole('dialog');
  const asked = dialog.getByRole('status').filter({ hasText: '再按一次 Esc 就放弃它' });
  await open.click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await open.click();
  const title = dialog.getByLabel('首屏标题');
  await title.fill('春季');
  await page.keyboard.press('Escape');
  await asked.waitFor();
  expect(await title.inputValue()).toBe('春季');
  // Who goes on typing is asked again.
  await title.pressSequentially('活动');
  await asked.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await asked.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // It is closed for the console as well, not only for the browser.
  await open.click();
  await dialog.getByLabel('首屏标题').waitFor();
  await dialog.getByRole('button', { name: '取消' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(site.ops.draft.undoCount).toBe(0);
  expect(trouble).toEqual([]);
});

test('a name that is typed beside the button that adds it is asked about, in dialogs that write their other fields', async () => {
  const file = 'definitions/navigation.json';
  const rules: { id: string }[] = JSON.parse(site.text(file)).rules;
  const at = rules.findIndex(({ id }) => id === 'guard-download');
  site.edit({ do: 'set', file, path: ['rules', at, 'with'], value: { from: '1' } });
  const steps = site.ops.draft.undoCount;
  const { page, trouble } = await site.open('#/decisions/navigation');
  await page.getByRole('button', { name: /guard-download$/ }).click();
  const dialog = page.getByRole('dialog');
  const asked = dialog.getByRole('status').filter({ hasText: '再按一次 Esc 就放弃它' });
  const name = dialog.getByRole('textbox', { name: '名称', exact: true });
  await name.fill('source');
  await page.keyboard.press('Escape');
  await asked.waitFor();
  expect(await name.inputValue()).toBe('source');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(site.ops.draft.undoCount).toBe(steps);
  // The name of a view of a table.
  await page.evaluate(() => {
    location.hash = '#/channels';
  });
  await page.getByRole('button', { name: '列和视图…' }).click();
  const view = dialog.getByLabel('把现在的样子保存为');
  await view.fill('夏季投放');
  await page.keyboard.press('Escape');
  await asked.waitFor();
  expect(await view.inputValue()).toBe('夏季投放');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(trouble).toEqual([]);
  await page.close();
});

test('the own name of a window is asked about as well', async () => {
  const { page: other } = await site.open('#/history');
  const { page, trouble } = await site.open('#/channels/5265');
  const windows = page.locator('nav section');
  await windows.getByRole('button', { name: '写上名字' }).click();
  const name = windows.getByRole('textbox', { name: '您的名字' });
  await name.fill('小李');
  await page.keyboard.press('Escape');
  await windows.getByText('再按一次 Esc 就放弃它').waitFor();
  expect(await name.inputValue()).toBe('小李');
  await page.keyboard.press('Escape');
  await windows.getByRole('button', { name: '写上名字' }).waitFor();
  expect(trouble).toEqual([]);
  await other.close();
  await page.close();
});
