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
