import { expect, test } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

// In `npm test` console-windows/same-cell.test.ts types while the schema may come.
test('what is typed before the schema of its file has come stays, and so does the focus', async () => {
  const [id = ''] = Object.keys(site.entries('brands.json', 'brands'));
  const { page, trouble } = await site.open('#/channels');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/schema?name=brands.json', async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/brands/${id}`);
  const name = page.getByRole('main').getByRole('textbox', { name: '品牌名', exact: true });
  await name.focus();
  const before = await name.elementHandle();
  await page.keyboard.type('先打的字');
  const schema = page.waitForResponse('**/api/schema?name=brands.json');
  release();
  await (await schema).finished();
  await page.keyboard.type('再打的字');
  const brandName = () => site.entries<{ name?: string }>('brands.json', 'brands')[id]?.name;
  await eventually(async () => brandName()?.endsWith('先打的字再打的字'), true);
  expect(await before?.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(trouble).toEqual([]);
  await page.close();
});
