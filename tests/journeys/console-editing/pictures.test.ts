import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { phoneOf } from '../harness/console-phone.ts';
import { axeInFullRun } from '../harness/console-site.ts';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

const logo = () => site.entries<{ logo: string }>('brands.json', 'brands')['fast-loan']?.logo ?? '';
const file = (name: string, text: string) => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" /></svg>';

test('a logo that an operator uploads is in the draft and in its form, and undo takes it out', async () => {
  const { page, trouble } = await site.open('#/brands/fast-loan');
  const before = logo();
  await page.getByRole('button', { name: '标志图片：选择图片' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('从我的电脑选一张图片').last().setInputFiles(file('logo.svg', drawing));
  await dialog.waitFor({ state: 'detached' });
  await eventually(async () => logo() !== before, true);
  await page.locator(`img[src$="${logo()}"]`).first().waitFor();
  await page.getByRole('button', { name: '撤销' }).click();
  await eventually(async () => logo(), before);
  expect(trouble).toEqual([]);
  await page.close();
});

test('a picture that an operator uploads for a block of a page is in the draft and in the phone beside it', async () => {
  const { page, trouble } = await site.open('#/pages/download-page');
  await page.getByRole('button', { name: '添加块…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^图片image/ })
    .click();
  await page.getByRole('button', { name: '图片：选择图片' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('从我的电脑选一张图片').last().setInputFiles(file('own.svg', drawing));
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/^\/assets\/pages\/download-page\/picture-[0-9a-f]{12}\.svg$/).waitFor();
  await phoneOf(page)
    .locator('img[src*="/assets/pages/download-page/picture-"]')
    .waitFor({ state: 'attached' });
  for (const _ of [1, 2]) await page.getByRole('button', { name: '撤销' }).click();
  expect(trouble).toEqual([]);
  await page.close();
});

// In `npm test` a logo is uploaded and undone; pictures.test.ts of the server refuses and saves.
test('an operator uploads a logo: refused with the reason, shown in form and phone, undone, saved', async () => {
  const { page, trouble } = await site.open('#/brands/fast-loan');
  const before = logo();
  await page.getByRole('button', { name: '标志图片：选择图片' }).first().click();
  const dialog = page.getByRole('dialog');
  const input = dialog.getByLabel('从我的电脑选一张图片').last();
  await input.setInputFiles(file('bad.svg', '<svg><script>1</script></svg>'));
  await dialog.getByRole('alert').getByText('SVG 里不能有 <script>').waitFor();
  expect(await axeInFullRun(page)).toEqual([]);
  await input.setInputFiles(file('logo.svg', drawing));
  await dialog.waitFor({ state: 'detached' });
  await eventually(async () => /^\/assets\/brands\/fast-loan\/logo-[0-9a-f]{12}\.svg$/.test(logo()), true);
  const asset = logo();
  await page.getByText(asset).waitFor();
  const drawn = () =>
    page
      .locator(`img[src$="${asset}"]`)
      .first()
      .evaluate((img: HTMLImageElement) => img.naturalWidth > 0);
  await page.locator(`img[src$="${asset}"]`).first().waitFor();
  await eventually(drawn, true);
  await page.getByRole('link', { name: '预览', exact: true }).last().click();
  const phone = phoneOf(page);
  await phone.locator(`img[src$="${asset}"]`).first().waitFor();
  expect(existsSync(join(site.dir, 'public', asset))).toBe(false);
  await page.getByRole('button', { name: '撤销' }).click();
  await eventually(async () => logo(), before);
  await page.getByRole('button', { name: '重做' }).click();
  await eventually(async () => logo(), asset);
  await page.evaluate(() => {
    location.hash = '#/save';
  });
  await page.getByText(`public${asset}`).first().waitFor();
  for (const risk of await page.getByRole('checkbox').all()) await risk.check();
  await page.getByRole('button', { name: /^保存/ }).last().click();
  await eventually(async () => existsSync(join(site.dir, 'public', asset)), true);
  // The browser logs the refused request in its console.
  expect(trouble.filter((one) => !one.includes('status of 400'))).toEqual([]);
  await page.close();
});
