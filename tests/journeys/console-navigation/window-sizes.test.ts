import { expect, test } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { sharedConsole } from '../harness/shared-console.ts';

const site = sharedConsole();

test('the picture fields of brands and hosts fit in windows of 860 to 1280 pixels', async () => {
  const { page, trouble } = await site.open('#/brands/money-lending');
  for (const place of ['#/brands/money-lending', '#/hosts/default']) {
    await page.evaluate((to) => {
      location.hash = to;
    }, place);
    const choose = page.getByRole('button', { name: /^标志图片.*选择图片/ }).first();
    await choose.waitFor();
    for (const width of [860, 900, 980, 1040, 1100, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const misfits = await choose.evaluate((button) => {
        const faults: string[] = [];
        const group = button.closest('fieldset')?.getBoundingClientRect();
        const path = button.previousElementSibling?.getBoundingClientRect();
        if (button.getBoundingClientRect().right > (group?.right ?? 0)) faults.push('the button is cut off');
        if ((path?.width ?? 0) < 100) faults.push('the path runs down the page');
        if (document.body.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
        return faults;
      });
      expect([place, width, misfits]).toEqual([place, width, []]);
    }
  }
  expect(trouble).toEqual([]);
  await page.close();
});

test('a dialog that is higher than the window shows that it continues, and ends with its last field', async () => {
  const { page, trouble } = await site.open('#/channels');
  await page.setViewportSize({ width: 1366, height: 700 });
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const buttons = dialog.locator('[class*=buttons]');
  const isContinued = () => buttons.evaluate((box) => box.dataset.below !== undefined);
  await eventually(isContinued, true);
  const note = dialog.getByRole('textbox', { name: '备注' });
  await note.focus();
  const bottom = async (one: typeof note) => {
    const box = await one.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await bottom(note)).toBeLessThanOrEqual((await buttons.boundingBox())?.y ?? 0);
  await dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await eventually(isContinued, false);
  await page.setViewportSize({ width: 1366, height: 1000 });
  await eventually(isContinued, false);
  expect(trouble).toEqual([]);
  await page.close();
});

test('the phones of a brand are aligned in a row, however long the names above them are', async () => {
  const { page, trouble } = await site.open('#/brands/fast-loan/pages');
  const cards = page.locator('main li');
  await cards.first().waitFor();
  const rows = await cards.evaluateAll((all) => {
    const tops = new Map<number, Set<number>>();
    for (const card of all) {
      const at = Math.round(card.getBoundingClientRect().top);
      const phone = Math.round(card.querySelector('[inert]')?.getBoundingClientRect().top ?? 0);
      tops.set(at, (tops.get(at) ?? new Set()).add(phone));
    }
    return [...tops.values()].map(({ size }) => size);
  });
  expect(rows.length).toBeGreaterThan(3);
  expect(new Set(rows)).toEqual(new Set([1]));
  expect(trouble).toEqual([]);
  await page.close();
});
