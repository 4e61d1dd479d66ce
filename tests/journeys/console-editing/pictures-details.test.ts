import { expect, test } from 'vitest';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

const logo = () => site.entries<{ logo: string }>('brands.json', 'brands')['fast-loan']?.logo ?? '';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" /></svg>';

// In `npm test` a logo is uploaded, refused, undone and saved.
test('the requirements of a logo are shown before one is chosen; its file is chosen by keys or dropped', async () => {
  const { page, trouble } = await site.open('#/brands/fast-loan');
  const before = logo();
  await page.getByRole('button', { name: '标志图片：选择图片' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('标志：正方形').waitFor();
  await dialog.getByText('最多 40 KB').waitFor();
  const input = dialog.getByLabel('从我的电脑选一张图片').last();
  await input.focus();
  const chosen = page.waitForEvent('filechooser');
  // The browser must have heard that the chooser is waited for before the key is pressed; this call comes after it.
  expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect((await chosen).isMultiple()).toBe(false);
  // The browser's own control is invisible.
  expect(await input.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThan(2);
  expect(await axeInFullRun(page)).toEqual([]);
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'logo.svg', { type: 'image/svg+xml' }));
    return data;
  }, drawing);
  const target = dialog.getByRole('group', { name: '从我的电脑选一张图片' });
  await target.dispatchEvent('dragover', { dataTransfer: dropped });
  await target.dispatchEvent('drop', { dataTransfer: dropped });
  await dialog.waitFor({ state: 'detached' });
  await eventually(async () => logo() !== before, true);
  expect(trouble).toEqual([]);
  await page.close();
});
